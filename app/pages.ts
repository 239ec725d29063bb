// The pages that are made by code, in the order of the sitemap: one line each. A page is a folder of
// `pages/` that holds `<name>-page.tsx` (the component `Page`), `<name>-data.server.ts`
// (`preparePage`) and `<name>.texts.ts`. Pages of Markdown are content alone. Browsers get only the
// types of this file: what it names is loaded by folder.

/**
 * `texts` is the schema of `texts/<locale>/<name>.json`, `bundles` are other texts that the page shows,
 * `facts` the files of content that it follows from. A page `isStatic` that is read, not used: links
 * and pictures, nothing that needs React; as the first page of a visit it is not hydrated. What
 * `isNeeded` cannot be left out: every other page leads there.
 */
export const pages = {
  home: {
    ...(await import("./pages/home/home.texts.ts")),
    isStatic: true,
    isNeeded: true,
    facts: ["villa", "home", "places"],
  },
  about: {
    ...(await import("./pages/about/about.texts.ts")),
    isStatic: true,
    facts: ["villa", "rooms", "amenities"],
  },
  gallery: { ...(await import("./pages/gallery/gallery.texts.ts")), facts: ["pictures"] },
  location: {
    ...(await import("./pages/location/location.texts.ts")),
    isStatic: true,
    facts: ["places"],
  },
  "pricing-and-availability": {
    ...(await import("./pages/pricing-and-availability/pricing-and-availability.texts.ts")),
    isNeeded: true,
    facts: ["prices"],
    bundles: ["seasonal-pricing", "availability"],
  },
} as const;

/** Pages of Markdown that every house has: all pages lead to the first, and the law asks for both. */
export const neededMarkdown = ["cookies", "gdpr"] as const;

/** A page that code leads to: one of code, or of Markdown that every house has. */
export type Page = CodedPage | (typeof neededMarkdown)[number];

/** A page that is made by code. */
export type CodedPage = keyof typeof pages;

type PageOptions = {
  readonly isStatic?: boolean;
  readonly isNeeded?: boolean;
  readonly facts: readonly string[];
  readonly bundles?: readonly string[];
};

/** The names of these pages, in their order. */
export const codedPages = Object.keys(pages) as readonly CodedPage[];

/** What is known of a page made by code; nothing of other pages. */
export function optionsOf(page: string): PageOptions | undefined {
  return codedPages.includes(page as CodedPage) ? pages[page as CodedPage] : undefined;
}

/** Whether a page is read, not used; those of Markdown are. */
export function isStatic(page: string): boolean {
  const options = optionsOf(page);
  return options ? options.isStatic === true : page !== "error";
}
