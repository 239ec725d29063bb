// What search engines, social networks and home screens read: the head and the linked data of every
// page, the sitemap, and what stands beside them.
import { expect } from "@playwright/test";
import sharp from "sharp";
import { locales } from "../domain/locales/locales.ts";
import { factMessages, pictures, villa } from "../house/facts/facts.server.ts";
import { dialledNumber } from "../house/facts/telephone.ts";
import { formPage, paths, routes } from "../house/routes/routes.ts";
import { builtSite, listAlternates, pathOnSite } from "./support/built-site.ts";
import { third } from "./support/languages.ts";
import { readTags } from "./support/read-tags.ts";
import { test } from "./support/site-test.ts";

/** What search engines show whole, and find worth showing; in characters. */
const descriptionLength = { min: 50, max: 155 };
const socialPictureSize = { width: 1200, height: 630 };

/** The addresses of links by their languages. */
const byLanguage = (links: ReturnType<typeof readTags>) =>
  Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]));

test("the head of every page is its own, and the enquiry form is not to be found", async ({
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
    if (id === formPage) {
      expect([meta["robots"], hrefOf("canonical"), hrefOf("alternate")], path).toEqual([
        "noindex",
        undefined,
        undefined,
      ]);
      continue;
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
    expect(byLanguage(alternates), path).toEqual(listAlternates(id));
    expect(meta["robots"], path).toBeUndefined();
    const shown = pictures.pages[id] ?? pictures.pages.home;
    const others = locales.filter((other) => other !== locale);
    expect(meta, path).toMatchObject({
      "og:type": "website",
      "og:site_name": villa.name,
      "og:title": title,
      "og:description": meta["description"],
      "og:url": builtSite.siteUrl + path,
      "og:locale": factMessages(locale).language.openGraph,
      "og:locale:alternate": others
        .map((other) => factMessages(other).language.openGraph)
        .join(" "),
      "og:image:type": "image/jpeg",
      "og:image:width": String(socialPictureSize.width),
      "og:image:height": String(socialPictureSize.height),
      "og:image:alt": `${villa.name}: ${factMessages(locale).pictures[shown ?? ""]?.alt}`,
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

test("the sitemap", async ({ ask }) => {
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
    expect(byLanguage(readTags(entry, "xhtml:link"))).toEqual(listAlternates(id));
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

test("the web manifest and its icons", async ({ ask }) => {
  const { body } = await ask("/site.webmanifest");
  const manifest: {
    name: string;
    theme_color: string;
    icons: Record<"src" | "sizes" | "type", string>[];
  } = JSON.parse(body.toString());
  expect(manifest.name).toBe(villa.name);
  const home = (await ask("/")).body.toString();
  expect(home).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await ask(src);
    const { width, height } = await sharp(icon.body).metadata();
    const found = [icon.status, icon.headers["content-type"], `${width}x${height}`];
    expect(found).toEqual([200, type, sizes]);
  }
});

test("a browser reads the sitemap and shows the icon", async ({ page, ask }) => {
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

const { photos } = pictures;
const fewestPictures = 8;
const fewestDecimals = 5;

/** The names that Google knows for what a house has or has not, and those with a choice of words. */
const booleanFeatures = new Set(
  `ac airportShuttle balcony beachAccess childFriendly crib elevator fireplace freeBreakfast
  gymFitnessEquipment heating hotTub instantBookable ironingBoard kitchen microwave outdoorGrill
  ovenStove patio petsAllowed pool privateBeachAccess selfCheckinCheckout smokingAllowed tv
  washerDryer wheelchairAccessible wifi`.split(/\s+/),
);
const wordedFeatures: Readonly<Record<string, readonly string[]>> = {
  internetType: ["Free", "Paid", "None"],
  parkingType: ["Free", "Paid", "None"],
  poolType: ["Indoor", "Outdoor", "None"],
};
const bedTypes = "CaliforniaKing King Queen Full Double SemiDouble Single".split(" ");

function readLinkedData({ html = "" }: { html?: string } = {}): Readonly<Record<string, unknown>> {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(found).toHaveLength(1);
  return JSON.parse(found[0]?.[1] ?? "");
}

test("the home page describes the rental as Google requires", async ({ ask, sentPages }) => {
  const same = new Set<string>();
  for (const { path, html } of sentPages.filter(({ page }) => page === "home")) {
    const rental = readLinkedData({ html });
    const { "@id": name, identifier, geo, image, containsPlace } = rental;
    same.add(JSON.stringify([name, identifier, geo, image, containsPlace]));
    expect(rental).toMatchObject({
      ...{ "@context": "https://schema.org", "@type": "VacationRental" },
      ...{ additionalType: villa.kind, identifier: villa.identifier, name: villa.name },
      ...{ url: builtSite.siteUrl + path, telephone: dialledNumber(villa.contact.phone) },
      address: { "@type": "PostalAddress", addressCountry: villa.address.country },
      containsPlace: {
        additionalType: "EntirePlace",
        occupancy: { "@type": "QuantitativeValue", value: villa.maximumPersons },
        numberOfBedrooms: villa.bedrooms,
        numberOfBathroomsTotal: villa.bathrooms,
        floorSize: { value: villa.areaSquareMetres, unitCode: "MTK" },
      },
    });
    const { latitude, longitude } = rental["geo"] as Record<string, number>;
    for (const degrees of [latitude, longitude]) {
      expect(String(degrees).split(".")[1]?.length).toBeGreaterThanOrEqual(fewestDecimals);
    }
    const images = rental["image"] as readonly string[];
    expect(images.length).toBeGreaterThanOrEqual(fewestPictures);
    expect(new Set(images).size).toBe(images.length);
    for (const kind of ["bedroom", "bathroom"]) {
      const files = photos.filter(({ shows }) => shows === kind).map(({ file }) => file);
      const isShown = files.some((file) => images.some((image) => image.includes(file)));
      expect(isShown, kind).toBe(true);
    }
    for (const picture of images) {
      expect((await ask(pathOnSite(picture), { method: "HEAD" })).status, picture).toBe(200);
    }
  }
  expect(same.size, "but for the words").toBe(1);
});

test("it says what is recommended in words that Google knows", ({ sentPages }) => {
  const rental = readLinkedData(sentPages.find(({ path }) => path === paths.home[third]));
  const time = expect.stringMatching(/^([01]\d|2[0-3]):[0-5]\d:\d\d$/);
  expect(rental).toMatchObject({
    brand: { name: villa.name },
    checkinTime: time,
    checkoutTime: time,
    description: expect.stringMatching(/\S{3}/),
    knowsLanguage: [...locales],
    address: {
      ...{ streetAddress: villa.address.street, addressLocality: villa.address.locality },
      ...{ addressRegion: villa.address.region, postalCode: villa.address.postalCode },
      addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
    },
  });
  const place = rental["containsPlace"] as {
    readonly numberOfRooms: number;
    readonly occupancy: { readonly value: number };
    readonly bed: readonly { readonly numberOfBeds: number; readonly typeOfBed: string }[];
    readonly amenityFeature: readonly { readonly name: string; readonly value: unknown }[];
  };
  expect(Number.isInteger(place.occupancy.value)).toBe(true);
  expect(place.numberOfRooms).toBeGreaterThan(villa.bedrooms);
  expect(place.bed.length).toBeGreaterThan(0);
  for (const { numberOfBeds, typeOfBed } of place.bed) {
    expect(numberOfBeds).toBeGreaterThan(0);
    expect(bedTypes).toContain(typeOfBed);
  }
  const names = place.amenityFeature.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, value } of place.amenityFeature) {
    if (name === "licenseNum") expect(value).toMatch(/\S/);
    else if (booleanFeatures.has(name)) expect(typeof value, name).toBe("boolean");
    else expect(wordedFeatures[name], name).toContain(value);
  }
});

test("every other page shows the way back", ({ sentPages }) => {
  for (const { page, locale, path, html } of sentPages) {
    if (page === "home" || page === formPage) continue;
    const { "@type": type, itemListElement } = readLinkedData({ html });
    expect(type, page).toBe("BreadcrumbList");
    expect(itemListElement, path).toMatchObject([
      { "@type": "ListItem", position: 1, item: builtSite.siteUrl + paths.home[locale] },
      { "@type": "ListItem", position: 2, item: builtSite.siteUrl + path },
    ]);
    const steps = itemListElement as readonly { name: string }[];
    expect(steps.every(({ name }) => name.length > 0)).toBe(true);
  }
});
