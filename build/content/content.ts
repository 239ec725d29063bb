import type { Facts } from "../../app/facts/facts.ts";
import type { Surface } from "../../app/facts/map-surface.ts";
import type { AllTexts } from "../../app/text-schemas.ts";

/** Everything an owner writes, as loaded from `content/`; its shape is right, its sense unchecked. */
export type Content = Facts &
  Surface & {
    /** The codes of the languages, in the order of `villa.json`. */
    readonly locales: readonly string[];
    /** Names of the files in `content/photos`. */
    readonly photoFiles: readonly string[];
    /** The files in `content/drawings`, as written, by name without `.svg`. */
    readonly drawings: Readonly<Record<string, string>>;
    /** Texts by language and file. */
    readonly texts: Readonly<Record<string, AllTexts>>;
    /** Legal texts by language and page, as written, front matter included. */
    readonly legal: Readonly<Record<string, Readonly<Record<LegalPage, string>>>>;
  };

/** Pages whose text is Markdown. */
export const legalPages = ["cookies", "gdpr"] as const;

type LegalPage = (typeof legalPages)[number];

/** The files of texts of the other pages, which hold title and description. */
export const pageBundles = {
  home: "homepage",
  about: "about",
  gallery: "gallery",
  location: "location",
  "pricing-and-availability": "pricing-and-availability",
} as const;

/** The texts of one language of a content; the language is one of its own. */
export function textsOf({ texts }: Pick<Content, "texts">, locale: string): AllTexts {
  const own = texts[locale];
  if (!own) throw new Error(`no texts in ${locale}`);
  return own;
}
