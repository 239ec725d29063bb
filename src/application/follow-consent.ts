import { settings } from "virtual:consent-settings";
import { applyConsent } from "../consent/apply-consent.ts";
import { siteConsent } from "../consent/site-consent.ts";
import type { TagManager } from "../tag-manager/tag-manager.ts";

/** Makes the page follow the visitor's decision, the stored one and every later one. */
export function followConsent(tagManager: TagManager): void {
  const { marketingId, tagManagerId } = settings;
  const follow = () => {
    const consent = siteConsent.read();
    const isMarketingOn = marketingId !== undefined && consent.enabledIds.includes(marketingId);
    // Before its cookies go: what still runs must know by then that it may not write new ones.
    if (isMarketingOn && tagManagerId !== null) tagManager.start(tagManagerId);
    else tagManager.stop();
    applyConsent(settings, consent, window);
  };
  siteConsent.subscribe(follow);
  follow();
}
