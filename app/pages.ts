// The pages that are made by code, in the order of the sitemap: one line each. A page is a folder of
// `pages/` that holds `<name>-page.tsx` (the component `Page`), `<name>-data.server.ts`
// (`preparePage`) and `<name>.texts.ts`. Pages of Markdown are content alone. Browsers get only the
// types of this file: what it names is loaded by folder.
import type * as v from "valibot";
import { texts as about } from "./pages/about/about.texts.ts";
import { texts as gallery } from "./pages/gallery/gallery.texts.ts";
import { texts as home } from "./pages/home/home.texts.ts";
import { texts as location } from "./pages/location/location.texts.ts";
import { texts as prices } from "./pages/pricing-and-availability/pricing-and-availability.texts.ts";

/**
 * `texts` is the schema of `texts/<locale>/<name>.json`, `bundles` are other texts that the page shows.
 * A page `isStatic` that is read, not used: links and pictures, nothing that needs React; as the first
 * page of a visit it is not hydrated. What `isNeeded` cannot be left out: every other page leads there.
 */
type CodedPageOptions<Texts = v.GenericSchema> = {
  readonly texts: Texts;
  readonly isStatic?: boolean;
  readonly isNeeded?: boolean;
  readonly bundles?: readonly string[];
};

const registry = {
  home: { texts: home, isStatic: true, isNeeded: true },
  about: { texts: about, isStatic: true },
  gallery: { texts: gallery },
  location: { texts: location, isStatic: true },
  "pricing-and-availability": {
    texts: prices,
    isNeeded: true,
    bundles: ["seasonal-pricing", "availability"],
  },
} satisfies Readonly<Record<string, CodedPageOptions>>;

/** A page that is made by code. */
export type CodedPage = keyof typeof registry;

/** These pages by name; nothing under any other name. */
export const pages: {
  readonly [P in CodedPage]: CodedPageOptions<(typeof registry)[P]["texts"]>;
} & Readonly<Record<string, CodedPageOptions | undefined>> = registry;

/** Their names, in their order. */
export const codedPages = Object.keys(registry) as readonly CodedPage[];

/** Pages of Markdown that every house has: all pages lead to the first, and the law asks for both. */
export const neededMarkdown = ["cookies", "gdpr"] as const;

/** A page that code leads to: one of code, or of Markdown that every house has. */
export type Page = CodedPage | (typeof neededMarkdown)[number];

/** Whether a page is read, not used; those of Markdown are. */
export function isStatic(page: string): boolean {
  return pages[page] ? pages[page].isStatic === true : page !== "error";
}
