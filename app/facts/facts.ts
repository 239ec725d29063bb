// The shape of everything that an owner states in `content/`, and what one fact alone must fulfil.
// The build checks the content against it; everything else imports only the types, so that the
// library behind it never reaches a browser. A message is the end of a sentence that begins with
// the place of the fact: `content/villa.json: floors`.
import * as v from "valibot";
import { pageNames } from "../page-names.ts";
import { amenities } from "./amenities.ts";
import {
  aboveZero,
  calendarDate,
  cookieName,
  coordinates,
  dayOfYear,
  email,
  expected,
  type Fact,
  isLink,
  isTimeZone,
  numberBetween,
  text,
  textLike,
  time,
  underEach,
  webAddress,
  wholeFrom,
} from "./fields.ts";
import { floorPlan } from "./floor-plan.ts";

/** Areas in square metres, lengths in metres. */
const villa = v.strictObject({
  // The folders of `texts/`, in the order of listing; the first has addresses without a prefix.
  locales: v.pipe(
    v.array(textLike(/^[a-z]{2}$/, "the two small letters of a language, such as de")),
    v.check(
      (codes) => codes.length >= 1 && codes.length <= 8,
      "has no language or too many; expected one to eight",
    ),
  ),
  name: text,
  // What search engines call such a house; left out, they are not told.
  kind: v.exactOptional(v.picklist(["Villa", "House", "Cottage", "Apartment", "Chalet"])),
  // Another house of the same people, if there is one.
  sisterName: v.exactOptional(text),
  // The same in all languages and for good: search engines know the house by it.
  identifier: text,
  builtYear: wholeFrom(1),
  areaSquareMetres: aboveZero,
  plotSquareMetres: aboveZero,
  bedrooms: wholeFrom(1),
  bathrooms: wholeFrom(1),
  floors: wholeFrom(1),
  maximumPersons: wholeFrom(1),
  parkingSpaces: wholeFrom(0),
  // Left out, the page does not speak of pets.
  petsAllowed: v.exactOptional(v.boolean()),
  pool: v.exactOptional(
    v.strictObject({
      lengthMetres: aboveZero,
      widthMetres: aboveZero,
      shallowMetres: v.exactOptional(aboveZero),
      deepMetres: v.exactOptional(aboveZero),
    }),
  ),
  coordinates,
  // By whose clock the days of the house begin and end.
  timeZone: v.pipe(v.string(), v.check(isTimeZone, expected("a time zone such as Europe/Zagreb"))),
  address: v.strictObject({
    street: text,
    postalCode: text,
    locality: text,
    region: text,
    // ISO 3166-1
    country: textLike(/^[A-Z]{2}$/, "two capital letters, such as HR"),
  }),
  // Local time of the house.
  checkInFrom: time,
  checkOutUntil: time,
  // Outdoors.
  quietFrom: v.exactOptional(time),
  contact: v.strictObject({
    phone: v.pipe(
      v.string(),
      v.check(
        (value) => /^\+[1-9][\d ()/-]+$/.test(value) && /^\+(?:\D*\d){7,15}\D*$/.test(value),
        expected("a number with + and the country code, +385 52 000 000"),
      ),
    ),
    email,
    dataProtectionEmail: email,
  }),
  // Who runs the site and the house: law asks for it. An empty text is left out of the page.
  operator: v.strictObject({
    name: text,
    taxNumber: v.string(),
    approval: v.string(),
    registrationNumber: v.string(),
  }),
  // Whom guests meet: what is said of them is in the texts of the home page.
  host: v.exactOptional(
    v.strictObject({ name: text, minutesAway: aboveZero, drawing: v.exactOptional(text) }),
  ),
});

/**
 * A passage of the home page: a text found under its key, and what shows it. One photo fills the
 * width, or half of it where it is upright; two stand side by side; without one the heading is large.
 */
const passage = v.strictObject({
  key: text,
  photos: v.exactOptional(
    v.pipe(v.array(text), v.maxLength(2, "has too many; expected one or two")),
  ),
  drawing: v.exactOptional(text),
  // After sunset: light letters on a dark ground.
  isDark: v.exactOptional(v.boolean()),
});

