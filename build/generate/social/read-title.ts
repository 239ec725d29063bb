import type { Locale } from "../../../src/i18n/locales.ts";
import type { Page } from "../../../src/routes.ts";
import { type Content, legalBundles } from "../../check-content/content.ts";
import { findText } from "../../check-content/find-text.ts";
import { splitFrontMatter } from "../../check-content/front-matter.ts";

/** The title of a page, without the name of the house and without places where it may break. */
export function readTitle(
  { texts, legal }: Pick<Content, "texts" | "legal">,
  page: Page,
  locale: Locale,
): string {
  const bundle = page === "home" ? "homepage" : page;
  const title = (legalBundles as readonly string[]).includes(bundle)
    ? splitFrontMatter(legal[locale][bundle] ?? "").fields["title"]
    : findText(texts[locale][bundle], "title");
  if (typeof title !== "string") throw new Error(`The page ${page} has no title in ${locale}.`);
  return title.replaceAll("\u00ad", "");
}
