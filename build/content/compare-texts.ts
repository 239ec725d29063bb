import type { Locale } from "../../app/i18n/locales.ts";
import type { TextTree } from "./content.ts";
import { findPlaceholders, listPlaceholders } from "./placeholders.ts";

type Branch = { readonly [key: string]: TextTree };
type Say = (mistake: string) => void;

/** Where a text stands: how a mistake names it, its language, and what the English one is. */
type Place = { readonly path: string; readonly locale: Locale; readonly say: Say };

/**
 * Finds what a bundle of texts lacks or has too much beside the English one: keys, lengths of lists,
 * placeholders, plural forms, empty texts. Each mistake is the end of a sentence.
 */
export function compareTexts(texts: TextTree, english: TextTree, locale: Locale): string[] {
  const mistakes: string[] = [];
  compare(texts, english, { path: "texts", locale, say: (mistake) => mistakes.push(mistake) });
  return mistakes;
}

function compare(text: TextTree | undefined, english: TextTree, place: Place): void {
  if (typeof english === "string") compareText(text, english, place);
  else if (Array.isArray(english)) compareList(text, english, place);
  else compareBranch(text, english as Branch, place);
}

function compareText(text: TextTree | undefined, english: string, place: Place): void {
  const { path, say } = place;
  if (typeof text !== "string") say(`${path} is no text; expected a text in quotes.`);
  else if (text.trim() === "") say(`${path} is empty; write it.`);
  else comparePlaceholders(text, english, place);
}

function compareList(list: TextTree | undefined, english: readonly TextTree[], place: Place): void {
  const { path, say } = place;
  if (!Array.isArray(list)) {
    say(`${path} is no list; expected one in square brackets.`);
    return;
  }
  if (list.length !== english.length) {
    say(`${path} has ${list.length} items; expected ${english.length}, as in English.`);
  }
  for (const [index, item] of list.entries()) {
    compare(item, english[index] ?? item, { ...place, path: `${path}[${index}]` });
  }
}

function compareBranch(texts: TextTree | undefined, english: Branch, place: Place): void {
  if (!isBranch(texts)) place.say(`${place.path} is no group of texts; expected one in braces.`);
  else if (isPlural(english)) comparePlural(texts, english, place);
  else compareKeys(texts, english, place);
}

function compareKeys(texts: Branch, english: Branch, place: Place): void {
  const { path, say } = place;
  for (const key of Object.keys(texts)) {
    if (!Object.hasOwn(english, key)) {
      say(`${path}.${key} is not among the English texts; remove it or correct its name.`);
    }
  }
  for (const [key, wording] of Object.entries(english)) {
    const name = `${path}.${key}`;
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (text === undefined) say(`${name} is missing; expected a text as in English.`);
    else compare(text, wording, { ...place, path: name });
  }
}

/** Whether a group of texts holds the plural forms of one: all its keys are plural categories. */
function isPlural(texts: Branch): boolean {
  const keys = Object.keys(texts);
  return (
    keys.includes("other") && keys.every((key) => /^(?:zero|one|two|few|many|other)$/.test(key))
  );
}

function comparePlural(texts: Branch, english: Branch, place: Place): void {
  const { path, locale, say } = place;
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const categories: readonly string[] = pluralCategories;
  // Only numbers of a million and more are `many` in these languages: no text shows one.
  for (const category of categories.filter((one) => one !== "many")) {
    if (!Object.hasOwn(texts, category)) {
      say(`${path} has no form "${category}", which the language needs; write it.`);
    }
  }
  const allowed = findPlaceholders(String(english["other"]));
  for (const [category, text] of Object.entries(texts)) {
    const name = `${path}.${category}`;
    if (!categories.includes(category)) {
      say(`${name} is a plural form that the language does not have; remove it.`);
    } else if (typeof text !== "string" || text.trim() === "") {
      say(`${name} is empty; write it.`);
    } else if (category === "other") {
      comparePlaceholders(text, String(english["other"]), { ...place, path: name });
    } else {
      const unknown = findPlaceholders(text).filter((one) => !allowed.includes(one));
      if (unknown.length > 0) {
        say(`${name} has the placeholders ${listPlaceholders(unknown)}, which nothing fills.`);
      }
    }
  }
}

function comparePlaceholders(text: string, english: string, { path, say }: Place): void {
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ""))) {
    say(`${path} has a brace without its partner; expected placeholders such as {count}.`);
  }
  const found = listPlaceholders(findPlaceholders(text));
  const expected = listPlaceholders(findPlaceholders(english));
  if (found !== expected) {
    say(`${path} has the placeholders ${found}; expected ${expected}, as in English.`);
  }
}

function isBranch(text: TextTree | undefined): text is Branch {
  return typeof text === "object" && !Array.isArray(text);
}