const bed = v.strictObject({
  kind: v.picklist(["double", "single", "sofa-bed", "bunk"]),
  widthCentimetres: numberBetween(60, 300),
  lengthCentimetres: numberBetween(120, 250),
});

const room = v.strictObject({
  key: text,
  // The room first, then a corner of it or its bathroom.
  photos: v.pipe(v.array(text), v.nonEmpty("is empty; expected at least one photo")),
  // How large the page shows it; `half` where it is left out.
  show: v.exactOptional(v.picklist(["full", "half", "small"])),
  // A key of the floors' names in the texts (`outside` is no floor of the house); left out for what
  // is on every floor.
  floor: v.exactOptional(text),
  // Each bed by itself, twins twice.
  beds: v.exactOptional(v.array(bed)),
  bathroom: v.exactOptional(v.picklist(["bath", "shower"])),
});

/** 1 = Monday to 7 = Sunday. */
const weekdays = v.pipe(
  v.array(v.number()),
  v.check(
    (days) => days.length > 0 && days.every(isWeekday),
    "is no list of numbers from 1 (Monday) to 7 (Sunday); leave it out for any day",
  ),
);

const pricePeriod = v.strictObject({
  key: text,
  // First and last priced night, every year.
  from: dayOfYear,
  to: dayOfYear,
  // For one night, the whole house.
  pricePerNight: aboveZero,
  // Fewest nights of a stay that begins in this period; one where it is not set.
  minimumNights: v.exactOptional(wholeFrom(1)),
  // Weekdays on which a stay may begin, or end, in this period; any where they are not set.
  arrivalDays: v.exactOptional(weekdays),
  departureDays: v.exactOptional(weekdays),
  // Let by the week: the weekday on which weeks begin. No stay may break a week that touches the period.
  wholeWeeks: v.exactOptional(
    v.pipe(v.number(), v.check(isWeekday, expected("a number from 1 (Monday) to 7 (Sunday)"))),
  ),
});

const prices = v.strictObject({
  currency: v.pipe(
    v.string(),
    v.check(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      expected("a known currency in three letters, such as EUR"),
    ),
  ),
  periods: v.pipe(v.array(pricePeriod), v.nonEmpty("is empty; expected at least one period")),
  // What comes on top of the price of the nights; left out where it is in the price.
  fees: v.exactOptional(
    v.strictObject({
      // For the stay.
      cleaning: v.exactOptional(aboveZero),
      // For each person and night.
      touristTax: v.exactOptional(aboveZero),
      // Given back after the stay, and no part of the total.
      securityDeposit: v.exactOptional(aboveZero),
    }),
  ),
  // The part of the price that is paid when booking, and when the rest is due before the arrival.
  payment: v.exactOptional(
    v.strictObject({ depositPercent: numberBetween(1, 100), balanceDueDays: wholeFrom(0) }),
  ),
  // Until so many days before the arrival a booking can be cancelled free of charge.
  freeCancellationDays: v.exactOptional(wholeFrom(0)),
});

/** Nights that the owner keeps, beside what the feeds say: from an arrival up to a departure. */
const blockedNights = v.pipe(
  v.strictObject({ from: calendarDate, to: calendarDate }),
  v.check(({ from, to }) => from < to, "has no night in it; expected `to` after `from`"),
);

/** What a place is: each has a mark on the map. The last two are ways to get here. */
const placeKinds = [
  "village",
  "town",
  "beach",
  "sight",
  "nature",
  "food",
  "winery",
  "boat",
  "mine",
  "airport",
  "station",
] as const;

/** A place that guests ask about: its way by road from the house, unhurried. */
const place = v.strictObject({
  key: text,
  kind: v.picklist(placeKinds),
  distanceKilometres: aboveZero,
  travelMinutes: aboveZero,
  by: v.picklist(["foot", "car"]),
  coordinates,
});

