import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../../server/manifest.ts";

const address = /<(?:a|img|script|link|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g;

/** Pages without exactly one `h1`, and links to pages, anchors and files that do not exist, as sentences. */
export function* findBrokenLinks({ siteUrl, pages, hasFile }: BuiltSite): Iterable<string> {
  const idsOf = new Map(pages.map(({ path, html }) => [path, findAll(html, / id="([^"]*)"/g)]));
  for (const { path, html } of pages) {
    const headings = findAll(html, /<h1\b[^>]*>\s*(\S)/g);
    if (headings.length !== 1) yield `${path} has ${headings.length} titles (h1); expected one.`;
    for (const target of new Set(findAll(html, address))) {
      const url = URL.parse(target.replaceAll("&amp;", "&"), siteUrl + path);
      if (!url) yield `${path} links to ${target}, which is not an address.`;
      if (url?.origin !== siteUrl) continue;
      const id = decodeURIComponent(url.hash.slice(1));
      if (!hasFile(url.pathname)) yield `${path} links to ${target}, which does not exist.`;
      else if (id !== "" && !idsOf.get(url.pathname)?.includes(id)) {
        yield `${path} links to ${target}, but that page has no such place.`;
      }
    }
  }
}

function findAll(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** A built site. */
export type BuiltSite = ReturnType<typeof readSite>;

/** Reads a built site: its pages with the error pages, and a test whether an address has a file. */
export function readSite(dist: string) {
  const folder = join(dist, "static");
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  const entries = { ...manifest.files, ...manifest.errorPages };
  return {
    siteUrl: manifest.siteUrl,
    pages: Object.entries(entries)
      // What a house has served as it is has no styles of ours.
      .filter(
        ([path, { type, styleHashes }]) =>
          type.startsWith("text/html") && styleHashes && path !== "/desk",
      )
      .map(([path, { file }]) => ({ path, html: readFileSync(join(folder, file), "utf8") })),
    hasFile: (path: string) => existsSync(join(folder, entries[path]?.file ?? path)),
  };
}
