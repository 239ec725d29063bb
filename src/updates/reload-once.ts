import { createSessionStore, putStateAside, type SessionStore } from "./kept-state.ts";

const markerKey = "site:reload";
const throttleMilliseconds = 10_000;

/** The last reload in memory, for browsers that refuse storage; gone with the page it was for. */
let lastReload: string | undefined;

/** Loads the document of the present address anew; false if that has just been done. */
export function reloadOnce(url: URL): boolean {
  const isDue = leaveOnce(url);
  if (isDue) location.reload();
  return isDue;
}

/**
 * Notes that the document of an address is about to be loaded anew, and keeps the state for it.
 * False, and nothing is noted, if that was less than 10 seconds ago: it has not helped.
 */
export function leaveOnce(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
  store: SessionStore = createSessionStore(),
): boolean {
  const path = pathname + search + hash;
  const marker = readMarker(store.read(markerKey) ?? lastReload);
  if (marker?.path === path && marker.expires >= Date.now()) return false;
  lastReload = JSON.stringify({ path, expires: Date.now() + throttleMilliseconds });
  store.write(markerKey, lastReload);
  putStateAside(store);
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
