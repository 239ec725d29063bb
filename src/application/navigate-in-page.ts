import { navigateTo } from "../navigation/navigate-to.ts";
import { findRuleRedirect, resolveRoute } from "../navigation/resolve-route.ts";
import { RouteError } from "../navigation/route-error.ts";
import { findRoute, type Route } from "../routes.ts";
import type { Application } from "./application.ts";

/**
 * Answers the browser's `navigate` events: pages of ours are shown without loading a document.
 * Everything else is left to the browser: other sites, files, unknown paths, hashes on the page.
 */
export function navigateInPage(event: NavigateEvent, application: Application): void {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return;
  // Whoever writes an address into the history shows what belongs to it.
  if (event.destination.sameDocument && event.navigationType !== "traverse") return;
  if (event.formData || event.navigationType === "reload") return;
  if (application.hasGivenUp()) {
    // Back within this document: it has nothing to show.
    if (event.destination.sameDocument) event.intercept({ handler: async () => location.reload() });
    return;
  }
  const url = new URL(event.destination.url);
  const redirect = findRuleRedirect(url, application.routeRules());
  if (redirect !== undefined && event.cancelable) {
    event.preventDefault();
    const replace = event.navigationType === "replace";
    // The browser forbids to navigate while it is still telling about a navigation.
    queueMicrotask(() => navigateTo(redirect, { replace }));
    return;
  }
  const route = findRoute(url.pathname);
  if (!route) {
    // Back to the missing page that this document was sent for: the browser has nothing to load.
    if (event.destination.sameDocument) {
      application.stage.begin();
      event.intercept({ focusReset: "manual", handler: () => application.showError(404, url) });
    }
    return;
  }
  if (event.navigationType !== "traverse" && application.leavesForNewBuild(url)) return;

  const from = application.currentRoute();
  const isSamePage = route.path === from?.path && event.navigationType !== "traverse";
  application.stage.begin();
  event.intercept({
    focusReset: "manual",
    ...(isSamePage && url.search !== "" && { scroll: "manual" as const }),
    handler: () => showPage(url, { from, isSamePage, signal: event.signal }, application),
  });
}

async function showPage(
  url: URL,
  {
    from,
    isSamePage,
    signal,
  }: { from: Route | undefined; isSamePage: boolean; signal: AbortSignal },
  application: Application,
): Promise<void> {
  try {
    const route = resolveRoute(url, {
      from,
      rules: application.routeRules(),
      middleware: application.middleware,
    });
    const view = isSamePage
      ? application.stage.current()
      : await application.views.load(route.path);
    if (!signal.aborted) await application.show(view, url);
  } catch (error) {
    if (signal.aborted) return;
    console.error(error);
    const isRefusal = error instanceof RouteError;
    if (!isRefusal && application.reload(url)) return;
    await application.showError(isRefusal ? error.status : 500, url);
  }
}
