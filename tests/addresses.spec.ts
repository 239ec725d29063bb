// The public addresses. They are written out here, because a change in the table must be noticed.
import { expect } from "@playwright/test";
import { routes } from "../app/routes.ts";
import { test } from "./support/site-test.ts";

const addresses: readonly (readonly [string, string])[] = [
  ["home", "/ /hr /de /it"],
  ["about", "/about /hr/o-vili /de/uber-villa /it/sulla-villa"],
  ["gallery", "/gallery /hr/galerija /de/galleria /it/galerie"],
  ["location", "/location /hr/lokacija /de/lage /it/posizione"],
  [
    "pricing-and-availability",
    "/pricing-and-availability /hr/cijene-i-dostpunost /de/preise-und-verfugbarkeit /it/prezzi-e-disponibilita",
  ],
  ["cookies", "/cookies /hr/cookies /de/cookies /it/cookies"],
  ["gdpr", "/gdpr /hr/gdpr /de/gdpr /it/gdpr"],
];

for (const [page, paths] of addresses) {
  test(`the addresses of ${page} are those of the specification, and answer`, async ({ ask }) => {
    const known = routes.filter((route) => route.page === page).map(({ path }) => path);
    expect(known).toEqual(paths.split(" "));
    for (const path of known) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    }
  });
}
