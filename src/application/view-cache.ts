import { fetchJson } from "../navigation/fetch-json.ts";
import { payloadAddress } from "../navigation/payload-address.ts";
import { loadView, type Payload, type View } from "../view.ts";

/** Loads views, each once; what has been prefetched is there without a request. */
export type ViewCache = {
  /** Rejects when data or code cannot be loaded; the next call tries again. */
  readonly load: (path: string) => Promise<View>;
  readonly add: (path: string, view: View) => void;
};

/** A cache for the pages of one build. */
export function createViewCache(buildId: string): ViewCache {
  const views = new Map<string, Promise<View>>();
  return {
    load(path) {
      const known = views.get(path);
      if (known) return known;
      const view = fetchView(path, buildId);
      views.set(path, view);
      view.catch(() => views.delete(path));
      return view;
    },
    add: (path, view) => views.set(path, Promise.resolve(view)),
  };
}

async function fetchView(path: string, buildId: string): Promise<View> {
  const payload = (await fetchJson(payloadAddress(path, buildId))) as Payload;
  if (payload.buildId !== buildId) {
    throw new Error(`the data of ${path} are of build ${payload.buildId}, not of ${buildId}`);
  }
  return loadView(payload);
}
