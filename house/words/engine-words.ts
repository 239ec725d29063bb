// The texts that all houses share. Keys in a house's own file replace them, `null` removes an entry.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pluralRules } from "../../domain/locales/formatters.ts";
import { engine } from "../workspace/workspace.mjs";
import { followsEuropeanLaw } from "./european-law.ts";

type Tree = Readonly<Record<string, unknown>>;

const folder = join(engine, "words");

const folders: readonly string[] = readdirSync(folder).sort();

/** Languages with engine words. A folder such as `en-US` has only the differences of the region. */
export const engineLocales: readonly string[] = folders.filter((name) => !name.includes("-"));

/** Languages that must have every word of the engine; others may lack some. */
export const completeLocales: readonly string[] = ["en", "de", "hr", "it"];

/** The engine's language for a tag: the same, or without its region, `en` for `en-US`; nothing for others. */
export function findEngineLocale(locale: string): string | undefined {
  return engineLocales.find((known) => known === locale || known === locale.split("-", 1)[0]);
}

/** The fallback for missing words. */
const fallbackLocale = "en";

/** The engine's own words of one file in a language; undefined where it has none. */
export function readEngineWords(locale: string, name: string): Tree | undefined {
  const words = readEngineFile(locale, `${name}.json`);
  return words === undefined ? undefined : JSON.parse(words);
}

/**
 * The engine's text of a page of Markdown, with its English one; undefined if it has no such page. It names no law
 * for a house in a country without European law.
 */
export function findEnginePage(locale: string, page: string, country: string) {
  const files = [`pages/${page}.md`, `pages/elsewhere/${page}.md`] as const;
  const [file, otherFile] = followsEuropeanLaw(country) ? files : ([files[1], files[0]] as const);
  const english = readEngineFile(fallbackLocale, file);
  const known = findEngineLocale(locale);
  const own = known && readEngineFile(known, file);
  const other = readEngineFile(fallbackLocale, otherFile);
  return english === undefined ? undefined : { own, english, other };
}

function readEngineFile(locale: string, file: string): string | undefined {
  const path = join(folder, locale, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** The engine's words of one file, in English where it lacks them in the language. */
export function findEngineWords(locale: string, name: string): unknown {
  const known = findEngineLocale(locale);
  const own = known && readEngineWords(known, name);
  // English cannot supply the name of a language or how it is written.
  if (name === "language") return known === locale ? own : undefined;
  const words = layOver(withFormsOf(locale, readEngineWords(fallbackLocale, name)), own);
  return layOver(words, findRegionalWords(locale, name));
}

/** The words of a region that differ from its language, such as `stove` in `en-US`. */
function findRegionalWords(locale: string, name: string): Tree | undefined {
  return locale.includes("-") && folders.includes(locale)
    ? readEngineWords(locale, name)
    : undefined;
}

/** The keys of one file whose engine words are English, a plural as one. */
export function listEnglishPlaces(locale: string, name: string): readonly string[] {
  const known = findEngineLocale(locale);
  if (name === "language") return [];
  return listUnsaid(readEngineWords(fallbackLocale, name), known && readEngineWords(known, name));
}

/** All of the engine's messages in English. */
export function listEnglishWords(): readonly unknown[] {
  return readdirSync(join(folder, fallbackLocale))
    .filter((file) => file.endsWith(".json"))
    .map((file) => readEngineWords(fallbackLocale, file.replace(/\.json$/, "")));
}

/** Keys that the engine has words for at a path, such as `about.floors`. */
export function listEngineKeys(path: string): readonly string[] {
  const [name = "", ...keys] = path.split(".");
  const words = keys.reduce<unknown>(
    (tree, key) => (tree as Tree | undefined)?.[key],
    readEngineWords(fallbackLocale, name),
  );
  return Object.keys(words ?? {});
}

/** A house's own words over the engine's, in the order of the house. */
export function layOver(words: unknown, own: unknown): unknown {
  if (own === undefined) return words;
  if (!isTree(words) || !isTree(own)) return own;
  const keys = [...new Set([...Object.keys(own), ...Object.keys(words)])];
  return Object.fromEntries(
    keys
      .filter((key) => own[key] !== null)
      .map((key) => [key, layOver(words[key], own[key])] as const),
  );
}

/** The keys of engine words that a house does not replace, a plural as one. */
export function listUnsaid(words: unknown, own: unknown, place = ""): readonly string[] {
  if (own === null || words === undefined) return [];
  if (!isTree(words) || "other" in words) return own === undefined ? [place] : [];
  return Object.entries(words).flatMap(([key, inner]) =>
    listUnsaid(inner, isTree(own) ? own[key] : undefined, place === "" ? key : `${place}.${key}`),
  );
}

/** A place that `villa new` leaves to the owner: `[who, in two sentences …]`. */
export const blank = /\[[^\]]*…\]/g;

/** The written words of a house; the rest is marked, `[… …]`, for translation. */
export function dropMarked(own: unknown, words: unknown): unknown {
  if (typeof own === "string" && typeof words === "string" && marked.test(own)) return undefined;
  if (!isTree(own)) return own;
  return Object.fromEntries(
    Object.entries(own)
      .map(([key, value]) => [key, dropMarked(value, isTree(words) ? words[key] : undefined)])
      .filter(([, value]) => value !== undefined),
  );
}

const marked = /^\[[^\]]*…\]$/;

/** Messages of another language, mapped, with the plural forms of this one. */
export function withFormsOf(
  locale: string,
  messages: unknown,
  change: (text: string) => string = (text) => text,
): unknown {
  if (typeof messages === "string") return change(messages);
  if (Array.isArray(messages)) return messages.map((text) => withFormsOf(locale, text, change));
  if (!isTree(messages)) return messages;
  const isPlural = "other" in messages && Object.keys(messages).every((key) => forms.test(key));
  const keys = isPlural ? listForms(locale) : Object.keys(messages);
  return Object.fromEntries(
    keys.map((key) => [
      key,
      // An address is no text.
      key === "address"
        ? messages[key]
        : withFormsOf(locale, messages[key] ?? messages["other"], change),
    ]),
  );
}

/** The plural forms of whole numbers below a hundred, and `other`: no text shows millions. */
function listForms(locale: string): readonly string[] {
  const rules = pluralRules(locale, {});
  const forms = Array.from({ length: 100 }, (_, count) => rules.select(count));
  return [...new Set(forms).add("other")];
}

const forms = /^(?:zero|one|two|few|many|other)$/;

/** Whether a value holds others by name. */
function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
