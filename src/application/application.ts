import { rememberLocale } from "../i18n/remember-locale.ts";
import type { Middleware, RouteRules } from "../navigation/resolve-route.ts";
import { localeOfPath, type Route } from "../routes.ts";
import type { BuildManifest } from "../updates/build-manifest.ts";
import { keptState } from "../updates/kept-state.ts";
import { reloadOnce } from "../updates/reload-once.ts";
import { createSessionStore } from "../updates/session-store.ts";
import { routeOfPayload, type SentView, type View } from "../view.ts";
import { createViewCache, type ViewCache } from "./view-cache.ts";
import { createViewStage, type ViewStage } from "./view-stage.ts";

/** The running site: which page is shown, what is loaded, and what it knows of newer builds. */
export type Application = {
  /** The page that the document was sent with. */
  readonly sent: SentView;
  readonly stage: ViewStage;
  readonly views: ViewCache;
  readonly middleware: Readonly<Record<string, Middleware>>;
  readonly routeRules: () => RouteRules;
  readonly currentRoute: () => Route | undefined;
  /** Shows a view under its address and tells those who want to know. */
  readonly show: (view: View, url: URL) => Promise<void>;
  /** Shows the error page in the language of the address. */
  readonly showError: (status: number, url: URL) => Promise<void>;
  /** Leaves every page to the browser from now on, because this document cannot show any more. */
  readonly giveUp: () => void;
  readonly hasGivenUp: () => boolean;
  /** Lets the page that was sent be shown again: not before it is awake can it be rendered. */
  readonly noteAwake: () => void;
  /** Shows the present page anew where what the server has sent of it is gone. */
  readonly restorePage: () => Promise<void>;
  /** Loads the present address anew; false if that has just been done. */
  readonly reload: (url: URL) => boolean;
  /** Whether the browser should load this address itself, because there is a newer build. */
  readonly leavesForNewBuild: (url: URL) => boolean;
  readonly noteNewBuild: () => void;
  readonly noteManifest: (manifest: BuildManifest) => void;
  /** Calls back after every change of page. */
  readonly onShown: (listener: (view: View, url: URL) => void) => void;
};

/** Rules that hold before the manifest is there, and beside it. */
const ownRules: RouteRules = { "*": { middleware: ["remember-language"] } };

/** The application around the page that the server has rendered. */
export function createApplication(sent: SentView): Application {
  const store = createSessionStore();
  const views = createViewCache(sent.payload.buildId);
  const stage = createViewStage(sent);
  const listeners: ((view: View, url: URL) => void)[] = [];
  let current: View = sent;
  let hasNewBuild = false;
  let hasGivenUp = false;
  let rules = ownRules;

  return {
    sent,
    stage,
    views,
    middleware: {
      // Not by the route that is left: a missing page has none, but a language.
      "remember-language": ({ to }) => {
        if (to.locale !== current.payload.locale) rememberLocale(to.locale, window);
        return undefined;
      },
    },
    routeRules: () => rules,
    currentRoute: () => routeOfPayload(current.payload),
    show,
    async showError(status, url) {
      const locale = localeOfPath(url.pathname);
      const folder = locale === "en" ? "" : `/${locale}`;
      const view = await views
        .load(`${folder}/${status === 404 ? 404 : 500}`)
        .catch(() => undefined);
      // Without a network there is no error page either; the browser has one of its own.
      if (view) await show(view, url);
      else location.reload();
    },
    giveUp() {
      hasGivenUp = true;
    },
    hasGivenUp: () => hasGivenUp,
    noteAwake() {
      const route = routeOfPayload(sent.payload);
      if (route) views.add(route.path, sent);
    },
    async restorePage() {
      const route = routeOfPayload(current.payload);
      if (route) await show(await views.load(route.path), new URL(location.href));
    },
    reload: (url) =>
      reloadOnce(
        fullPath(url),
        keptState,
        reloadBy(() => location.reload()),
      ),
    leavesForNewBuild: (url) =>
      hasNewBuild &&
      reloadOnce(
        fullPath(url),
        keptState,
        reloadBy(() => undefined),
      ),
    noteNewBuild() {
      hasNewBuild = true;
    },
    noteManifest(manifest) {
      rules = { ...ownRules, ...manifest.routeRules };
    },
    onShown: (listener) => listeners.push(listener),
  };

  async function show(view: View, url: URL): Promise<void> {
    const isSamePage = view === current;
    current = view;
    await stage.show(view);
    // Another query on the same page, such as a stay being picked, is no new page.
    if (current !== view || isSamePage) return;
    for (const listener of listeners) listener(view, url);
  }

  function reloadBy(load: () => void) {
    return { store, now: Date.now, load };
  }
}

function fullPath(url: URL): string {
  return url.pathname + url.search + url.hash;
}
