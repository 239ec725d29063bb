import type { Facts } from "../../app/facts/facts.ts";
import type { Surface } from "../../app/facts/map-surface.ts";
import type { AllMessages } from "../../app/message-schemas.ts";
import type { FrontMatter } from "../../app/pages/markdown/front-matter.ts";

/** Everything an owner writes, as loaded from the folder of a house; its shape is right, its sense unchecked. */
export type Content = {
  /** The files of facts, with what the map is drawn from. */
  readonly facts: Facts & Surface;
  /** The messages by language, in the order of `villa.json`: the house's own over the engine's. */
  readonly words: Readonly<Record<string, AllMessages>>;
  /** Pages of Markdown by language and name. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, MarkdownPage>>>>;
  readonly files: {
    /** Names of the files in `photos`. */
    readonly photos: readonly string[];
    /** The files in `drawings`, as written, by name without `.svg`. */
    readonly drawings: Readonly<Record<string, string>>;
    /** `brand/mark.svg`, as written. */
    readonly mark: string;
  };
  /** What was found while loading that stops no build, one sentence each. */
  readonly warnings: readonly string[];
};

/**
 * What stands in the first lines of a page, its text, and for each line of that the line of the house's
 * file; 0 where it is the engine's.
 */
export type MarkdownPage = {
  readonly fields: FrontMatter;
  readonly body: string;
  readonly lines: readonly number[];
};

/** The messages of one language of a content; the language is one of its own. */
export function messagesOf({ words }: Pick<Content, "words">, locale: string): AllMessages {
  const own = words[locale];
  if (!own) throw new Error(`no texts in ${locale}`);
  return own;
}

/** A text with its file and its place there. */
type PlacedMessage = { readonly place: string; readonly text: string };

/** Every text of a content with its language; of pages of Markdown what the house has written. */
export function listMessages({
  words,
  pages,
}: Pick<Content, "words" | "pages">): (PlacedMessage & { readonly locale: string })[] {
  return Object.entries(words).flatMap(([locale, files]) => {
    const folder = `texts/${locale}`;
    const messages = [
      ...Object.entries(files).flatMap(([name, file]) =>
        listStrings(file, `${folder}/${name}.json:`),
      ),
      ...Object.entries(pages[locale] ?? {}).flatMap(([name, { fields, body, lines }]) => {
        const place = `${folder}/pages/${name}.md`;
        const own = body.split("\n").filter((_, index) => lines[index] !== 0);
        return [...listStrings(fields, `${place}:`), { place, text: own.join("\n") }];
      }),
    ];
    return messages.map((text) => ({ ...text, locale }));
  });
}

/** Every text in a value of this place. */
export function listStrings(value: unknown, place: string): PlacedMessage[] {
  if (typeof value === "string") return [{ place, text: value }];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    listStrings(inner, place.endsWith(":") ? `${place} ${key}` : `${place}.${key}`),
  );
}
