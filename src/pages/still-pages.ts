import type { PageId } from "./load-page.tsx";

/**
 * Pages that are read, not used: links and pictures, nothing that needs React. On the first view of
 * a visit their HTML stays as it was sent, and neither their code nor their texts are loaded.
 */
export const stillPages: ReadonlySet<PageId> = new Set([
  "home",
  "about",
  "location",
  "cookies",
  "gdpr",
]);
