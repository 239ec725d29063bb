import { currentConnection } from "../site/dom/connection.ts";
import { fetchJson } from "../site/dom/fetch-json.ts";
import { runWhenIdle } from "../site/dom/run-when-idle.ts";

/** The manifest of the application's own build, `builds/meta/{id}.json`. */
export type BuildManifest = {
  readonly id: string;
  /** When it was built, milliseconds since 1970. */
  readonly timestamp: number;
  /** Rules by path: redirects, so far. */
  readonly routeRules: Readonly<Record<string, { readonly redirect?: string }>>;
  /** Paths whose data are at `{path}/_payload.json`. */
  readonly prerendered: readonly string[];
};

/** The state of builds in a tab: the rules of its own, and whether there is a newer one. */
export type BuildNews = {
  routeRules: ReadonlyMap<string, { readonly redirect?: string }>;
  hasNewBuild: boolean;
};

/** The delay of the manifest after the browser has become idle. */
const manifestDelayMilliseconds = 1000;

/** How often a tab asks whether there is a newer build. */
const checkMilliseconds = 60 * 60 * 1000;

/**
 * Watches for a newer build. The manifest is fetched a second after the browser has become idle, except on very slow
 * networks; `builds/latest.json` every hour, until it names another build. The site works without either.
 */
export function watchBuilds(buildId: string): BuildNews {
  const news: BuildNews = { routeRules: new Map(), hasNewBuild: false };
  if (currentConnection()?.effectiveType !== "slow-2g") {
    runWhenIdle(() => setTimeout(readManifest, manifestDelayMilliseconds));
  }
  const timer = setInterval(askForLatest, checkMilliseconds);
  return news;

  async function readManifest(): Promise<void> {
    try {
      const manifest = (await fetchJson(`/builds/meta/${buildId}.json`)) as BuildManifest;
      news.routeRules = new Map(Object.entries(manifest.routeRules));
    } catch (error) {
      console.error("Error fetching the build manifest.", error);
    }
  }

  async function askForLatest(): Promise<void> {
    const address = `/builds/latest.json?${Date.now()}`;
    const latest = await fetchJson(address, { cache: "no-store" }).catch(() => undefined);
    const id = (latest as { id?: unknown } | undefined)?.id;
    if (typeof id !== "string" || id === buildId) return;
    clearInterval(timer);
    news.hasNewBuild = true;
  }
}

/** The path that the path of an address has moved to, with the rest of the address. */
export function findRuleRedirect(
  { pathname, search, hash }: URL,
  { routeRules }: BuildNews,
): string | undefined {
  const rule = routeRules.get(pathname);
  return rule?.redirect === undefined ? undefined : rule.redirect + search + hash;
}
