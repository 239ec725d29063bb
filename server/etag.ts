import { createHash } from "node:crypto";
import type { Coding } from "./content-coding.ts";

/** The strong tag of some bytes, quoted. */
export function makeEtag(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 20)}"`;
}

/** The tag of a compressed copy: that of the plain bytes with the name of the coding in it. */
export function etagOfCoding(etag: string, coding: Coding): string {
  return coding === "identity" ? etag : etag.replace(/"$/, `-${coding}"`);
}

/** Whether an `If-None-Match` header names a tag; weak and strong count as the same. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === "*") {
    return true;
  }
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag.replace(/^W\//, ""));
}
