// The generated data of a house, which the application imports as `#house/`. Only the build knows the folder
// (`house/workspace/workspace.mjs`): types need no house.

declare module "#house/site.mjs" {
  type PerLocale<T> = import("../domain/locales/locales.ts").PerLocale<T>;

  /** The names of the languages in themselves, in the order of listing. */
  export const languages: PerLocale<string>;
  /** Languages that are read from the right. */
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
  /** The tags for formatting numbers and dates, `de-AT`. */
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
  /** Permanent redirects: former and misspelt addresses of pages. */
  export const moved: readonly { readonly from: string; readonly to: string }[];
}

/** Features that this house uses. The bundler drops the branches of unused ones. */
declare module "#house/uses.mjs" {
  /** Whether the house has pages with embeds, and links to other sites in header, menu or footer. */
  export const hasEmbeds: boolean;
  export const hasOutsideLinks: boolean;
  /** Whether the house has reviews, news and a newsletter. */
  export const hasReviews: boolean;
  export const hasNews: boolean;
  export const hasNewsletter: boolean;
  /** The drawn logo in place of mark and name, or null. */
  export const drawnLogo: import("./facts/drawn-logo.ts").DrawnLogo | null;
  /** The names of Markdown pages with blocks. */
  export const blockPages: readonly string[];
  /** The pages with embeds, with the hosts of their frames and permissions. */
  export const frames: Readonly<Record<string, import("./markdown/page-frames.ts").PageFrames>>;
}

declare module "#house/blocked.mjs" {
  /** Nights that the owner has blocked. */
  export const blocked: readonly { readonly from: string; readonly to: string }[];
  /** If these are all taken nights: the day of the last check, and for how many days it counts. */
  export const ownCalendar: { readonly checked: string; readonly days: number } | null;
}

declare module "#house/cards.mjs" {
  /** The social pictures of stays. */
  export const cards: import("../domain/dates/card-address.ts").Cards;
}

declare module "#house/messages.mjs" {
  /** Messages by chunk and language, `home-de`. */
  export const messages: Readonly<
    Record<string, (() => Promise<{ readonly default: unknown }>) | undefined>
  >;
}

/** Data; importers state its type. */
declare module "#house/*.json" {
  // biome-ignore lint/suspicious/noExplicitAny: the build has checked it
  const made: any;
  export default made;
}
