import { readSession, writeSession } from "./session.ts";

const markerKey = "site:reload";
const throttleMilliseconds = 10_000;

/** The marker in memory, for browsers that refuse storage; gone with the document it was for. */
let marker: Readonly<Record<string, unknown>> = {};

/** Loads the document of the present address anew; false if that has just been done. */
export function reloadOnce(url: URL): boolean {
  const isDue = leaveOnce(url);
  if (isDue) location.reload();
  return isDue;
}

/**
 * Notes that the document of an address is about to be loaded anew. False, and nothing is noted, if
 * that was less than 10 seconds ago: it has not helped.
 */
export function leaveOnce({ pathname, search, hash }: URL): boolean {
  const path = pathname + search + hash;
  const now = Date.now();
  // Until when, milliseconds, addresses are not loaded again.
  const ends = { ...marker, ...readSession(markerKey) };
  if (Number(ends[path]) >= now) return false;
  marker = { ...ends, [path]: now + throttleMilliseconds };
  writeSession(markerKey, marker);
  return true;
}
