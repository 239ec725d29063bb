// What search engines and social networks read of every page: the HTML as it is sent.

import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { factTexts, openGraphLocales, pictures, villa } from "../app/facts/facts.server.ts";
import { locales } from "../app/i18n/locales.ts";
import { routes } from "../app/routes.ts";
import { builtSite, pathOnSite } from "./support/built-site.ts";
import { listAlternates } from "./support/list-alternates.ts";
import { parseHtml } from "./support/parse-html.ts";
import { test } from "./support/site-test.ts";

/** What search engines show whole, and find worth showing; in characters. */
const descriptionLength = { min: 120, max: 155 };
const socialPictureSize = { width: 1200, height: 630 };

type Head = {
  readonly lang: string;
  readonly title: string;
  readonly canonical: string | null;
  readonly alternates: Readonly<Record<string, string>>;
  /** By `name` or `property`; several of one name are separated by spaces. */
  readonly meta: Readonly<Record<string, string>>;
};

async function readHead(page: Page, html: string): Promise<Head> {
  const document = await parseHtml(page, html);
  return document.evaluate((sent) => {
    const meta: Record<string, string> = {};
    for (const element of sent.querySelectorAll("meta[content]")) {
      const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
      const content = element.getAttribute("content") ?? "";
      meta[name] = meta[name] ? `${meta[name]} ${content}` : content;
    }
    const alternates = [...sent.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')];
    return {
      lang: sent.documentElement.lang,
      title: sent.title,
      canonical: sent.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
      alternates: Object.fromEntries(
        alternates.map((link) => [link.hreflang, link.getAttribute("href") ?? ""]),
      ),
      meta,
    };
  });
}

test("the head of every page says what it is and where its translations are", async ({
  page,
  ask,
}) => {
  for (const { path, page: id, locale } of routes) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    const { lang, title, canonical, alternates, meta } = await readHead(
      page,
      answer.body.toString(),
    );
    const address = (target: string) => builtSite.siteUrl + target;

    expect(lang, path).toBe(locale);
    expect(title.endsWith(` | ${villa.name}`), path).toBe(true);
    const { length } = meta["description"] ?? "";
    expect(length, `description of ${path}`).toBeGreaterThanOrEqual(descriptionLength.min);
    expect(length, `description of ${path}`).toBeLessThanOrEqual(descriptionLength.max);
    expect(canonical).toBe(address(path));
    // The same list on every page is what makes the references mutual.
    expect(alternates, path).toEqual(listAlternates(id, builtSite.siteUrl));
    expect(meta["robots"], path).toBeUndefined();
    expect(meta, path).toMatchObject({
      "og:type": "website",
      "og:site_name": villa.name,
      "og:title": title,
      "og:description": meta["description"],
      "og:url": address(path),
      "og:locale": openGraphLocales[locale],
      "og:locale:alternate": locales
        .filter((other) => other !== locale)
        .map((other) => openGraphLocales[other])
        .join(" "),
      "twitter:card": "summary_large_image",
    });

    const picture = await ask(pathOnSite(meta["og:image"] ?? ""));
    expect(picture.status, path).toBe(200);
    expect(picture.headers["content-type"], path).toBe("image/jpeg");
    expect(await sharp(picture.body).metadata()).toMatchObject(socialPictureSize);
    const photo = pictures.photos.find(
      ({ file }) => file === (pictures.pages[id] ?? pictures.pages.home),
    );
    expect(meta, path).toMatchObject({
      "og:image:type": "image/jpeg",
      "og:image:width": String(socialPictureSize.width),
      "og:image:height": String(socialPictureSize.height),
      "og:image:alt": `${villa.name}: ${photo && factTexts(locale).pictures[photo.file]?.alt}`,
    });
  }
});

test("no two pages share a title, a description or a picture for social networks", async ({
  page,
  ask,
}) => {
  const heads = [];
  for (const { path } of routes) {
    heads.push(await readHead(page, (await ask(path)).body.toString()));
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(({ meta }) => meta["description"])).size).toBe(routes.length);
  const pictures = heads.map(({ meta }) => pathOnSite(meta["og:image"] ?? ""));
  const bytes = await Promise.all(pictures.map(async (path) => (await ask(path)).body));
  expect(new Set(bytes.map((body) => body.toString("base64"))).size).toBe(routes.length);
});

test("the first script of every page is the one that the page was built with, and none is prefetched by a link", async ({
  page,
  ask,
}) => {
  for (const { path } of routes) {
    const document = await parseHtml(page, (await ask(path)).body.toString());
    const { scripts, prefetches } = await document.evaluate((sent) => ({
      scripts: [...sent.querySelectorAll("script[src]")].map((script) => ({
        src: script.getAttribute("src") ?? "",
        integrity: script.getAttribute("integrity"),
      })),
      // Firefox asks `default-src` of a prefetch, whatever `as` says, and that allows nothing.
      prefetches: sent.querySelectorAll("link[rel~=prefetch]").length,
    }));
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(prefetches, path).toBe(0);
    for (const { src, integrity } of scripts) {
      const bytes = (await ask(src)).body;
      expect(integrity).toBe(`sha384-${createHash("sha384").update(bytes).digest("base64")}`);
    }
  }
});