/** A place with a story: its text is found under its key; a drawing from `content/drawings`. */
const placeStory = v.strictObject({
  key: text,
  drawing: v.exactOptional(text),
  // Figures that the story names, by their placeholder: written as the language writes numbers, or plain.
  numbers: v.exactOptional(v.record(text, v.number())),
  years: v.exactOptional(v.record(text, v.number())),
});

/** The way by car from a place that guests come from. */
const drive = v.strictObject({
  key: text,
  distanceKilometres: aboveZero,
  travelMinutes: aboveZero,
});

const point = v.strictTuple([numberBetween(-180, 180), numberBetween(-90, 90)]);

/** The land of a region, as rings of longitude and latitude; `npm run coast` cuts it. */
const coast = v.strictObject({
  source: text,
  // South-west and north-east corner: beyond them nothing is known.
  bounds: v.strictTuple([point, point]),
  land: v.array(v.array(point)),
});

/** Roads, and ridges of hills, as GeoJSON, as far as the map draws them. */
const roads = v.looseObject({
  features: v.array(
    v.looseObject({
      properties: v.looseObject({ kind: v.picklist(["motorway", "main", "minor", "ridge"]) }),
      geometry: v.looseObject({ coordinates: v.array(point) }),
    }),
  ),
});

/** A name on the drawn map: localities at their place, the others in the middle of the word. */
const mapName = v.strictObject({
  key: text,
  kind: v.picklist(["country", "sea", "region", "locality"]),
  coordinates: v.strictObject({
    latitude: numberBetween(-90, 90),
    longitude: numberBetween(-180, 180),
  }),
});

/** Addresses outside the site that are the same in all languages. */
const links = v.strictObject({
  maps: webAddress,
  // Asked once, at build, for each flag; `{country}` is that of a language, such as `gb`.
  flagService: webAddress,
});

const cookie = v.strictObject({
  name: text,
  // From ourselves or from somebody else.
  party: v.picklist(["first", "third"]),
  // Who runs the site where it is left out.
  provider: v.exactOptional(text),
  lifetime: v.union([
    v.literal("session"),
    v.strictObject({ days: aboveZero }),
    v.strictObject({ months: aboveZero }),
    v.strictObject({ years: aboveZero }),
  ]),
  // The key of its purpose in the texts, where it is not its name: several cookies may share one.
  purpose: v.exactOptional(text),
});

/** A script of the owner's own, such as one for visit statistics. */
const ownScript = v.strictObject({
  src: webAddress,
  attributes: v.exactOptional(
    v.record(textLike(/^data-[a-z0-9-]+$/, "a name such as data-domain"), text),
  ),
  // Addresses that it sends its reports to, besides the one that it comes from.
  reportsTo: v.exactOptional(v.array(webAddress)),
  // How it is told of every page that is shown. It must count none by itself (`script.manual.js`).
  views: v.exactOptional(v.picklist(["plausible", "matomo"])),
  // What Matomo is told first: ["setTrackerUrl", "https://…"], ["setSiteId", "1"].
  commands: v.exactOptional(v.array(v.array(text))),
});

/** A choice in the consent control, with the cookies that it stands for. */
const choice = v.strictObject({
  // Ids are joined with ~ and written into a cookie; 0 alone means that all were refused.
  id: textLike(/^(?!0$)[\w.-]+$/, "letters, digits, -, _ and ., and not 0"),
  // What the site does with it: functional keeps the stay, marketing is for the tag manager.
  role: v.exactOptional(v.picklist(["functional", "marketing"])),
  // Web addresses or names of pages; their labels are in the texts, in the same order.
  links: v.exactOptional(
    v.array(v.pipe(v.string(), v.check(isLink, expected("a web address or a page of the site")))),
  ),
  // Cookies to delete when the choice is switched off.
  targetCookieIds: v.exactOptional(
    v.array(
      textLike(
        /^[\w!#$%&'+.^`|~-]+\*?$/,
        "the name of a cookie, or its beginning and a * at the end",
      ),
    ),
  ),
  // Script that is in the page while the choice is switched on.
  script: v.exactOptional(ownScript),
  isPreselected: v.exactOptional(v.boolean()),
  // The cookies behind the choice, as the control and the cookie policy list them.
  cookies: v.array(cookie),
});

const consent = v.strictObject({
  consentGivenCookie: cookieName,
  enabledIdsCookie: cookieName,
  // Browsers keep no cookie for longer.
  lifetimeDays: numberBetween(1, 400),
  closeModalOnClickOutside: v.boolean(),
  // Statistics that need no consent, for they keep nothing in a browser: the policy must say so.
  statistics: v.exactOptional(ownScript),
  necessary: v.pipe(v.array(choice), v.nonEmpty("is empty; expected at least one choice")),
  optional: v.array(choice),
});

const photoFile = v.strictObject({
  // File name without its ending; it is part of an address.
  file: textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "small letters, digits and hyphens, without .jpg"),
  // Percent from left and from top; crops keep this point in view.
  focalPoint: v.strictTuple([numberBetween(0, 100), numberBetween(0, 100)]),
});

