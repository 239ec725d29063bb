// What search engines and home screens look for.

import { expect } from "@playwright/test";
import sharp from "sharp";
import { pictures, villa } from "../app/facts/facts.server.ts";
import { routes } from "../app/routes.ts";
import { builtSite, pathOnSite } from "./support/built-site.ts";
import { listAlternates } from "./support/list-alternates.ts";
import { test } from "./support/site-test.ts";

type Icon = { readonly src: string; readonly sizes: string; readonly type: string };

test("the sitemap lists every address with its translations and the gallery's pictures", async ({
  page,
  ask,
}) => {
  const answer = await ask("/sitemap.xml");
  expect(answer.headers["content-type"]).toMatch(/^application\/xml/);
  const entries = await page.evaluate((text) => {
    const sitemap = new DOMParser().parseFromString(text, "text/xml");
    const read = (url: Element, name: string) =>
      [...url.getElementsByTagName(name)].map((element) => element.textContent);
    return {
      isWellFormed: sitemap.querySelector("parsererror") === null,
      urls: [...sitemap.getElementsByTagName("url")].map((url) => ({
        address: url.querySelector("loc")?.textContent ?? "",
        lastModified: read(url, "lastmod"),
        pictures: read(url, "image:loc"),
        alternates: [...url.getElementsByTagName("xhtml:link")].map((link) => [
          link.getAttribute("hreflang") ?? "",
          link.getAttribute("href") ?? "",
        ]),
      })),
    };
  }, answer.body.toString());

  expect(entries.isWellFormed).toBe(true);
  expect(entries.urls.map(({ address }) => pathOnSite(address))).toEqual(
    routes.map(({ path }) => path),
  );
  for (const [index, { page: id }] of routes.entries()) {
    const { alternates, lastModified, pictures: named } = entries.urls[index] ?? {};
    // A checkout without its history knows no days.
    expect(lastModified?.join()).toMatch(/^(?:\d{4}-\d{2}-\d{2})?$/);
    expect(Object.fromEntries(alternates ?? [])).toEqual(listAlternates(id, builtSite.siteUrl));
    expect(named).toHaveLength(id === "gallery" ? pictures.photos.length : 0);
    for (const picture of named ?? []) {
      const { status } = await ask(pathOnSite(picture ?? ""), { method: "HEAD" });
      expect(status, picture ?? "").toBe(200);
    }
  }
});

test("robots.txt lets everybody in and points to the sitemap", async ({ ask }) => {
  const { status, headers, body } = await ask("/robots.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  const lines = body.toString().split("\n");
  expect(lines).toContain(`Sitemap: ${builtSite.siteUrl}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith("Disallow: /"))).toEqual([]);
});

test("the web manifest names the house and icons of the sizes that it says", async ({ ask }) => {
  const { headers, body } = await ask("/site.webmanifest");
  expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
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

test("the icons that browsers ask for without being told exist", async ({ ask }) => {
  const types = { "/favicon.ico": "image/x-icon", "/apple-touch-icon.png": "image/png" };
  for (const [path, type] of Object.entries(types)) {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"]], path).toEqual([200, type]);
    expect(body.length).toBeGreaterThan(0);
  }
});

test("the icon of a page is the very drawing that stands beside the name", async ({
  page,
  ask,
}) => {
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
