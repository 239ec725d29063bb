import { replaceStay } from "../booking/stay.ts";
import { applyConsent } from "../consent/apply-consent.ts";
import { settings } from "../consent/consent-settings.ts";
import { countView, toggleScript } from "../consent/own-scripts.ts";
import { siteConsent } from "../consent/site-consent.ts";
import type { TagManager, TrackedView } from "../consent/tag-manager.ts";
import type { Route } from "../routes.ts";
import { rememberStay } from "../stay/remember-stay.ts";

/**
 * Makes the page follow the visitor's decision, the stored one and every later one. Gives back how
 * to tell which page is being seen. The tag manager's code comes only with a decision for it.
 */
export function followConsent(): (url: URL, route: Route | undefined) => void {
  const { marketingId, tagManagerId } = settings;
  let view: TrackedView | undefined;
  let tagManager: TagManager | undefined;
  let loading: Promise<void> | undefined;
  const counted = new Set<string>();

  const follow = async () => {
    if (tagManagerId !== null && isMarketingOn()) loading ??= loadTagManager();
    await loading;
    // Read after waiting: the visitor may have decided anew meanwhile.
    // Before its cookies go: what still runs must know by then that it may not write new ones.
    if (isMarketingOn() && tagManagerId !== null) tagManager?.start(tagManagerId);
    else tagManager?.stop();
    applyConsent(settings, siteConsent.read(), window);
    countViews();
  };
  if (settings.statistics) toggleScript(settings.statistics, true, window);
  siteConsent.subscribe(follow);
  follow();
  rememberStay();

  return ({ pathname, search, hash }, route) => {
    // When somebody wants to stay is nobody else's business.
    const fullPath = pathname + replaceStay(search, null) + hash;
    view = route && { fullPath, routeName: route.name };
    counted.clear();
    tagManager?.trackView(view);
    countViews();
  };

  /** Every script of the owner's own that runs is told once of the page being seen. */
  function countViews(): void {
    for (const script of listRunningScripts()) {
      if (!view || counted.has(script.src)) continue;
      counted.add(script.src);
      countView(script, location.origin + view.fullPath, window);
    }
  }

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

/** Scripts of choices that are on, and the one that needs no choice. */
function listRunningScripts() {
  const { enabledIds } = siteConsent.read();
  const { statistics, choices } = settings;
  const chosen = choices.flatMap(({ id, script }) =>
    script && enabledIds.includes(id) ? [script] : [],
  );
  return statistics ? [statistics, ...chosen] : chosen;
}
