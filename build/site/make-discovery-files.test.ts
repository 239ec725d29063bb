import { expect, it } from "vitest";
import { makeSitemap } from "./make-discovery-files.ts";

it("says that a page has changed on the last day on which its words or facts have", () => {
  const days = {
    "texts/de/about.json": "2026-03-01",
    "villa.json": "2026-01-01",
    "cookies.json": "2026-02-01",
    "texts/de/pages/gdpr.md": "2026-04-01",
  };
  const sitemap = makeSitemap("https://villa.example", {
    galleryPictures: [],
    lastChanges: new Map(Object.entries(days)),
  });
  const lastChangeOf = (path: string) =>
    sitemap.split(`<loc>https://villa.example${path}</loc>`)[1]?.match(/^\s*<lastmod>(.*?)</)?.[1];
  expect(lastChangeOf("/de/uber-villa")).toBe("2026-03-01");
  expect(lastChangeOf("/about")).toBe("2026-01-01");
  expect(lastChangeOf("/de/galleria")).toBeUndefined();
  expect(lastChangeOf("/cookies")).toBe("2026-02-01");
  expect(lastChangeOf("/de/gdpr")).toBe("2026-04-01");
});
