import { rememberLocale } from "../domain/locales/locale-cookie.ts";
import { findRoute, RouteError } from "../house/routes/routes.ts";
import { leaveOnce, reloadOnce } from "../site/dom/reload-once.ts";
import type { Application } from "./application.tsx";
import type { Destination } from "./application-root.tsx";
import { focusPage } from "./focus-page.ts";
import { type BuildNews, findRuleRedirect } from "./watch-builds.ts";

/**
 * Answers the browser's `navigate` events: pages of ours are shown without loading a document.
 * Everything else is left to the browser: other sites, files, unknown paths, hashes on the page.
 */
export function navigateInPage(
  event: NavigateEvent,
  application: Application,
  news: BuildNews,
): void {
  const { destination, navigationType } = event;
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return;
  // Whoever writes an address into the history shows what belongs to it.
  if (destination.sameDocument && navigationType !== "traverse") return;
  if (event.formData || navigationType === "reload") return;
  if (application.isBroken()) {
    // Back within this document: it has nothing to show.
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
  // Back to the missing page that this document was sent for, the browser has nothing to load.
  if (!findRoute(url.pathname) && !destination.sameDocument) return;
  if (navigationType !== "traverse" && news.hasNewBuild && leaveOnce(url)) return;
  // The click is answered with the next frame, whenever the page comes (`utilities.css`). On the way
  // back no frame comes before the page: the browser would keep the place of this one for it.
  if (navigationType !== "traverse") document.body.ariaBusy = "true";
  event.intercept({
    focusReset: "manual",
    scroll: "manual",
    handler: () => showPage(url, event, application, sentStay),
  });
}

/** Later: the browser forbids to navigate while it is still telling about a navigation. */
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

/** The code of the prices page answers a stay; any other place on the page is scrolled to. */
async function stayOnPage({ url, isReturn, scroll }: Destination, sentStay: string): Promise<void> {
  if (url.searchParams.has("arrival") && !isReturn) {
    // A click may come before that code.
    (await import("../site/stay/stay-address.ts")).followLink(sentStay);
    return;
  }
  // Until the page has heard of the stay: another place on it may answer that.
  await null;
  scroll?.();
  if (!isReturn) focusPage();
}
