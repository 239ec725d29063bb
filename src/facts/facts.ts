import type { PerLocale, Translatable } from "../i18n/locales.ts";
import type { AmenityKey } from "./amenity-keys.ts";

/** A point on the earth, degrees, at least five decimals (search engines ask for that). */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** What is true of the house. Areas in square metres, distances in kilometres. */
export type Villa = {
  readonly name: string;
  readonly sisterName: string;
  /** The same in all languages and for good: search engines know the house by it. */
  readonly identifier: string;
  readonly builtYear: number;
  readonly areaSquareMetres: number;
  readonly plotSquareMetres: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly floors: number;
  readonly maximumPersons: number;
  readonly parkingSpaces: number;
  readonly pool: { readonly lengthMetres: number; readonly widthMetres: number };
  readonly coordinates: Coordinates;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly locality: string;
    readonly region: string;
    /** ISO 3166-1, two letters. */
    readonly country: string;
  };
  /** `HH:MM`, local time of the house. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly contact: {
    readonly phone: string;
    readonly email: string;
    readonly dataProtectionEmail: string;
  };
  /** Who runs the site and the house: law asks for it. An empty text is left out of the page. */
  readonly host: {
    readonly name: string;
    readonly taxNumber: string;
    readonly approval: string;
    readonly registrationNumber: string;
  };
};

/** A room of the house, on the about page. Its name and story are in the texts under its key. */
export type Room = {
  readonly key: string;
  readonly photo: string;
  /** Where to look for it; left out for what is on every floor. */
  readonly floor?: "ground" | "upper" | "outside";
  readonly beds?: { readonly double: number; readonly single: number };
  readonly bathroom?: "bath" | "shower";
};

/** A passage of picture and text on the home page; its wording is in the texts under its key. */
export type Passage = { readonly key: string; readonly photo: string };

export const amenityGroups = ["sleep", "kitchen", "outdoors", "comfort", "safety"] as const;

export type AmenityGroup = (typeof amenityGroups)[number];

export type Amenities = Readonly<Record<AmenityGroup, readonly AmenityKey[]>>;

/** Keys of the season's periods, as the specification names them. */
export type PricePeriod = {
  readonly key: string;
  /** First and last priced night, `MM-DD`, every year. */
  readonly from: string;
  readonly to: string;
  /** Euro for one night, the whole house. */
  readonly pricePerNight: number;
  /** Fewest nights of a stay that begins in this period; one where it is not set. */
  readonly minimumNights?: number;
  /** Weekdays on which a stay may begin, 1 = Monday to 7 = Sunday; any where it is not set. */
  readonly arrivalDays?: readonly number[];
};

export type Prices = {
  /** ISO 4217. */
  readonly currency: string;
  readonly periods: readonly PricePeriod[];
};

/** A place that guests ask about. Names and stories are in the texts under the same key. */
export type Place = {
  readonly key: string;
  /** By road from the house, kilometres. */
  readonly distanceKilometres: number;
  /** Minutes, unhurried. */
  readonly travelMinutes: number;
  readonly by: "foot" | "car";
  readonly coordinates: Coordinates;
};

/** A place with a story, and the photo that stands for it. */
export type Story = { readonly key: string; readonly photo: string };

/** What the story of the mine names: how many worked there, and the years. */
export type Mine = { readonly minersMoreThan: number; readonly from: number; readonly to: number };

/** What the home page says of the surroundings; places by their key. */
export type Surroundings = {
  readonly photo: string;
  readonly places: readonly string[];
  readonly town: string;
};

/** A name on the drawn map: towns at their place, the others in the middle of the word. */
export type MapName = {
  readonly key: string;
  readonly kind: "country" | "sea" | "region" | "town";
  readonly coordinates: Coordinates;
};

/** Addresses of everything outside the site. `{arrival}`, `{departure}`: `YYYY-MM-DD`. */
export type Links = {
  readonly booking: { readonly home: PerLocale<string>; readonly stay: PerLocale<string> };
  readonly partnerListing: PerLocale<string>;
  readonly sisterVilla: PerLocale<string>;
  readonly termsOfUse: PerLocale<string>;
  readonly maps: string;
  /** Asked once, at build, for each flag; `{country}` is `gb`, `hr`, `de` or `it`. */
  readonly flagService: string;
};

/** How long a cookie lives. */
export type CookieLifetime =
  | "session"
  | { readonly days: number }
  | { readonly months: number }
  | { readonly years: number };

/** A choice in the consent control, with the cookies that it stands for. */
export type CookieDefinition = {
  readonly id: string;
  readonly name: PerLocale<string>;
  readonly description: PerLocale<string>;
  readonly links?: readonly { readonly label: Translatable; readonly address: string }[];
  /** Cookies to delete when the choice is switched off; `*` at the end stands for any ending. */
  readonly targetCookieIds?: readonly string[];
  /** Script that is in the page while the choice is switched on. */
  readonly src?: string;
  readonly isPreselected?: boolean;
  /** The cookies behind the choice, as the control and the cookie policy list them. */
  readonly cookies: readonly NamedCookie[];
};

export type NamedCookie = {
  readonly name: string;
  /** Where it comes from: ourselves (`first`) or somebody else (`third`). */
  readonly party: "first" | "third";
  readonly provider: string;
  readonly lifetime: CookieLifetime;
  readonly purpose: PerLocale<string>;
};

export type ConsentConfiguration = {
  readonly consentGivenCookie: string;
  readonly enabledIdsCookie: string;
  readonly lifetimeDays: number;
  readonly closeModalOnClickOutside: boolean;
  readonly necessary: readonly CookieDefinition[];
  readonly optional: readonly CookieDefinition[];
};

/** A picture: the file beside `photos.ts`, what it shows, and where its heart is. */
export type Photo = {
  /** File name without `.jpg`. */
  readonly file: string;
  /** Percent from left and from top; crops keep this point in view. */
  readonly focalPoint: readonly [number, number];
  readonly alt: PerLocale<string>;
  readonly caption: PerLocale<string>;
  /** What search engines want to know of it, and the order's grouping in the gallery. */
  readonly shows: "outside" | "common-area" | "bedroom" | "bathroom" | "surroundings";
};
