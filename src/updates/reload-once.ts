import { type KeptState, putStateAside } from "./kept-state.ts";
import type { SessionStore } from "./session-store.ts";

const markerKey = "site:reload";
const throttleMilliseconds = 10_000;

/** What a reload needs of its surroundings. */
export type ReloadOptions = {
  readonly store: SessionStore;
  readonly now: () => number;
  /** Leaves this page and loads the path, even if it is the page's own. */
  readonly load: (path: string) => void;
};

/** The last reload in memory, for browsers that refuse storage; gone with the page it was for. */
let lastReload: string | undefined;

/**
 * Loads a path anew and keeps the state for the page to come. Gives back false, and does nothing,
 * if this path was reloaded less than 10 seconds ago: whatever is wrong, reloading has not helped.
 */
export function reloadOnce(
  path: string,
  state: KeptState,
  { store, now, load }: ReloadOptions,
): boolean {
  const marker = readMarker(store.read(markerKey) ?? lastReload);
  if (marker?.path === path && marker.expires >= now()) return false;
  lastReload = JSON.stringify({ path, expires: now() + throttleMilliseconds });
  store.write(markerKey, lastReload);
  putStateAside(store, state);
  load(path);
  return true;
}

function readMarker(text: string | undefined): { path: unknown; expires: number } | undefined {
  try {
    const marker: { path?: unknown; expires?: unknown } = JSON.parse(text ?? "{}");
    return { path: marker.path, expires: Number(marker.expires) };
  } catch {
    return undefined;
  }
}
