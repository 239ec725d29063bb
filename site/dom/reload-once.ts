import { readSession, writeSession } from "./session.ts";

const markerKey = "site:reload";
const throttleMilliseconds = 10_000;

/** The marker in memory, for browsers that refuse storage. */
let marker: Readonly<Record<string, unknown>> = {};

/** Reloads the document; returns false if that was just done. */
export function reloadOnce(url: URL): boolean {
  const isDue = leaveOnce(url);
  if (isDue) location.reload();
  return isDue;
}

/**
 * Records that the document of an address is about to be reloaded. Returns false if that was less than 10 seconds ago,
 * because it did not help.
 */
export function leaveOnce({ pathname, search, hash }: URL): boolean {
  const path = pathname + search + hash;
  const now = Date.now();
  // By path, the time until which it is not reloaded, in milliseconds.
  const ends = { ...marker, ...readSession(markerKey) };
  if (Number(ends[path]) >= now) return false;
  marker = { ...ends, [path]: now + throttleMilliseconds };
  writeSession(markerKey, marker);
  return true;
}
