import { applyConsent } from "../consent/apply-consent.ts";
import { settings } from "../consent/consent-settings.ts";
import { siteConsent } from "../consent/site-consent.ts";
import type { TagManager, TrackedView } from "../consent/tag-manager.ts";
import { rememberStay } from "../stay/remember-stay.ts";

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
    if (tagManagerId !== null && isMarketingOn()) loading ??= loadTagManager();
    await loading;
    // Read after waiting: the visitor may have decided anew meanwhile.
    // Before its cookies go: what still runs must know by then that it may not write new ones.
    if (isMarketingOn() && tagManagerId !== null) tagManager?.start(tagManagerId);
    else tagManager?.stop();
    applyConsent(settings, siteConsent.read(), window);
  };
  siteConsent.subscribe(follow);
  follow();
  rememberStay();

  return (seen) => {
    view = seen;
    tagManager?.trackView(seen);
  };

  function isMarketingOn(): boolean {
    return marketingId !== undefined && siteConsent.read().enabledIds.includes(marketingId);
  }

  /** Never rejects: what a decision deletes must go without the tag manager too. */
  async function loadTagManager(): Promise<void> {
    try {
      const { createTagManager } = await import("../consent/tag-manager.ts");
      tagManager = createTagManager(window);
      tagManager.trackView(view);
    } catch (error) {
      loading = undefined;
      console.error("The tag manager's code could not be loaded.", error);
    }
  }
}
