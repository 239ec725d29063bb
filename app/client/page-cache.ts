import { fetchJson } from "../browser/fetch-json.ts";
import { unlessLeaving } from "../browser/unless-leaving.ts";
import { type LoadedPage, loadPage, type Payload } from "../loaded-page.ts";
import { payloadPath } from "../routes.ts";

/**
 * Loads the pages of one build by their paths, each once; what has been prefetched is there without
 * a request. Rejects when data or code cannot be loaded; the next call tries again.
 */
export function createPageCache(buildId: string): (path: string) => Promise<LoadedPage> {
  const pages = new Map<string, Promise<LoadedPage>>();
  return (path) => {
    const known = pages.get(path);
    if (known) return known;
    const page = fetchPage(path, buildId);
    pages.set(path, page);
    page.catch(() => pages.delete(path));
    return page;
  };
}

async function fetchPage(path: string, buildId: string): Promise<LoadedPage> {
  const payload = (await fetchJson(payloadAddress(path, buildId))) as Payload;
  if (payload.buildId !== buildId) {
    throw new Error(`the data of ${path} are of build ${payload.buildId}, not of ${buildId}`);
  }
  return unlessLeaving(loadPage(payload));
}

/**
 * The address of a page's data, `{path}/_payload.json?{build id}`. Throws when the path would lead
 * to another host.
 */
export function payloadAddress(path: string, buildId: string): string {
  const url = `${payloadPath(path)}?${buildId}`;
  // A host that no address can name.
  const ours = "https://ours.invalid";
  if (new URL(url, ours).origin !== ours) {
    throw new Error(`Payload URL must not include hostname: ${url}`);
  }
  return url;
}
