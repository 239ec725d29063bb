import { createSessionStore, putStateAside, type SessionStore } from "../browser/kept-state.ts";

const markerKey = "site:reload";
const throttleMilliseconds = 10_000;

/** The marker in memory, for browsers that refuse storage; gone with the document it was for. */
let marker = "{}";

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
  { pathname, search, hash }: URL,
  store: SessionStore = createSessionStore(),
): boolean {
  const path = pathname + search + hash;
  const now = Date.now();
  const expiries = readMarker(store.read(markerKey) ?? marker).filter(([, end]) => end >= now);
  if (expiries.some(([known]) => known === path)) return false;
  marker = JSON.stringify(Object.fromEntries([...expiries, [path, now + throttleMilliseconds]]));
  store.write(markerKey, marker);
  putStateAside(store);
  return true;
}

/** Paths that have been loaded anew, and until when, milliseconds, they are not loaded again. */
function readMarker(text: string): [path: string, end: number][] {
  try {
    return Object.entries(JSON.parse(text) ?? {});
  } catch {
    return [];
  }
}
