/** The pages that the site knows, in the order of the sitemap; Markdown is the text of the last two. */
export const pageNames = [
  "home",
  "about",
  "gallery",
  "location",
  "pricing-and-availability",
  "cookies",
  "gdpr",
] as const;

export type Page = (typeof pageNames)[number];
