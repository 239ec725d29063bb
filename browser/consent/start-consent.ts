import { settings } from "../../house/facts/consent-settings.ts";
import { listCookies } from "../../site/consent/page-cookies.ts";
import { siteConsent } from "../../site/consent/site-consent.ts";
import { unlessLeaving } from "../../site/dom/unless-leaving.ts";
import { type LoadedPage, routeOf } from "../../site/layout/loaded-page.ts";
import type { Application } from "../application.tsx";

/**
 * Starts the scripts and cookies that the visitor has accepted. Their code is loaded at once if the browser has cookies,
 * because the visitor may have decided, or if the house has a script that needs no consent; otherwise at the decision.
 */
export async function startConsent(application: Application): Promise<void> {
  // The address changes before the page; a view needs both.
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
