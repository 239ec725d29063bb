import { frames, hasEmbeds } from "#house/uses.mjs";
import { rememberLocale } from "../domain/locales/locale-cookie.ts";
import { findRoute, RouteError } from "../house/routes/routes.ts";
import { leaveOnce, reloadOnce } from "../site/dom/reload-once.ts";
import type { Application } from "./application.tsx";
import type { Destination } from "./application-root.tsx";
import { focusPage } from "./focus-page.ts";
import { type BuildNews, findRuleRedirect } from "./watch-builds.ts";

/**
 * Handles the browser's `navigate` events: pages of the site are shown without loading a document. Other sites, files,
 * unknown paths and hashes on the page are left to the browser.
 */
export function navigateInPage(
  event: NavigateEvent,
  application: Application,
  news: BuildNews,
): void {
  const { destination, navigationType } = event;
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return;
  // Code that replaces a history entry updates the page itself.
  if (destination.sameDocument && navigationType !== "traverse") return;
  if (event.formData || navigationType === "reload") return;
  if (application.isBroken()) {
    // A broken application cannot show a traversal within this document.
    if (destination.sameDocument) event.intercept({ handler: async () => location.reload() });
    return;
  }
  const url = new URL(destination.url);
  const { sentStay = location.search } = { ...history.state };
  const redirect = findRuleRedirect(url, news);
  if (redirect !== undefined && event.cancelable) {
    event.preventDefault();
    const replace = navigationType === "replace";
    leaveFor(redirect, replace);
    return;
  }
  // A traversal to the missing page that this document was sent for has nothing to load.
  const route = findRoute(url.pathname);
  if (!route && !destination.sameDocument) return;
  // A page with frames of others has headers of its own: the browser loads it.
  if (hasEmbeds && route && frames[route.page]) return;
  if (navigationType !== "traverse" && news.hasNewBuild && leaveOnce(url)) return;
  // A click shows its feedback in the next frame, before the page has loaded (`utilities.css`). A traversal must not
  // paint in between: the browser would store this page's scroll position for the other.
  if (navigationType !== "traverse") document.body.ariaBusy = "true";
  event.intercept({
    focusReset: "manual",
    scroll: "manual",
    handler: () => showPage(url, event, application, sentStay),
  });
}

/** Deferred, because a `navigate` handler must not start another navigation. */
function leaveFor(address: string, replace: boolean): void {
  import("./navigate-to.ts").then(
    ({ navigateTo }) => navigateTo(address, { replace }),
    () => location.assign(address),
  );
}

async function showPage(
  url: URL,
  event: NavigateEvent,
  application: Application,
  sentStay: string,
): Promise<void> {
  const { signal, hasUAVisualTransition: isAnimated } = event;
  const isReturn = event.navigationType === "traverse";
  const destination = { url, signal, isReturn, isAnimated, scroll: () => event.scroll() };
  const current = application.current();
  try {
    const route = findRoute(url.pathname);
    if (!route) throw new RouteError(url);
    if (route.locale !== current.payload.locale) rememberLocale(route.locale, window);
    if (route.path === current.payload.path) await stayOnPage(destination, sentStay);
    else await application.show(await application.load(route.path), destination);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof RouteError) {
      reportError(error);
    } else {
      console.error(error);
      if (reloadOnce(url)) return;
    }
    await application.showError(error, destination);
  }
}

/** On the prices page a stay in the address is shown by the page's code; any other target is scrolled to. */
async function stayOnPage({ url, isReturn, scroll }: Destination, sentStay: string): Promise<void> {
  if (url.searchParams.has("arrival") && !isReturn) {
    // The click may come before that code has loaded.
    (await import("../site/stay/stay-address.ts")).followLink(sentStay);
    return;
  }
  // After the page has rendered the stay, which may add the target.
  await null;
  scroll?.();
  if (!isReturn) focusPage();
}
