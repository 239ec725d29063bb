// What the build makes of a house, as the application imports it. Which house that is, and so which
// folder `#house/` is, is known to the build alone (`house/workspace/workspace.mjs`): code is checked without one.

declare module "#house/site.mjs" {
  type PerLocale<T> = import("../domain/locales/locales.ts").PerLocale<T>;

  /** How the languages name themselves, in the order in which they are listed. */
  export const languages: PerLocale<string>;
  /** Those that are read from the right. */
  export const rightToLeft: readonly string[];
  /** The paths of pages. */
  export const paths: Readonly<Record<import("./routes/coded-pages.ts").Page, PerLocale<string>>> &
    Readonly<Record<string, Partial<PerLocale<string>> | undefined>>;
  export const markdownPages: readonly string[];
}

/** Code that only some houses need; a house without a use for it has none of it in its bundles. */
declare module "#house/additional-code.mjs" {
  /** Load additional pages, by name, and `blocks`, Markdown pages with blocks. */
  export const additionalPageLoaders: Readonly<
    Record<
      string,
      | (() => Promise<{
          readonly Page: import("react").ComponentType<{ data: unknown }>;
        }>)
      | undefined
    >
  >;
  /** Shows embeds after consent; undefined in a house without embeds. */
  export const loadEmbeds: (() => Promise<{ readonly showEmbeds: () => void }>) | undefined;
}

declare module "#house/formats.mjs" {
  /** The tags by which numbers and dates are written, `de-AT`. */
  export const formats: import("../domain/locales/locales.ts").PerLocale<string>;
  /** Whether lengths are in feet and miles. */
  export const feet: import("../domain/locales/locales.ts").PerLocale<boolean>;
  /** The weekday on which weeks begin, 1 = Monday. */
  export const firstWeekdays: import("../domain/locales/locales.ts").PerLocale<number>;
  /** The languages that list months as numbers, and that write full hours without minutes. */
  export const numericMonths: readonly import("../domain/locales/locales.ts").Locale[];
  export const wholeHours: readonly import("../domain/locales/locales.ts").Locale[];
  export const timeZone: string;
  export const maximumPersons: number;
}

declare module "#house/fonts.mjs" {
  /** The addresses of fonts that every page has. */
  export const firstFonts: readonly string[];
  /** Further fonts, with the languages whose pages need them. */
  export const furtherFonts: readonly {
    readonly locales: readonly string[];
    readonly address: string;
  }[];
}

declare module "#house/moved.mjs" {
  /** Addresses that pages once had or should have had, and those to which they lead for good. */
  export const moved: readonly { readonly from: string; readonly to: string }[];
}

/** Features that this house uses. The bundler drops the branches of unused ones. */
declare module "#house/uses.mjs" {
  /** Whether the house has own pages with frames of others, and links to other sites in header, menu or footer. */
  export const hasEmbeds: boolean;
  export const hasOutsideLinks: boolean;
  /** Whether guests have written reviews, there is news, and guests may subscribe to a newsletter. */
  export const hasReviews: boolean;
  export const hasNews: boolean;
  export const hasNewsletter: boolean;
  /** The logo as drawn, shown in place of mark and name; null where the house has but the mark. */
  export const drawnLogo: import("./facts/drawn-logo.ts").DrawnLogo | null;
  /** The names of Markdown pages with blocks. */
  export const blockPages: readonly string[];
  /** The pages with frames of others, with their hosts and what these may do. */
  export const frames: Readonly<Record<string, import("./markdown/page-frames.ts").PageFrames>>;
}

declare module "#house/blocked.mjs" {
  /** Nights that the owner keeps. */
  export const blocked: readonly { readonly from: string; readonly to: string }[];
  /** There where these are all taken nights: the day of the last check, and for how many days that counts. */
  export const ownCalendar: { readonly checked: string; readonly days: number } | null;
}

declare module "#house/cards.mjs" {
  /** Those of stays that guests send to each other. */
  export const cards: import("../domain/dates/card-address.ts").Cards;
}

declare module "#house/messages.mjs" {
  /** Messages by chunk and language, `home-de`. */
  export const messages: Readonly<
    Record<string, (() => Promise<{ readonly default: unknown }>) | undefined>
  >;
}

/** Data; whoever imports it says of what shape. */
declare module "#house/*.json" {
  // biome-ignore lint/suspicious/noExplicitAny: the build has checked it
  const made: any;
  export default made;
}
