import type { LogoFile } from "../facts/drawn-logo.ts";
import type { Facts } from "../facts/facts.ts";
import type { Surface } from "../facts/map-surface.ts";
import type { Finding, Path } from "../findings/finding.ts";
import type { MarkdownPage } from "../markdown/front-matter-schema.ts";
import { markdownFile } from "../markdown/news-names.ts";
import type { StaticFile } from "../workspace/static-files.ts";
import type { AllMessages } from "./message-schemas.ts";

/** The content of a house as loaded: valid by its schemas, not yet checked across files. */
export type Content = {
  /** The files of facts, and the sources of the map. */
  readonly facts: Facts & Surface;
  /** The messages by language, in the order of `villa.json`: the house's own over the engine's. */
  readonly words: Readonly<Record<string, AllMessages>>;
  /** Pages of Markdown by language and name. */
  readonly markdown: Readonly<Record<string, Readonly<Record<string, MarkdownPage>>>>;
  readonly files: {
    /** Names of the files in `photos`. */
    readonly photos: readonly string[];
    /** Names of the files in `fonts`. */
    readonly fonts: readonly string[];
    /** The files in `drawings`, as written, by name without `.svg`. */
    readonly drawings: Readonly<Record<string, string>>;
    /** `brand/mark.svg`, as written. */
    readonly mark: string;
    /** The files of a drawn logo in `brand`, if the house has one. */
    readonly logos: readonly LogoFile[];
    /** `house.css`, as written; empty where there is none. */
    readonly styles: string;
    /** The files in `static`. */
    readonly served: readonly StaticFile[];
  };
  /** Warnings and hints from loading. */
  readonly findings: readonly Finding[];
};

/** The messages of one language of a content; the language is one of its own. */
export function messagesOf({ words }: Pick<Content, "words">, locale: string): AllMessages {
  const own = words[locale];
  if (!own) throw new Error(`no texts in ${locale}`);
  return own;
}

/** A text within a value, with the keys that lead to it. */
type PlacedText = { readonly path: Path; readonly text: string };

/** A text of a house in one language. */
export type HouseText = PlacedText & {
  readonly locale: string;
  readonly file: string;
  /** Of a page of Markdown: the line of the file in which each line of the text stands. */
  readonly lines?: readonly number[];
};

/** Every text of a content with its language; of pages of Markdown what the house has written. */
export function listMessages({
  words,
  markdown,
}: Pick<Content, "words" | "markdown">): HouseText[] {
  return Object.entries(words).flatMap(([locale, files]) => [
    ...Object.entries(files).flatMap(([name, value]) =>
      listStrings(value).map((text) => ({ ...text, locale, file: `texts/${locale}/${name}.json` })),
    ),
    ...Object.entries(markdown[locale] ?? {}).flatMap(([name, { fields, body, lines }]) => {
      const file = markdownFile(locale, name);
      const isOwn = (_: unknown, index: number) => lines[index] !== 0;
      const text = body.split("\n").filter(isOwn).join("\n");
      return [
        ...listStrings(fields).map((field) => ({ ...field, locale, file })),
        { locale, file, path: [], text, lines: lines.filter(isOwn) },
      ];
    }),
  ]);
}

/** The path for a finding at an index of a text. */
export function pathAt({ path, text, lines }: HouseText, index: number): Path {
  return lines ? [lines[text.slice(0, index).split("\n").length - 1] ?? 1] : path;
}

/** The beginning of a sentence about a text: its keys, `hero.line`. */
export function subjectOf({ path }: HouseText): string {
  return path.length === 0 ? "the text" : path.join(".");
}

/** Every text in a value. */
export function listStrings(value: unknown, path: Path = []): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((inner, index) => listStrings(inner, [...path, index]));
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    listStrings(inner, [...path, key]),
  );
}
