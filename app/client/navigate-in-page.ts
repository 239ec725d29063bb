import { rememberLocale } from "../i18n/locale-cookie.ts";
import { routeOf } from "../loaded-page.ts";
import { findRoute } from "../routes.ts";
import type { Application } from "./application.tsx";
import { leaveOnce, reloadOnce } from "./reload-once.ts";
import { findRuleRedirect, RouteError, type RouteRules, resolveRoute } from "./resolve-route.ts";
import type { BuildNews } from "./watch-builds.ts";

/** Rules that hold before the manifest is there, and beside it. */
const ownRules: RouteRules = { "*": { middleware: ["remember-language"] } };

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
  const redirect = findRuleRedirect(url, news.routeRules);
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
    handler: () => showPage(url, event, application, news),
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
  { routeRules }: BuildNews,
): Promise<void> {
  const { signal } = event;
  const isReturn = event.navigationType === "traverse";
  const scroll = () => event.scroll();
  const current = application.current();
  try {
    const { path } = resolveRoute(url, {
      rules: { ...ownRules, ...routeRules },
      middleware: {
        "remember-language": ({ locale }) => {
          if (locale !== current.payload.locale) rememberLocale(locale, window);
          return undefined;
        },
      },
    });
    const isSamePage = path === routeOf(current.payload)?.path;
    const page = isSamePage ? current : await application.load(path);
    // A stay that is asked for on the page itself is answered where the visitor is, unless in the header.
    const isInHeader = document.querySelector("header details[open]") !== null;
    const staysInPlace = isSamePage && url.search !== "" && !isReturn && !isInHeader;
    await application.show(page, { url, signal, isReturn, ...(!staysInPlace && { scroll }) });
  } catch (error) {
    if (signal.aborted) return;
    const isRouteError = error instanceof RouteError;
    if (!isRouteError || error.fatal) console.error(error);
    if (!isRouteError && reloadOnce(url)) return;
    await application.showError(error, { url, signal, scroll, isReturn });
  }
}
