// The desk's words in the first language of the house, if `words/` has it; missing words are English.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findEngineWords, layOver } from "../house/words/engine-words.ts";
import { listNames } from "../house/workspace/house-folder.mjs";
import { engine } from "../house/workspace/workspace.mjs";
import type english from "./words/en.json";

type Table = Readonly<Record<string, string>>;
/** By file and the name of the field, optionally with its parent: `shares.percent`. */
type ByFile = Readonly<Record<string, Table>>;

/** Words of the desk's page beside the forms. */
type PageWords = Pick<typeof english, "aside" | "day" | "token">;

type Words = PageWords & {
  readonly groups: typeof english.groups;
  readonly forms: Table;
  readonly fields: ByFile;
  readonly hints: ByFile;
  /** The name of one row of a list. */
  readonly rows: ByFile;
  readonly choices: Table;
  readonly summaries: Table;
  readonly replaces: string;
};

/** A text, or its plural forms: `one`, `other`. */
export type Counted = string | Readonly<Record<string, string>>;

/** The words of `availability.json` that describe prices of stays. */
export type StayWords = {
  readonly answer: Readonly<Record<"nights" | "guests", Counted>> & {
    readonly lines: Readonly<Record<string, string>>;
    readonly total: string;
    readonly onRequestPrice: string;
  };
  readonly rules: Readonly<Record<string, Counted | undefined>>;
  readonly terms: { readonly onTheSpot: string };
  readonly seasons?: Readonly<Record<string, string>>;
  readonly extras?: Readonly<Record<string, string>>;
};

/** Words for prices and calendar, with their language. */
export type Speech = {
  readonly locale: string;
  readonly stayWords: StayWords;
  readonly aside: PageWords["aside"];
};

export type DeskWords = ReturnType<typeof readDeskWords>;

const folder = join(engine, "desk/words");

/** The languages of the desk. */
export const deskLocales: readonly string[] = listNames(folder).map((file) =>
  file.replace(".json", ""),
);

const readWords = (locale: string): Words =>
  JSON.parse(readFileSync(join(folder, `${locale}.json`), "utf8"));

/** The words of the desk for a house with this first language; `locale` is the language of the desk. */
export function readDeskWords(first: string) {
  const language = first.split("-", 1)[0] ?? first;
  const spoken = deskLocales.find((known) => known === language) ?? "en";
  const words = layOver(readWords("en"), readWords(spoken)) as Words;
  // Regions have their own formats of dates and sums.
  const locale = spoken === language && first !== "en" ? first : spoken === "en" ? "en-GB" : spoken;
  return {
    locale,
    groups: words.groups,
    page: { aside: words.aside, day: words.day, token: words.token } satisfies PageWords,
    nameForm: (name: string) => words.forms[name] ?? labelOf(name.replace("texts-", "")),
    /** The name of a field in a form; `parent` is that of the field in which it stands. */
    nameField: (file: string, parent: string, name: string) =>
      find(words.fields, file, parent, name) ?? labelOf(name),
    /** A sentence below a field. The schemas have English ones. */
    explainField: (file: string, parent: string, name: string, english: string | undefined) =>
      find(words.hints, file, parent, name) ?? (spoken === "en" ? english : undefined),
    nameRow: (file: string, parent: string, name: string) => find(words.rows, file, parent, name),
    replaces: (text: string) => words.replaces.replace("{text}", text),
    choice: (value: string | number) => ({
      label: words.choices[value] ?? labelOf(String(value)),
      value,
    }),
    isTrue: [
      { label: words.choices["yes"], value: true },
      { label: words.choices["no"], value: false },
    ],
    /** Summaries of collapsed rows; other lists use the fields of their rows. */
    summaries: words.summaries,
    /** The days of the week by name, with their numbers from 1, Monday. */
    weekdays: nameWeekdays(locale),
    /** The engine's words of a file of texts, which a house may replace. */
    findTexts: (file: string) => findEngineWords(spoken, file.replace(/^texts\/[^/]+\//, "")),
  };
}

function find(table: ByFile, file: string, parent: string, name: string): string | undefined {
  const known = table[file.startsWith("texts/") ? "texts" : file] ?? {};
  const any = table["any"] ?? {};
  return known[`${parent}.${name}`] ?? known[name] ?? any[`${parent}.${name}`] ?? any[name];
}

function nameWeekdays(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((value) => ({
    ...{ label: format.format(Date.UTC(2024, 0, value)), value },
  }));
}

/** A name in words: `pricePerNight` is `Price per night`. */
function labelOf(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, " ")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalize(words);
}

export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
