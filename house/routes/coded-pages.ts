// All pages that code knows, one line each. A coded page is a folder of `site/pages/` with `<name>-page.tsx` (the
// component `Page`) and `<name>-data.server.ts` (`preparePage`). Other pages are Markdown of the house. Browsers import
// only the types of this file.
import type * as v from "valibot";
import type { Facts } from "../facts/facts.ts";
import { messages as about } from "../messages/about.messages.ts";
import { messages as gallery } from "../messages/gallery.messages.ts";
import { messages as home } from "../messages/home.messages.ts";
import { messages as location } from "../messages/location.messages.ts";
import { messages as prices } from "../messages/pricing-and-availability.messages.ts";

/**
 * - `listed`: with code, in the sitemap in the order of the table; `messages` is the schema of
 *   `texts/<locale>/<name>.json`.
 * - `additional`: with code, and only in houses with content for it. Its messages are part of its data, and the bundles
 *   of other houses contain none of its code (`#house/additional-code.mjs`).
 * - `unlisted`: with code, and in no list of pages.
 * - `markdown`: a text that every house has, because code links to it and the law asks for it.
 */
type PageKind = "listed" | "additional" | "unlisted" | "markdown";

type PageOptions = {
  readonly kind: PageKind;
  readonly messages?: v.GenericSchema;
  /** Further messages that the page shows. */
  readonly namespaces?: readonly string[];
  /** Whether the page has links and pictures only: it is not hydrated as the first page of a visit. */
  readonly isStatic?: boolean;
  /** Whether the page cannot be left out, because every other page links to it. */
  readonly isNeeded?: boolean;
  /** An optional file of facts: the page exists only in houses that have it. */
  readonly facts?: keyof Facts;
};

const table = {
  home: { kind: "listed", messages: home, isStatic: true, isNeeded: true },
  about: { kind: "listed", messages: about, isStatic: true },
  gallery: { kind: "listed", messages: gallery },
  location: { kind: "listed", messages: location, isStatic: true },
  "pricing-and-availability": {
    kind: "listed",
    messages: prices,
    isNeeded: true,
    namespaces: ["seasonal-pricing", "availability"],
  },
  reviews: { kind: "additional", isStatic: true },
  news: { kind: "additional", isStatic: true },
  error: { kind: "unlisted" },
  enquiry: { kind: "unlisted" },
  cookies: { kind: "markdown", isStatic: true },
  gdpr: { kind: "markdown", isStatic: true },
} satisfies Readonly<Record<string, PageOptions>>;

type Table = typeof table;

type NamesOf<K extends PageKind> = {
  [P in keyof Table]: Table[P]["kind"] extends K ? P : never;
}[keyof Table];

/** A listed page: with messages and code of its own. */
export type ListedPage = NamesOf<"listed">;

/** A page with an address that code may link to. */
export type Page = NamesOf<"listed" | "additional" | "markdown">;

/** The names of the pages of these kinds, in the order of the table. */
export function pagesOfKind<K extends PageKind>(...kinds: readonly K[]): readonly NamesOf<K>[] {
  return Object.entries(table)
    .filter(([, { kind }]) => kinds.some((one) => one === kind))
    .map(([name]) => name as NamesOf<K>);
}

/** The kind of a page; undefined for a page of the house's own. */
export function kindOf(page: string): PageKind | undefined {
  return optionsOf(page)?.kind;
}

/** The schema of a listed page's messages, and what else the page shows. */
export const listedPages: {
  readonly [P in ListedPage]: PageOptions & Pick<Table[P], "messages">;
} = table;

/** The listed pages that a house does not have: those it leaves out, and those whose facts it lacks. */
export function listMissingPages(
  facts: Readonly<Record<string, unknown>> & {
    readonly navigation?: { readonly without?: readonly string[] } | undefined;
  },
): readonly string[] {
  const lacking = pagesOfKind("listed").filter((page) => {
    const { facts: needed } = listedPages[page];
    return needed !== undefined && facts[needed] === undefined;
  });
  return [...(facts.navigation?.without ?? []), ...lacking];
}

/** Whether no house can leave a page out. */
export function isNeeded(page: string): boolean {
  return optionsOf(page)?.isNeeded === true;
}

/** Whether a page has no interaction, as those of Markdown. */
export function isStatic(page: string): boolean {
  const options = optionsOf(page);
  return options === undefined || options.isStatic === true;
}

function optionsOf(page: string): PageOptions | undefined {
  return Object.hasOwn(table, page) ? table[page as keyof Table] : undefined;
}
