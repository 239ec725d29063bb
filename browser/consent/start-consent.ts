import { settings } from "../../house/facts/consent-settings.ts";
import { listCookies } from "../../site/consent/page-cookies.ts";
import { siteConsent } from "../../site/consent/site-consent.ts";
import { unlessLeaving } from "../../site/dom/unless-leaving.ts";
import { type LoadedPage, routeOf } from "../../site/layout/loaded-page.ts";
import type { Application } from "../application.tsx";

/**
 * Lets run what the visitor has agreed to, on this page and all that follow. What that takes is
 * loaded for those with cookies, the only ones who can have decided, and for others once they do;
 * at once where something needs no consent.
 */
export async function startConsent(application: Application): Promise<void> {
  // The address changes before the page does: only together do they say what is seen.
  let shown: readonly [LoadedPage, URL] = [application.current(), new URL(location.href)];
  let track = (..._shown: typeof shown) => {};
  application.onShown((...next) => {
    shown = next;
    track(...shown);
  });
  try {
    if (!settings.statistics && listCookies(window).length === 0) await firstDecision();
    const { followConsent } = await unlessLeaving(import("./follow-consent.ts"));
    const trackView = followConsent();
    track = ({ payload }, url) => trackView(url, routeOf(payload));
    track(...shown);
  } catch (error) {
    console.error("What needs consent could not be loaded and stays off.", error);
  }
}

function firstDecision(): Promise<void> {
  return new Promise((resolve) => {
    const stop = siteConsent.subscribe(() => {
      if (siteConsent.read().status === "undecided") return;
      stop();
      resolve();
    });
  });
}
