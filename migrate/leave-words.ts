import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { engineLocales, isTree, readEngineWords } from "../build/content/engine-words.ts";
import { readJson, writeJson } from "./json-files.ts";

/** Words that every house of the first version had, where they are others today: by file and key. */
const former: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  engineLocales.map((locale) => {
    const file = join(import.meta.dirname, "words", `${locale}.json`);
    return [locale, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}];
  }),
);

/**
 * Takes out of the texts of a house what the engine says by itself: its words of today, and those that
 * every house was given once, letter for letter. What an owner has changed stays. Gives back what was
 * done, in sentences.
 */
export function leaveWords(folder: string): string[] {
  return globSync("texts/*/*.json", { cwd: folder })
    .sort()
    .flatMap((file) => {
      const [, locale = "", name = ""] = /texts.([^\\/]+).(.+)\.json$/.exec(file) ?? [];
      const words = engineLocales.includes(locale) ? readEngineWords(locale, name) : undefined;
      if (words === undefined) return [];
      const own = readJson(folder, file);
      const left = withoutWords(own, words, name, former[locale] ?? {});
      const count = countTexts(own) - countTexts(left);
      if (count === 0) return [];
      if (left === undefined) rmSync(join(folder, file));
      else writeJson(folder, file, left);
      return [`${file}: ${count} words are the engine's from now on; what is yours stays.`];
    });
}

/** What is a house's own; undefined where nothing is. Lists and plurals are one text. */
function withoutWords(
  own: unknown,
  words: unknown,
  place: string,
  former: Readonly<Record<string, string>>,
): unknown {
  if (isTree(own) && isTree(words) && !("other" in own)) {
    const left = Object.entries(own)
      .map(([key, inner]) => [key, withoutWords(inner, words[key], `${place}.${key}`, former)])
      .filter(([, inner]) => inner !== undefined);
    return left.length > 0 || Object.keys(own).length === 0 ? Object.fromEntries(left) : undefined;
  }
  return isWord(own, words, place) ? undefined : own;

  function isWord(text: unknown, word: unknown, at: string): boolean {
    if (typeof text === "string") return text === word || text === former[at];
    if (typeof text !== "object" || text === null || typeof word !== "object") return false;
    const keys = Object.keys(text);
    return (
      keys.length === Object.keys(word as object).length &&
      keys.every((key) =>
        isWord(
          (text as Record<string, unknown>)[key],
          (word as Record<string, unknown>)[key],
          `${at}.${key}`,
        ),
      )
    );
  }
}

function countTexts(value: unknown): number {
  if (typeof value === "string") return 1;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + countTexts(inner), 0);
}
