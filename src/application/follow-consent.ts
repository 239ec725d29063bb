import { settings } from "virtual:consent-settings";
import { applyConsent } from "../consent/apply-consent.ts";
import { siteConsent } from "../consent/site-consent.ts";
import type { TagManager, TrackedView } from "../tag-manager/tag-manager.ts";

/**
 * Makes the page follow the visitor's decision, the stored one and every later one. Gives back how
 * to tell which page is being seen. The tag manager's code comes only with a decision for it.
 */
export function followConsent(): (view: TrackedView | undefined) => void {
  const { marketingId, tagManagerId } = settings;
  let view: TrackedView | undefined;
  let tagManager: TagManager | undefined;
  let loading: Promise<void> | undefined;

  const follow = async () => {
    const consent = siteConsent.read();
    const isMarketingOn = marketingId !== undefined && consent.enabledIds.includes(marketingId);
    if (tagManagerId !== null && isMarketingOn) loading ??= loadTagManager();
    await loading;
    // Before its cookies go: what still runs must know by then that it may not write new ones.
    if (isMarketingOn && tagManagerId !== null) tagManager?.start(tagManagerId);
    else tagManager?.stop();
    applyConsent(settings, consent, window);
  };
  siteConsent.subscribe(follow);
  follow();

  return (seen) => {
    view = seen;
    tagManager?.trackView(seen);
  };

  async function loadTagManager(): Promise<void> {
    const { createTagManager } = await import("../tag-manager/tag-manager.ts");
    tagManager = createTagManager(window);
    tagManager.trackView(view);
  }
}
