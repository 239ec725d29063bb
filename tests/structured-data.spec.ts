// Linked data: what Google requires of a vacation rental, from the facts that the pages show.
import { expect } from "@playwright/test";
import { villa } from "../content/villa.ts";
import { type Locale, locales } from "../src/i18n/locales.ts";
import { pages, routes } from "../src/routes.ts";
import { builtSite, pathOnSite } from "./support/built-site.ts";
import type { Answer } from "./support/send-request.ts";
import { test } from "./support/site-test.ts";

type LinkedData = { readonly [key: string]: unknown };

const fewestPictures = 8;
const fewestDecimals = 5;

function readLinkedData({ body }: Answer): LinkedData {
  const found = [
    ...body.toString().matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ];
  expect(found).toHaveLength(1);
  return JSON.parse(found[0]?.[1] ?? "") as LinkedData;
}

for (const locale of locales) {
  test(`the home page describes the rental with all that is required (${locale})`, async ({
    ask,
  }) => {
    const rental = readLinkedData(await ask(pages.home[locale]));
    expect(rental).toMatchObject({
      "@context": "https://schema.org",
      "@type": "VacationRental",
      additionalType: "Villa",
      identifier: villa.identifier,
      name: villa.name,
      url: builtSite.siteUrl + pages.home[locale],
      telephone: villa.contact.phone,
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
    const pictures = rental["image"] as readonly string[];
    expect(pictures.length).toBeGreaterThanOrEqual(fewestPictures);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const room of ["bedroom", "bathroom", "living-room"]) {
      expect(
        pictures.some((picture) => picture.includes(room)),
        room,
      ).toBe(true);
    }
    for (const picture of pictures) {
      expect((await ask(pathOnSite(picture), { method: "HEAD" })).status, picture).toBe(200);
    }
  });
}

test("it is one house in all languages", async ({ ask }) => {
  const rentals = await Promise.all(
    locales.map(async (locale: Locale) => readLinkedData(await ask(pages.home[locale]))),
  );
  for (const key of ["@id", "identifier", "geo", "image", "containsPlace"]) {
    const values = rentals.map((rental) => JSON.stringify(rental[key]));
    expect(new Set(values).size, key).toBe(1);
  }
});

test("every other page shows the way back to the home page of its language", async ({ ask }) => {
  for (const { page, locale, path } of routes.filter(({ page }) => page !== "home")) {
    const { "@type": type, itemListElement } = readLinkedData(await ask(path));
    expect(type, page).toBe("BreadcrumbList");
    expect(itemListElement, path).toMatchObject([
      { "@type": "ListItem", position: 1, item: builtSite.siteUrl + pages.home[locale] },
      { "@type": "ListItem", position: 2, item: builtSite.siteUrl + path },
    ]);
    const steps = itemListElement as readonly { name: string }[];
    expect(steps.every(({ name }) => name.length > 0)).toBe(true);
  }
});
