import { parseArgs } from "node:util";
import { pages, type Route, routes } from "../../src/routes.ts";

/** What a run of the bench was asked for. */
export type Options = {
  readonly runs: number;
  readonly routes: readonly Route[];
  readonly parts: readonly string[];
  /** Whether nothing was left out, so that the report may be kept. */
  readonly isComplete: boolean;
};

const defaultRuns = 3;

/** The options of a command line; throws an Error with a sentence where one cannot be. */
export function readOptions(args: string[], partNames: readonly string[]): Options {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: { runs: text, pages: text, languages: text, parts: text },
  });
  const runs = Number(values.runs ?? defaultRuns);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs is a whole number from 1.");
  const wantedPages = choose("pages", values.pages, Object.keys(pages));
  const wantedLanguages = choose("languages", values.languages, Object.keys(pages.home));
  return {
    runs,
    routes: routes.filter(
      ({ page, locale }) => wantedPages.includes(page) && wantedLanguages.includes(locale),
    ),
    parts: choose("parts", values.parts, partNames),
    isComplete: Object.keys(values).length === 0,
  };
}

function choose(name: string, given: string | undefined, known: readonly string[]) {
  if (given === undefined) return known;
  const wanted = given.split(",");
  const unknown = wanted.find((one) => !known.includes(one));
  if (unknown === undefined) return wanted;
  throw new Error(`--${name} does not know ${unknown}; it knows ${known.join(", ")}.`);
}
