import * as v from "valibot";
import { amenityGroups } from "../../src/facts/facts.ts";
import { locales } from "../../src/i18n/locales.ts";
import { type Page, pages } from "../../src/routes.ts";
import type { Content } from "./content.ts";

type ShapeOf<Key extends keyof Content> = v.GenericSchema<unknown, Pick<Content, Key>>;

/** The same shape under each of these keys. */
function each<const Key extends string, Schema extends v.GenericSchema>(
  keys: readonly Key[],
  schema: Schema,
) {
  const entries = Object.fromEntries(keys.map((key) => [key, schema]));
  return v.strictObject(entries as Record<Key, Schema>);
}

const perLocale = <Schema extends v.GenericSchema>(schema: Schema) => each(locales, schema);
const text = v.string();
const texts = perLocale(text);
const coordinates = v.strictObject({ latitude: v.number(), longitude: v.number() });

const villa = v.strictObject({
  name: text,
  sisterName: text,
  identifier: text,
  builtYear: v.number(),
  areaSquareMetres: v.number(),
  plotSquareMetres: v.number(),
  bedrooms: v.number(),
  bathrooms: v.number(),
  floors: v.number(),
  maximumPersons: v.number(),
  parkingSpaces: v.number(),
  pool: v.strictObject({ lengthMetres: v.number(), widthMetres: v.number() }),
  coordinates,
  address: v.strictObject({
    street: text,
    postalCode: text,
    locality: text,
    region: text,
    country: text,
  }),
  checkInFrom: text,
  checkOutUntil: text,
  contact: v.strictObject({ phone: text, email: text, dataProtectionEmail: text }),
  host: v.strictObject({ name: text, taxNumber: text, approval: text, registrationNumber: text }),
});

const shownPhoto = v.strictObject({ key: text, photo: text });

const room = v.strictObject({
  key: text,
  photo: text,
  floor: v.exactOptional(v.picklist(["ground", "upper", "outside"])),
  beds: v.exactOptional(v.strictObject({ double: v.number(), single: v.number() })),
  bathroom: v.exactOptional(v.picklist(["bath", "shower"])),
});

const prices = v.strictObject({
  currency: text,
  periods: v.array(
    v.strictObject({
      key: text,
      from: text,
      to: text,
      pricePerNight: v.number(),
      minimumNights: v.exactOptional(v.number()),
      arrivalDays: v.exactOptional(v.array(v.number())),
    }),
  ),
});

const place = v.strictObject({
  key: text,
  distanceKilometres: v.number(),
  travelMinutes: v.number(),
  by: v.picklist(["foot", "car"]),
  coordinates,
});

const mapName = v.strictObject({
  key: text,
  kind: v.picklist(["country", "sea", "region", "town"]),
  coordinates,
});

const links = v.strictObject({
  booking: v.strictObject({ home: texts, stay: texts }),
  partnerListing: texts,
  sisterVilla: texts,
  termsOfUse: texts,
  maps: text,
  flagService: text,
});

const cookie = v.strictObject({
  name: text,
  party: v.picklist(["first", "third"]),
  provider: text,
  lifetime: v.union([
    v.literal("session"),
    v.strictObject({ days: v.number() }),
    v.strictObject({ months: v.number() }),
    v.strictObject({ years: v.number() }),
  ]),
  purpose: texts,
});

const choice = v.strictObject({
  id: text,
  name: texts,
  description: texts,
  links: v.exactOptional(v.array(v.strictObject({ label: v.union([text, texts]), address: text }))),
  targetCookieIds: v.exactOptional(v.array(text)),
  src: v.exactOptional(text),
  isPreselected: v.exactOptional(v.boolean()),
  cookies: v.array(cookie),
});

const photo = v.strictObject({
  file: text,
  focalPoint: v.strictTuple([v.number(), v.number()]),
  alt: texts,
  caption: texts,
  shows: v.picklist(["outside", "common-area", "bedroom", "bathroom", "surroundings"]),
});

/** What each file of facts must export, and the shape of it. */
export const shapes = {
  "villa.ts": v.object({
    villa,
    homePassages: v.array(shownPhoto),
    homeSurroundings: v.strictObject({ photo: text, places: v.array(text), town: text }),
    rooms: v.array(room),
  }),
  "amenities.ts": v.object({ amenities: each(amenityGroups, v.array(text)) }),
  "prices.ts": v.object({ prices }),
  "places.ts": v.object({
    places: v.array(place),
    placeStories: v.array(shownPhoto),
    labinInhabitants: v.number(),
    mine: v.strictObject({ minersMoreThan: v.number(), from: v.number(), to: v.number() }),
    mapNames: v.array(mapName),
  }),
  "links.ts": v.object({ links }),
  "cookies.ts": v.object({
    cookies: v.strictObject({
      consentGivenCookie: text,
      enabledIdsCookie: text,
      lifetimeDays: v.number(),
      closeModalOnClickOutside: v.boolean(),
      necessary: v.array(choice),
      optional: v.array(choice),
    }),
  }),
  "photos/photos.ts": v.object({
    photos: v.array(photo),
    pagePhotos: each(Object.keys(pages) as Page[], text),
  }),
} satisfies {
  "villa.ts": ShapeOf<"villa" | "homePassages" | "homeSurroundings" | "rooms">;
  // Keys of amenities are checked apart, to name the nearest known one.
  "amenities.ts": v.GenericSchema;
  "prices.ts": ShapeOf<"prices">;
  "places.ts": ShapeOf<"places" | "placeStories" | "labinInhabitants" | "mine" | "mapNames">;
  "links.ts": ShapeOf<"links">;
  "cookies.ts": ShapeOf<"cookies">;
  "photos/photos.ts": ShapeOf<"photos" | "pagePhotos">;
};
