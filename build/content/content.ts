import type { Facts } from "../../app/facts/facts.ts";
import type { Surface } from "../../app/facts/map-surface.ts";
import type { AllTexts } from "../../app/text-schemas.ts";

/** Everything an owner writes, as loaded from `content/`; its shape is right, its sense unchecked. */
export type Content = Facts &
  Surface & {
    /** The codes of the languages, in the order of `villa.json`. */
    readonly locales: readonly string[];
    /** Names of the files in `content/photos`. */
    readonly photoFiles: readonly string[];
    /** The files in `content/drawings`, as written, by name without `.svg`. */
    readonly drawings: Readonly<Record<string, string>>;
    /** Texts by language and file. */
    readonly texts: Readonly<Record<string, AllTexts>>;
    /** Pages of Markdown by language and name, as written, front matter included. */
    readonly markdown: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };

/** The texts of one language of a content; the language is one of its own. */
export function textsOf({ texts }: Pick<Content, "texts">, locale: string): AllTexts {
  const own = texts[locale];
  if (!own) throw new Error(`no texts in ${locale}`);
  return own;
}

/** A text with its file and its place there. */
type PlacedText = { readonly place: string; readonly text: string };

/** Every text of a content with its language, pages of Markdown too. */
export function listTexts(content: Content): (PlacedText & { readonly locale: string })[] {
  return content.locales.flatMap((locale) => {
    const list = (files: object, folder: string, ending: string) =>
      Object.entries(files).flatMap(([name, value]) =>
        listStrings(value, `content/texts/${locale}/${folder}${name}${ending}`),
      );
    const texts = [
      ...list(textsOf(content, locale), "", ".json:"),
      ...list(content.markdown[locale] ?? {}, "pages/", ".md"),
    ];
    return texts.map((text) => ({ ...text, locale }));
  });
}

/** Every text in a value of this place. */
export function listStrings(value: unknown, place: string): PlacedText[] {
  if (typeof value === "string") return [{ place, text: value }];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    listStrings(inner, place.endsWith(":") ? `${place} ${key}` : `${place}.${key}`),
  );
}
