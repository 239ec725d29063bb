// Old and right spellings lead to the address, for good, in one step, with the query.
import { expect } from "@playwright/test";
import { routes } from "../app/routes.ts";
import { primary } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

const query = "?utm_source=letter&x=%3Cscript%3E";

const rightSpellings = [
  ["/hr/cijene-i-dostupnost", "/hr/cijene-i-dostpunost"],
  ["/de/galerie", "/de/galleria"],
  ["/it/galleria", "/it/galerie"],
] as const;
const englishPrefixes = routes
  .filter(({ locale }) => locale === primary)
  .map(({ path }) => [`/en${path === "/" ? "" : path}`, path] as const);
const trailingSlashes = routes
  .filter(({ path }) => path !== "/")
  .map(({ path }) => [`${path}/`, path] as const);

for (const [what, moved] of Object.entries({
  "right spellings": rightSpellings,
  "the prefix of English": englishPrefixes,
  "a slash at the end": trailingSlashes,
  "both at once": [
    ["/en/", "/"],
    ["/en/about/", "/about"],
    ["/de/galerie/", "/de/galleria"],
  ] as const,
})) {
  test(`${what}: moved for good, in one step, with the query`, async ({ ask }) => {
    for (const [from, to] of moved) {
      const plain = await ask(from);
      expect([plain.status, plain.headers.location], from).toEqual([301, to]);
      const withQuery = await ask(from + query);
      expect([withQuery.status, withQuery.headers.location], from).toEqual([301, to + query]);
    }
  });
}

test("a query on an address changes nothing", async ({ ask }) => {
  for (const { path } of routes) {
    const [plain, withQuery] = [await ask(path), await ask(path + query)];
    expect(withQuery.status).toBe(200);
    expect(withQuery.body.equals(plain.body), path).toBe(true);
  }
});
