// What search engines and social networks read of every page: the HTML as it is sent.
import { expect } from "@playwright/test";
import sharp from "sharp";
import { factTexts, openGraphLocales, pictures, villa } from "../app/facts/facts.server.ts";
import { locales } from "../app/i18n/locales.ts";
import { routes } from "../app/routes.ts";
import { builtSite, listAlternates, pathOnSite } from "./support/built-site.ts";
import { test } from "./support/site-test.ts";

/** What search engines show whole, and find worth showing; in characters. */
const descriptionLength = { min: 50, max: 155 };
const socialPictureSize = { width: 1200, height: 630 };

test("the head of every page says what it is and where its translations are, as no other", async ({
  ask,
  sentPages,
}) => {
  const [titles, descriptions, socialPictures] = [new Set(), new Set(), new Set()];
  for (const { path, page: id, locale, html, tags } of sentPages) {
    const links = tags("link");
    const hrefOf = (rel: string) => links.find((link) => link.rel === rel)?.href;
    /** By `name` or `property`; several of one name are separated by spaces. */
    const meta: Record<string, string> = {};
    for (const { name, property, content = "" } of tags("meta")) {
      const key = name ?? property ?? "";
      meta[key] = meta[key] ? `${meta[key]} ${content}` : content;
    }
    const [title = ""] = /(?<=<title>)[^<]*/.exec(html) ?? [];
    expect(tags("html")[0]?.lang, path).toBe(locale);
    expect(title, path).toMatch(new RegExp(` \\| ${villa.name}$`));
    const { length } = meta["description"] ?? "";
    expect(length, `description of ${path}`).toBeGreaterThanOrEqual(descriptionLength.min);
    expect(length, `description of ${path}`).toBeLessThanOrEqual(descriptionLength.max);
    expect(hrefOf("canonical")).toBe(builtSite.siteUrl + path);
    // The same list on every page is what makes the references mutual.
    const alternates = links.filter(({ rel }) => rel === "alternate");
    expect(
      Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
      path,
    ).toEqual(listAlternates(id));
    expect(meta["robots"], path).toBeUndefined();
    const photo = pictures.photos.find(
      ({ file }) => file === (pictures.pages[id] ?? pictures.pages.home),
    );
    const others = locales.filter((other) => other !== locale);
    expect(meta, path).toMatchObject({
      "og:type": "website",
      "og:site_name": villa.name,
      "og:title": title,
      "og:description": meta["description"],
      "og:url": builtSite.siteUrl + path,
      "og:locale": openGraphLocales[locale],
      ...(others[0] && {
        "og:locale:alternate": others.map((other) => openGraphLocales[other]).join(" "),
      }),
      "og:image:type": "image/jpeg",
      "og:image:width": String(socialPictureSize.width),
      "og:image:height": String(socialPictureSize.height),
      "og:image:alt": `${villa.name}: ${photo && factTexts(locale).pictures[photo.file]?.alt}`,
      "twitter:card": "summary_large_image",
    });
    const picture = await ask(pathOnSite(meta["og:image"] ?? ""));
    expect([picture.status, picture.headers["content-type"]], path).toEqual([200, "image/jpeg"]);
    expect(await sharp(picture.body).metadata()).toMatchObject(socialPictureSize);
    titles.add(title);
    descriptions.add(meta["description"]);
    socialPictures.add(picture.body.toString("base64"));
  }
  for (const all of [titles, descriptions, socialPictures]) expect(all.size).toBe(routes.length);
});
