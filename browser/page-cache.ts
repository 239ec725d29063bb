import { payloadPath } from "../house/routes/routes.ts";
import { fetchJson } from "../site/dom/fetch-json.ts";
import { unlessLeaving } from "../site/dom/unless-leaving.ts";
import { type LoadedPage, loadPage, type Payload } from "../site/layout/loaded-page.ts";
import { loadStyles } from "./load-styles.ts";

/**
 * Loads pages of the first page's build by their paths, each once, and resolves when their styles apply; a prefetched
 * page needs no request. Rejects when data, code or styles cannot be loaded; the next call tries again.
 */
export function createPageCache({
  buildId,
  styles: inlinedStyles,
}: Payload): (path: string) => Promise<LoadedPage> {
  const loading = new Map<string, Promise<LoadedPage>>();
  return (path) => {
    const started = loading.get(path);
    if (started) return started;
    const page = fetchPage(path);
    loading.set(path, page);
    page.catch(() => loading.delete(path));
    return page;
  };

  async function fetchPage(path: string): Promise<LoadedPage> {
    const payload = (await fetchJson(payloadAddress(path, buildId))) as Payload;
    if (payload.buildId !== buildId) {
      throw new Error(`the data of ${path} are of build ${payload.buildId}, not of ${buildId}`);
    }
    const { styles } = payload;
    const isInlined = styles === undefined || styles === inlinedStyles;
    const [page] = await unlessLeaving(
      Promise.all([loadPage(payload), isInlined || loadStyles(styles)]),
    );
    return page;
  }
}

/**
 * The address of a page's data, `{path}/_payload.json?{build id}`. Throws when the path would lead
 * to another host.
 */
export function payloadAddress(path: string, buildId: string): string {
  const url = `${payloadPath(path)}?${buildId}`;
  // A host that does not exist.
  const ours = "https://ours.invalid";
  if (new URL(url, ours).origin !== ours) {
    throw new Error(`Payload URL must not include hostname: ${url}`);
  }
  return url;
}
