import { type Content, textsOf } from "./content.ts";

/** A text with its file, its place there and its language. */
type PlacedText = { readonly place: string; readonly locale: string; readonly text: string };

/** Every text of a content, pages of Markdown too. */
export function listTexts(content: Content): PlacedText[] {
  return content.locales.flatMap((locale) => {
    const list = (value: unknown, place: string): PlacedText[] => {
      if (typeof value === "string") return [{ place, locale, text: value }];
      return Object.entries(value as object).flatMap(([key, inner]) =>
        list(inner, place.endsWith(":") ? `${place} ${key}` : `${place}.${key}`),
      );
    };
    return [
      ...Object.entries(textsOf(content, locale)).flatMap(([bundle, texts]) =>
        list(texts, `content/texts/${locale}/${bundle}.json:`),
      ),
      ...Object.entries(content.markdown[locale] ?? {}).map(([page, text]) => ({
        place: `content/texts/${locale}/pages/${page}.md`,
        locale,
        text,
      })),
    ];
  });
}
