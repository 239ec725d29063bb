import type { BuiltSite } from "./read-site.ts";

const address = /<(?:a|img|script|link|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g;

/** Pages that nothing was written on, and links and files of pages that are not there. */
export function* findBrokenLinks({ manifest, pages, find }: BuiltSite): Iterable<string> {
  const idsOf = new Map(pages.map(({ path, html }) => [path, findAll(html, / id="([^"]*)"/g)]));
  for (const { path, html } of pages) {
    const headings = findAll(html, /<h1\b[^>]*>\s*(\S)/g);
    if (headings.length !== 1) yield `${path} has ${headings.length} titles (h1); expected one.`;
    for (const target of new Set(findAll(html, address))) {
      const url = URL.parse(target.replaceAll("&amp;", "&"), manifest.siteUrl + path);
      if (!url) yield `${path} leads to ${target}, which is no address.`;
      if (url?.origin !== manifest.siteUrl) continue;
      const id = decodeURIComponent(url.hash.slice(1));
      if (!find(url.pathname)) yield `${path} leads to ${target}, which is not there.`;
      else if (id !== "" && !idsOf.get(url.pathname)?.includes(id)) {
        yield `${path} leads to ${target}, and no such place is on that page.`;
      }
    }
  }
}

function findAll(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}
