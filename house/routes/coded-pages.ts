// The coded pages, one line each, in the order of the sitemap. A page is a folder of `site/pages/` with `<name>-page.tsx`
// (the component `Page`) and `<name>-data.server.ts` (`preparePage`); its messages are described in
// `house/messages/<name>.messages.ts`. Pages of Markdown are content alone. Browsers import only the types of this file.
import type * as v from "valibot";
import { messages as about } from "../messages/about.messages.ts";
import { messages as gallery } from "../messages/gallery.messages.ts";
import { messages as home } from "../messages/home.messages.ts";
import { messages as location } from "../messages/location.messages.ts";
import { messages as prices } from "../messages/pricing-and-availability.messages.ts";

/**
 * `messages` is the schema of `texts/<locale>/<name>.json`, `namespaces` are other messages that the page shows.
 * A page that `isStatic` has links and pictures only, nothing that needs React, and is not hydrated as the
 * first page of a visit. A page that `isNeeded` cannot be left out, because every other page links to it. A page with
 * `facts`, the name of an optional file of facts, exists only in houses that have the file.
 */
type CodedPageOptions<Messages = v.GenericSchema> = {
  readonly messages: Messages;
  readonly isStatic?: boolean;
  readonly isNeeded?: boolean;
  readonly facts?: string;
  readonly namespaces?: readonly string[];
};

const registry = {
  home: { messages: home, isStatic: true, isNeeded: true },
  about: { messages: about, isStatic: true },
  gallery: { messages: gallery },
  location: { messages: location, isStatic: true },
  "pricing-and-availability": {
    messages: prices,
    isNeeded: true,
    namespaces: ["seasonal-pricing", "availability"],
  },
} satisfies Readonly<Record<string, CodedPageOptions>>;

/** A page that is made by code. */
export type CodedPage = keyof typeof registry;

/** These pages by name; nothing under any other name. */
export const codedPages: {
  readonly [P in CodedPage]: CodedPageOptions<(typeof registry)[P]["messages"]>;
} & Readonly<Record<string, CodedPageOptions | undefined>> = registry;

/** Their names, in their order. */
export const codedPageNames = Object.keys(registry) as readonly CodedPage[];

/** The coded pages that a house does not have: those it leaves out, and those whose facts it lacks. */
export function listMissingPages(
  facts: Readonly<Record<string, unknown>> & {
    readonly navigation?: { readonly without?: readonly string[] } | undefined;
  },
): readonly string[] {
  const lacking = codedPageNames.filter((page) => {
    const { facts: needed } = codedPages[page];
    return needed !== undefined && facts[needed] === undefined;
  });
  return [...(facts.navigation?.without ?? []), ...lacking];
}

/**
 * Coded pages that exist only in houses with content for them. Their messages are part of their data, and the bundles of
 * other houses contain none of their code (`#house/additional-code.mjs`).
 */
export const additionalPages = ["reviews", "news"] as const;

/** Pages that are made by code, and that no list of pages has. */
export const unlistedPages = ["error", "enquiry"] as const;

/** Pages of Markdown that every house has: all pages lead to the first, and the law asks for both. */
export const neededMarkdown = ["cookies", "gdpr"] as const;

/** A page that code leads to: one of code, or of Markdown that every house has. */
export type Page = CodedPage | (typeof additionalPages)[number] | (typeof neededMarkdown)[number];

/** Whether a page is read, not used; those of Markdown are. */
export function isStatic(page: string): boolean {
  if (codedPages[page]) return codedPages[page].isStatic === true;
  return !unlistedPages.some((unlisted) => unlisted === page);
}
