import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "../../domain/locales/locales.ts";
import { findPage, routes } from "../../house/routes/routes.ts";
import { readWorkspace } from "../../house/workspace/workspace.mjs";
import type { Manifest } from "../../server/manifest.ts";

/** The house under test, and its site. */
export const workspace = readWorkspace([]);

/** What the build says about itself; `siteUrl` is the origin in canonical links and the sitemap. */
export const builtSite: Manifest = JSON.parse(
  readFileSync(join(workspace.out, "manifest.json"), "utf8"),
);

/** The path of an absolute address of this site. Throws for an address elsewhere. */
export function pathOnSite(address: string): string {
  const { origin, pathname, search } = new URL(address);
  if (origin !== builtSite.siteUrl) throw new Error(`${address} is not on ${builtSite.siteUrl}`);
  return pathname + search;
}

/** The addresses of a page by language as search engines are told of them, `x-default` included. */
export function listAlternates(page: string): Readonly<Record<string, string>> {
  const original = findPage(page, defaultLocale);
  const versions = routes.filter((route) => route.page === page);
  return Object.fromEntries([
    ...(original ? [["x-default", builtSite.siteUrl + original.path]] : []),
    ...versions.map(({ locale, path }) => [locale, builtSite.siteUrl + path]),
  ]);
}
