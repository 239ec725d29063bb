import { expect, it } from "vitest";
import { makeSitemap } from "./make-discovery-files.ts";

it("says that a page has changed on the day on which its texts have", () => {
  const days = {
    "texts/de/about.json": "2026-03-01",
    "prices.json": "2026-05-01",
    "texts/de/pages/gdpr.md": "2026-04-01",
  };
  const sitemap = makeSitemap("https://villa.example", [], new Map(Object.entries(days)));
  const lastChangeOf = (path: string) =>
    sitemap.split(`<loc>https://villa.example${path}</loc>`)[1]?.match(/^\s*<lastmod>(.*?)</)?.[1];
  expect(lastChangeOf("/de/uber-villa")).toBe("2026-03-01");
  expect(lastChangeOf("/de/galleria")).toBeUndefined();
  expect(lastChangeOf("/de/gdpr")).toBe("2026-04-01");
});
