// Linked data: what Google requires of a vacation rental, from the facts that the pages show.
import { expect } from "@playwright/test";
import { pictures, villa } from "../app/facts/facts.server.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { builtSite, pathOnSite } from "./support/built-site.ts";
import { third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

type LinkedData = { readonly [key: string]: unknown };

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

function readLinkedData({ html = "" }: { html?: string } = {}): LinkedData {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(found).toHaveLength(1);
  return JSON.parse(found[0]?.[1] ?? "") as LinkedData;
}

test("the home page describes the rental with all that is required, one house in all languages", async ({
  ask,
  sentPages,
}) => {
  const house = new Set<string>();
  for (const { path, html } of sentPages.filter(({ page }) => page === "home")) {
    const rental = readLinkedData({ html });
    house.add(
      JSON.stringify(
        ["@id", "identifier", "geo", "image", "containsPlace"].map((key) => rental[key]),
      ),
    );
    expect(rental).toMatchObject({
      "@context": "https://schema.org",
      "@type": "VacationRental",
      additionalType: villa.kind,
      identifier: villa.identifier,
      name: villa.name,
      url: builtSite.siteUrl + path,
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
  expect(house.size).toBe(1);
});

test("it says what is recommended, in the words that Google knows", ({ sentPages }) => {
  const rental = readLinkedData(sentPages.find(({ path }) => path === pages.home[third]));
  const time = expect.stringMatching(/^([01]\d|2[0-3]):[0-5]\d:\d\d$/);
  expect(rental).toMatchObject({
    brand: { name: villa.name },
    checkinTime: time,
    checkoutTime: time,
    description: expect.stringMatching(/\S{3}/),
    knowsLanguage: [...locales],
    address: {
      streetAddress: villa.address.street,
      addressLocality: villa.address.locality,
      addressRegion: villa.address.region,
      postalCode: villa.address.postalCode,
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

test("every other page shows the way back to the home page of its language", ({ sentPages }) => {
  for (const { page, locale, path, html } of sentPages.filter(({ page }) => page !== "home")) {
    const { "@type": type, itemListElement } = readLinkedData({ html });
    expect(type, page).toBe("BreadcrumbList");
    expect(itemListElement, path).toMatchObject([
      { "@type": "ListItem", position: 1, item: builtSite.siteUrl + pages.home[locale] },
      { "@type": "ListItem", position: 2, item: builtSite.siteUrl + path },
    ]);
    const steps = itemListElement as readonly { name: string }[];
    expect(steps.every(({ name }) => name.length > 0)).toBe(true);
  }
});
