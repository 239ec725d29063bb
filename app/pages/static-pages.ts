import type { PageId } from "./page-data.server.ts";

/**
 * Pages that are read, not used: links and pictures, nothing that needs React. As the first page of
 * a visit they are not hydrated: neither their code nor their texts are loaded.
 */
export const staticPages: ReadonlySet<PageId> = new Set([
  "home",
  "about",
  "location",
  "cookies",
  "gdpr",
]);
