import { settings } from "../../house/facts/consent-settings.ts";
import type { OwnScript } from "../../house/facts/cookies.ts";
import type { Route } from "../../house/routes/routes.ts";
import { deleteRefusedCookies } from "../../site/consent/refused-cookies.ts";
import { siteConsent } from "../../site/consent/site-consent.ts";
import { followStayCookie } from "../../site/stay/remember-stay.ts";
import { replaceStay } from "../../site/stay/stay-query.ts";
import { createPageScripts } from "./page-scripts.ts";
import type { TagManager, TrackedView } from "./tag-manager.ts";

const tagManagerScript: OwnScript = {
  src: `https://www.googletagmanager.com/gtm.js?id=${settings.tagManagerId}`,
};

/**
 * Makes the page follow the visitor's decision, the stored one and every later one. Gives back how
 * to tell which page is being seen. The tag manager's code comes only with a decision for it.
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

  return ({ pathname, search, hash }, route) => {
    // The way here has broken off the way to a new document.
    if (isLeaving) return location.reload();
    // When somebody wants to stay is nobody else's business.
    const fullPath = pathname + replaceStay(search, null) + hash;
    // The same page, drawn anew after an error, is no other view.
    if (route && view?.fullPath === fullPath) return;
    view = route && { fullPath, routeName: route.name };
    scripts.leavePage();
    countView();
    tagManager?.trackView(view);
  };

  function countView(): void {
    if (view) scripts.countView(listOwnScripts(), location.origin + view.fullPath);
  }

  /** Loads the document anew: a script that has run goes on in this one, whatever it is told. */
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
      // Asked after waiting: the visitor may have decided anew meanwhile.
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

/** Scripts of choices that are on, and the one that needs no choice. */
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
