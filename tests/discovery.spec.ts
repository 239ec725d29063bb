// What search engines and home screens look for.
import { expect } from "@playwright/test";
import sharp from "sharp";
import { pictures, villa } from "../app/facts/facts.server.ts";
import { routes } from "../app/routes.ts";
import { builtSite, listAlternates, pathOnSite } from "./support/built-site.ts";
import { readTags } from "./support/read-tags.ts";
import { test } from "./support/site-test.ts";

type Icon = { readonly src: string; readonly sizes: string; readonly type: string };

test("the sitemap lists every address with its translations and the gallery's pictures", async ({
  ask,
}) => {
  const sitemap = (await ask("/sitemap.xml")).body.toString();
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => entry);
  const read = (entry: string, name: string) =>
    [...entry.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);
  expect(entries.flatMap((entry) => read(entry, "loc")).map(pathOnSite)).toEqual(
    routes.map(({ path }) => path),
  );
  for (const [index, { page: id }] of routes.entries()) {
    const entry = entries[index] ?? "";
    // A checkout without its history knows no days.
    expect(read(entry, "lastmod").join()).toMatch(/^(?:\d{4}-\d{2}-\d{2})?$/);
    const alternates = readTags(entry, "xhtml:link").map(({ hreflang, href }) => [hreflang, href]);
    expect(Object.fromEntries(alternates)).toEqual(listAlternates(id));
    const named = read(entry, "image:loc");
    expect(named).toHaveLength(id === "gallery" ? pictures.photos.length : 0);
    for (const picture of named) {
      expect((await ask(pathOnSite(picture), { method: "HEAD" })).status, picture).toBe(200);
    }
  }
});

test("robots.txt lets everybody in and points to the sitemap", async ({ ask }) => {
  const lines = (await ask("/robots.txt")).body.toString().split("\n");
  expect(lines).toContain(`Sitemap: ${builtSite.siteUrl}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith("Disallow: /"))).toEqual([]);
});

test("the web manifest names the house and icons of the sizes that it says", async ({ ask }) => {
  const { body } = await ask("/site.webmanifest");
  const manifest = JSON.parse(body.toString()) as {
    readonly name: string;
    readonly theme_color: string;
    readonly icons: readonly Icon[];
  };
  expect(manifest.name).toBe(villa.name);
  const home = (await ask("/")).body.toString();
  expect(home).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await ask(src);
    const { width, height } = await sharp(icon.body).metadata();
    expect([icon.status, icon.headers["content-type"], `${width}x${height}`]).toEqual([
      200,
      type,
      sizes,
    ]);
  }
});

test("a browser can read the sitemap, and shows the very icon that stands beside the name", async ({
  page,
  ask,
}) => {
  const sitemap = (await ask("/sitemap.xml")).body.toString();
  const error = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/xml");
    return parsed.querySelector("parsererror")?.textContent;
  }, sitemap);
  expect(error).toBeUndefined();
  const home = (await ask("/")).body.toString();
  const icon = /<link rel="icon" href="([^"]+)" type="image\/svg\+xml">/.exec(home)?.[1] ?? "";
  expect((await ask(icon)).headers["content-type"]).toBe("image/svg+xml");
  await page.goto("/");
  const logo = page.getByRole("banner").getByText(villa.name).first();
  const masks = await logo.evaluate((name) =>
    [...(name.parentElement?.children ?? [])].map((part) => getComputedStyle(part).maskImage),
  );
  expect(masks.join()).toContain(icon);
  expect((await ask("/favicon.svg")).status).toBe(404);
});
