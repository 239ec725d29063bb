import generated from "#house/markdown.json" with { type: "json" };
import type { Locale, PerLocale } from "../../../domain/locales/locales.ts";
import type { MarkdownText } from "../../../house/markdown/markdown-text.ts";
import { readNewsName } from "../../../house/markdown/news-names.ts";
import { findPage } from "../../../house/routes/routes.ts";

const texts = generated as unknown as PerLocale<Readonly<Record<string, MarkdownText>>>;

/** The items of news in a language, the latest first. */
export function newsItems(locale: Locale) {
  return Object.entries(texts[locale])
    .flatMap(([page, { title, description, updated }]) => {
      const date = readNewsName(page)?.date;
      const path = findPage(page, locale)?.path;
      return date && path ? [{ date, path, title, description, updated: updated ?? date }] : [];
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}