const photo = v.strictObject({
  ...photoFile.entries,
  // The same view taken upright, for what fills a screen that is held so.
  upright: v.exactOptional(photoFile),
  // What search engines want to know of it; the gallery's chapters follow from it.
  shows: v.picklist(["outside", "common-area", "bedroom", "bathroom", "surroundings"]),
  // Taken after sunset: the gallery has a chapter of these.
  evening: v.exactOptional(v.boolean()),
  // The photo from the same place at dusk, to which the first screen turns.
  dusk: v.exactOptional(text),
});

/** What the home page shows: a day at the house, and the way to places, by their key. */
const home = v.strictObject({
  passages: v.array(passage),
  surroundings: v.strictObject({
    places: v.array(text),
    // The town, and the place by the sea, that its texts measure the way to.
    town: v.exactOptional(text),
    sea: v.exactOptional(text),
  }),
});

const placesFile = v.strictObject({
  // Nearest first: the order in which the location page lists them.
  places: v.array(place),
  // Places with a story on the location page.
  drives: v.array(drive),
  stories: v.array(placeStory),
  // What else the drawn map names.
  mapNames: v.array(mapName),
});

const pictures = v.strictObject({
  // Every picture of the site, in the order of the gallery.
  photos: v.array(photo),
  // The picture that stands for each page.
  pages: underEach(pageNames, text),
});

function isWeekday(day: number): boolean {
  return Number.isInteger(day) && 1 <= day && day <= 7;
}

/** What each file of facts holds, `content/<name>.json`. */
export const schemas = {
  villa,
  rooms: v.array(room),
  home,
  amenities,
  // Not every house has a plan.
  "floor-plan": v.optional(floorPlan),
  prices,
  blocked: v.optional(v.array(blockedNights)),
  places: placesFile,
  links,
  cookies: consent,
  pictures,
};

/** What the map is drawn from, `content/<name>.json`: a house may have none. Pages see the drawing only. */
export const surfaceSchemas = { coast: v.optional(coast), roads: v.optional(roads) };

/** All facts, by the names of their files. */
export type Facts = { readonly [File in keyof typeof schemas]: Fact<(typeof schemas)[File]> };

export type Coordinates = Fact<typeof coordinates>;
export type Place = Fact<typeof place>;
export type MapName = Fact<typeof mapName>;
export type Coast = Fact<typeof coast>;
export type Roads = Fact<typeof roads>;
export type Surface = {
  readonly [File in keyof typeof surfaceSchemas]?: Fact<(typeof surfaceSchemas)[File]> | undefined;
};
export type Room = Fact<typeof room>;
export type Bed = Fact<typeof bed>;
export type Passage = Fact<typeof passage>;
export type PricePeriod = Fact<typeof pricePeriod>;
export type Prices = Facts["prices"];
export type NamedCookie = Fact<typeof cookie>;
export type CookieLifetime = NamedCookie["lifetime"];
export type OwnScript = Fact<typeof ownScript>;
export type CookieDefinition = Fact<typeof choice>;
export type ConsentConfiguration = Facts["cookies"];
export type Photo = Fact<typeof photo>;
export type PhotoFile = Fact<typeof photoFile>;
