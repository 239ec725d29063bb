import { settings } from "../../house/facts/consent-settings.ts";
import type { OwnScript } from "../../house/facts/cookies.ts";
import type { Route } from "../../house/routes/routes.ts";
import { deleteRefusedCookies } from "../../site/consent/refused-cookies.ts";
import { siteConsent } from "../../site/consent/site-consent.ts";
import { followStayCookie } from "../../site/stay/remember-stay.ts";
import { pathWithoutStay } from "../../site/stay/stay-query.ts";
import { createPageScripts } from "./page-scripts.ts";
import type { TagManager, TrackedView } from "./tag-manager.ts";

const tagManagerScript: OwnScript = {
  src: `https://www.googletagmanager.com/gtm.js?id=${settings.tagManagerId}`,
};

/**
 * Applies the stored decision and every later one. Returns the function that reports page views. The code for the tag
 * manager is loaded only with consent.
 */
export function followConsent(): (url: URL, route: Route | undefined) => void {
  const scripts = createPageScripts(window);
  let view: TrackedView | undefined;
  let tagManager: TagManager | undefined;
  let isLeaving = false;

  const follow = () => {
    if (isLeaving) return;
    const own = listOwnScripts();
    const isTagged = isTagManagerOn();
    if (scripts.hasRunOther(isTagged ? [...own, tagManagerScript] : own)) {
      void leaveScripts();
      return;
    }
    if (!isTagged) tagManager?.stop();
    deleteRefusedCookies(settings, siteConsent.read(), window);
    for (const script of own) scripts.start(script);
    countView();
    if (isTagged) startTagManager();
  };
  siteConsent.subscribe(follow);
  follow();
  followStayCookie();

  return (url, route) => {
    // This navigation has cancelled the reload.
    if (isLeaving) return location.reload();
    // Dates of a stay are not reported.
    const fullPath = pathWithoutStay(url);
    // A page rendered again after an error is not a new view.
    if (route && view?.fullPath === fullPath) return;
    view = route && { fullPath, routeName: route.name };
    scripts.leavePage();
    countView();
    tagManager?.trackView(view);
  };

  function countView(): void {
    if (view) scripts.countView(listOwnScripts(), location.origin + view.fullPath);
  }

  /** Reloads the document, because a script cannot be unloaded. */
  async function leaveScripts(): Promise<void> {
    isLeaving = true;
    tagManager?.stop();
    deleteRefusedCookies(settings, siteConsent.read(), window);
    try {
      (await import("../typed-text.ts")).keepTyped();
    } catch (error) {
      console.error("What has been typed could not be kept.", error);
    }
    location.reload();
  }

  async function startTagManager(): Promise<void> {
    try {
      const { createTagManager } = await import("./tag-manager.ts");
      // Checked after waiting: the visitor may have changed the decision.
      if (isLeaving || !isTagManagerOn()) return;
      if (!tagManager) {
        tagManager = createTagManager(window);
        tagManager.trackView(view);
      }
      tagManager.start();
      scripts.start(tagManagerScript);
    } catch (error) {
      console.error("The tag manager's code could not be loaded.", error);
    }
  }
}

/** The scripts of accepted choices, and the one that needs none. */
function listOwnScripts(): readonly OwnScript[] {
  const { enabledIds } = siteConsent.read();
  const { statistics, choices } = settings;
  const chosen = choices.flatMap(({ id, script }) =>
    script && enabledIds.includes(id) ? [script] : [],
  );
  return statistics ? [statistics, ...chosen] : chosen;
}

function isTagManagerOn(): boolean {
  const { marketingId, tagManagerId } = settings;
  if (marketingId === undefined || tagManagerId === null) return false;
  return siteConsent.read().enabledIds.includes(marketingId);
}
