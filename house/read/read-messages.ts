import { join } from "node:path";
import * as v from "valibot";
import { type AllMessages, messageSchemas } from "../content/message-schemas.ts";
import { mistakeOf, nearestOf } from "../findings/describe-issue.ts";
import { type Finding, hint, mistake } from "../findings/finding.ts";
import {
  dropMarked,
  findEngineWords,
  layOver,
  listEnglishPlaces,
  listUnsaid,
} from "../words/engine-words.ts";
import { listNames } from "../workspace/house-folder.mjs";
import { type Read, readJson, takeShape } from "./read-files.ts";

/** The messages of a language over the engine's words; a page that is left out may have none. */
export async function readMessages(
  folder: string,
  locale: string,
  without: readonly string[] = [],
): Promise<Read<Partial<AllMessages>>> {
  const messages: Record<string, unknown> = {};
  const findings: Finding[] = [];
  for (const [name, schema] of Object.entries<v.GenericSchema>(messageSchemas)) {
    const file = `texts/${locale}/${name}.json`;
    const words = findEngineWords(locale, name);
    const own = await readJson(folder, file, without.includes(name) || v.is(schema, words));
    findings.push(...own.findings);
    if (own.value === undefined && (words === undefined || !v.is(schema, words))) continue;
    const written = dropMarked(own.value, words);
    const taken = takeWords(file, schema, layOver(words, written));
    findings.push(...taken.findings);
    if (taken.value !== undefined) messages[name] = taken.value;
    const unsaid = listUnsaid(words, written);
    const english = listEnglishPlaces(locale, name).filter((place) => unsaid.includes(place));
    findings.push(...findEnglish(file, locale, english));
  }
  findings.push(...(await findUnknownFiles(folder, `texts/${locale}`)));
  return { value: messages as Partial<AllMessages>, findings };
}

/** As `takeShape`, but an unknown key is only a hint: an earlier engine may have known it. */
function takeWords(file: string, schema: v.GenericSchema, value: unknown): Read<unknown> {
  const { issues = [], output } = v.safeParse(schema, value);
  if (issues.some(({ expected }) => expected !== "never")) return takeShape(file, schema, value);
  const hints = issues.map((issue) => ({
    ...mistakeOf(file, issue, schema),
    level: "hint" as const,
  }));
  return { value: output, findings: hints };
}

/** The most places that a sentence lists. */
const fewPlaces = 8;

/** The finding that words or sections of the engine are shown in English in another language. */
export function findEnglish(file: string, locale: string, places: readonly string[]): Finding[] {
  if (places.length === 0) return [];
  const language = new Intl.DisplayNames("en", { type: "language" }).of(locale);
  const named = places.slice(0, fewPlaces).join(", ");
  const others = places.length > fewPlaces ? ` and ${places.length - fewPlaces} more` : "";
  const text =
    `the engine lacks these words in ${language} and shows them in English: ${named}${others}; write them ` +
    "here.";
  return [hint(file, [], text)];
}

/** Files of messages that belong to no page. */
async function findUnknownFiles(folder: string, path: string): Promise<Finding[]> {
  const known = Object.keys(messageSchemas).map((name) => `${name}.json`);
  const files = listNames(join(folder, path)).filter((file) => file.endsWith(".json"));
  return files
    .filter((file) => !known.includes(file))
    .map((file) => {
      const nearest = nearestOf(file, known);
      const text = `no page has these texts; remove the file or correct its name${nearest}.`;
      return mistake(`${path}/${file}`, [], text);
    });
}
