// Files for translators. A text has a place within its file, `hero.line` or
// `choices["google.ads"].name`; a page of Markdown is one text with an empty place.
import { hash } from "node:crypto";
import { findPlaceholders, listPlaceholders } from "../messages/message-schema.ts";
import { blank, withFormsOf } from "./engine-words.ts";

/** Values of JSON, or texts of Markdown, by file within the folder of a language. */
export type TextFiles = Readonly<Record<string, unknown>>;

/** Hashes of the sources of each translation, by file and place. */
export type Origins = Readonly<Record<string, string>>;

export type Translation = {
  readonly locale: string;
  readonly texts: readonly {
    readonly file: string;
    readonly place: string;
    /** In the first language of the house. */
    readonly text: string;
    /** Empty if there is none; it may be outdated. */
    readonly translation: string;
  }[];
};

/** The texts of the first language that another lacks, has as a blank, or has outdated. */
export function listUntranslated(
  locale: string,
  originals: TextFiles,
  translated: TextFiles,
  origins: Origins,
): Translation {
  const texts = Object.entries(originals).flatMap(([file, original]) => {
    const own = new Map(listTexts(translated[file] ?? ""));
    return listTexts(withFormsOf(locale, original)).flatMap(([place, text]) => {
      const translation = own.get(place) ?? "";
      const origin = origins[`${file} ${place}`];
      const isStale = origin !== undefined && origin !== hashText(text);
      const isMissing = translation === "" || translation.match(blank) !== null;
      return isMissing || isStale ? [{ file, place, text, translation }] : [];
    });
  });
  return { locale, texts };
}

/** The mistakes in a returned file, one sentence each. */
export function* findTranslationFaults({ texts }: Translation): Iterable<string> {
  for (const { file, place, text, translation } of texts) {
    const [wanted, found] = [findPlaceholders(text), findPlaceholders(translation)];
    // The form for one may omit the number: "one guest".
    const isForm = /\.(?:zero|one|two)$/.test(place);
    const missing = wanted.filter((name) => !found.includes(name) && !(isForm && name === "count"));
    const foreign = found.filter((name) => !wanted.includes(name));
    if (translation === "" || missing.length + foreign.length === 0) continue;
    const fault =
      missing.length > 0
        ? `lacks ${listPlaceholders(missing)}`
        : `has ${listPlaceholders(foreign)}, which the original has not`;
    yield `${file}: ${place} ${fault}.`;
  }
}

/** The files of a language with the translations in their places, in the order of the first language. */
export function layIn(
  { texts }: Translation,
  originals: TextFiles,
  translated: TextFiles,
): TextFiles {
  const files: Record<string, unknown> = { ...translated };
  for (const { file, place, translation } of texts) {
    if (translation === "") continue;
    files[file] = setAt(files[file], splitPlace(place), translation, originals[file]);
  }
  return files;
}

/** The hashes, with those of returned translations. */
export function noteOrigins({ texts }: Translation, origins: Origins): Origins {
  const noted = texts
    .filter(({ translation }) => translation !== "")
    .map(({ file, place, text }) => [`${file} ${place}`, hashText(text)] as const);
  return { ...origins, ...Object.fromEntries(noted) };
}

/** Each text within a value of JSON, with its place. */
function listTexts(value: unknown, place = ""): (readonly [place: string, text: string])[] {
  if (typeof value === "string") return [[place, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => listTexts(inner, join(place, key)));
}

/** The place of a key below another; keys with special characters are in brackets. */
function join(place: string, key: string): string {
  if (/[.[\]"]|^$/.test(key)) return `${place}[${JSON.stringify(key)}]`;
  return place === "" ? key : `${place}.${key}`;
}

/** The keys of a place, from the outermost. */
function splitPlace(place: string): readonly string[] {
  return [...place.matchAll(/\[("(?:[^"\\]|\\.)*")\]|[^.[]+/g)].map(([key, quoted]) =>
    quoted === undefined ? key : JSON.parse(quoted),
  );
}

function setAt(tree: unknown, keys: readonly string[], text: string, model: unknown): unknown {
  const [key, ...inner] = keys;
  if (key === undefined) return text;
  const own = (typeof tree === "object" ? tree : undefined) as Readonly<Record<string, unknown>>;
  const within = (model as Readonly<Record<string, unknown>> | undefined)?.[key];
  const value = setAt(own?.[key], inner, text, within);
  if (Array.isArray(model))
    return Object.assign([...((own as unknown as unknown[]) ?? [])], { [key]: value });
  const order = Object.keys({ ...(model as object), ...own, [key]: value });
  const all: Readonly<Record<string, unknown>> = { ...own, [key]: value };
  return Object.fromEntries(order.flatMap((name) => (name in all ? [[name, all[name]]] : [])));
}

function hashText(text: string): string {
  return hash("sha256", text).slice(0, 12);
}
