import type {
  Amenities,
  ConsentConfiguration,
  Links,
  MapName,
  Mine,
  Passage,
  Photo,
  Place,
  Prices,
  Room,
  Story,
  Surroundings,
  Villa,
} from "../../src/facts/facts.ts";
import type { PerLocale } from "../../src/i18n/locales.ts";
import type { Page } from "../../src/routes.ts";

/** A text, or texts in a list or under keys. */
export type TextTree = string | readonly TextTree[] | { readonly [key: string]: TextTree };

/** Everything an owner writes, as loaded from `content/`; its shape is right, its sense unchecked. */
export type Content = {
  readonly villa: Villa;
  readonly homePassages: readonly Passage[];
  readonly homeSurroundings: Surroundings;
  readonly rooms: readonly Room[];
  readonly amenities: Amenities;
  readonly prices: Prices;
  readonly places: readonly Place[];
  readonly placeStories: readonly Story[];
  readonly labinInhabitants: number;
  readonly mine: Mine;
  readonly mapNames: readonly MapName[];
  readonly links: Links;
  readonly cookies: ConsentConfiguration;
  readonly photos: readonly Photo[];
  readonly pagePhotos: Readonly<Record<Page, string>>;
  /** Names of the files in `content/photos`. */
  readonly photoFiles: readonly string[];
  /** Texts by bundle, the name of the file without `.ts`. */
  readonly texts: PerLocale<Readonly<Record<string, TextTree>>>;
  /** Legal texts by bundle, as written, front matter included. */
  readonly legal: PerLocale<Readonly<Record<string, string>>>;
};

/** Pages whose text is Markdown. */
export const legalBundles = ["cookies", "gdpr"] as const;

/** Pages whose texts, title and description included, are in a module. */
export const pageBundles = [
  "homepage",
  "about",
  "gallery",
  "location",
  "pricing-and-availability",
] as const;
