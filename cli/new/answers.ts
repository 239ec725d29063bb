import * as prompts from "@clack/prompts";
import * as v from "valibot";
import {
  coordinates,
  email,
  isTimeZone,
  languageCode,
  text,
  textLike,
  wholeFrom,
} from "../../domain/fields.ts";
import { priceList } from "../../domain/prices/price-list.ts";
import { villa } from "../../house/facts/villa.ts";
import { describeIssue } from "../../house/findings/describe-issue.ts";
import { StartError } from "../../house/findings/start-error.ts";
import { nameAddress } from "../../house/routes/name-address.ts";
import { commands } from "../commands.mjs";
import { countries, hosts, listCurrencies, nameOf } from "./choices.ts";

const country = v.pipe(
  textLike(/^[A-Z]{2}$/, "two capital letters, such as IT"),
  v.check(
    (code) => countries.some(({ value }) => value === code),
    "is no country that is known; expected its ISO code, such as IT",
  ),
);

const language = v.config(
  v.pipe(
    languageCode,
    v.check(
      (code) => nameOf("language", code) !== undefined,
      "is no language that is known; expected its code, such as de",
    ),
  ),
  { abortPipeEarly: true },
);

const languages = v.pipe(
  v.string(),
  v.transform((codes) => [...new Set(codes.split(/[\s,;]+/).filter(Boolean))]),
  v.array(language),
  v.minLength(1, "names none; expected one to sixteen, such as it, en, de"),
  v.maxLength(16, "names too many; expected one to sixteen, such as it, en, de"),
);

/** `40.73042, 17.57794`, as maps show it: four decimals say it within ten metres, fewer name a street. */
const point = v.pipe(
  v.string(),
  v.regex(
    /^\s*-?\d+\.\d{4,}\s*,\s*-?\d+\.\d{4,}\s*$/,
    "is no latitude and longitude of four or more decimals; expected them as in 40.73042, 17.57794",
  ),
  v.transform((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(",").map(Number);
    return { latitude, longitude };
  }),
  coordinates,
);

const number = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  textLike(/^\s*\d+\s*$/, "a whole number from 1"),
  v.transform(Number),
  wholeFrom(1),
);

const asked = <Schema extends v.GenericSchema>(schema: Schema, message: string) =>
  v.pipe(schema, v.title(message));

/** The questions of `villa new` in order, with the checks of their answers. */
const questions = {
  name: asked(text, "What is the house called?"),
  identifier: asked(
    villa.entries.identifier,
    "What is it called in addresses? (small letters, digits and hyphens, such as casa-olivo)",
  ),
  country: asked(country, "In which country is it?"),
  region: asked(text, "In which region?"),
  place: asked(text, "In which town or village, or near which?"),
  languages: asked(
    languages,
    "Which languages will the site have? (codes; the first one has addresses without a prefix)",
  ),
  coordinates: asked(point, "Where does it stand? (latitude, longitude, as maps show them)"),
  email: asked(email, "To which address do guests write?"),
  guests: asked(number, "How many guests can stay?"),
  currency: asked(priceList.entries.currency, "In which currency are the prices?"),
  timeZone: asked(villa.entries.timeZone, "By whose clock do its days begin?"),
  publish: asked(v.picklist(hosts.map(({ value }) => value)), "Where will it be published?"),
  siteUrl: v.optional(
    asked(
      v.pipe(
        v.string(),
        // Browsers copy an address with a slash at its end.
        v.transform((address) => address.trim().replace(/\/$/, "")),
        textLike(
          /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}$/,
          "an address such as https://casa-olivo.it, without a path: the pages begin at its root",
        ),
      ),
      "At which address will it be? (such as https://casa-olivo.it)",
    ),
  ),
};

type Question = keyof typeof questions;

export const questionNames = Object.keys(questions) as readonly Question[];

const schema = v.strictObject(questions);
export type Answers = v.InferOutput<typeof schema>;

type Given = Readonly<Record<string, unknown>>;

/** Asks in the terminal for missing answers; undefined if the owner cancels. */
export async function ask(given: Given): Promise<Answers | undefined> {
  const answers = takeRight(given);
  prompts.intro("A new house");
  for (const question of questionNames) {
    if (answers[question] !== undefined || !isAsked(question, answers)) continue;
    const answer = await askOne(question, answers);
    if (typeof answer !== "string") return undefined;
    answers[question] = answer.trim();
  }
  prompts.outro("Writing …");
  return v.parse(schema, answers);
}

/** Asks one question, with a list if it has one; not a text if the owner cancels. */
function askOne(question: Question, answers: Given): Promise<string | symbol> {
  const message = wordingOf(question);
  const guess = guessAnswer(question, answers) ?? "";
  const placeholder = "type to search";
  if (question === "country") {
    return prompts.autocomplete({ message, placeholder, options: [...countries] });
  }
  if (question === "currency") {
    const options = [...listCurrencies(String(answers["country"]))];
    return prompts.autocomplete({ message, placeholder, options });
  }
  if (question === "publish") {
    return prompts.select<string>({ message, options: [...hosts], initialValue: guess });
  }
  return prompts.text({
    message,
    initialValue: guess,
    validate: (value = "") => findFault(question, value.trim()),
  });
}

/** The sentence about an invalid answer. */
function findFault(question: Question, value: string): string | undefined {
  return listFaults("", v.object({ [question]: questions[question] }), { [question]: value })[0];
}

/** The answers without a terminal: those given, completed by guesses. */
export function takeAnswers(given: Given): Answers {
  const answers = takeRight(given);
  for (const question of questionNames) {
    answers[question] ??= guessAnswer(question, answers);
  }
  const missing = questionNames.filter((question) => isMissing(question, answers));
  if (missing.length === 0) return v.parse(schema, answers);
  throw new StartError(
    missing.map((question) => `--${question} is missing: ${describeFlag(question)}.`).join("\n"),
  );
}

function describeFlag(question: Question): string {
  return commands["new"]?.options[question]?.does ?? "";
}

/** The address is asked only if the house will be published. */
function isAsked(question: Question, { publish }: Given): boolean {
  return question !== "siteUrl" || publish !== "later";
}

/** Whether an answer is still needed. The time zone can be guessed once country and coordinates are known. */
function isMissing(question: Question, answers: Given): boolean {
  if (answers[question] !== undefined || !isAsked(question, answers)) return false;
  return question !== "timeZone" || Boolean(answers["country"] && answers["coordinates"]);
}

function wordingOf(question: Question): string {
  const asked = questions[question];
  return v.getTitle("wrapped" in asked ? asked.wrapped : asked) ?? "";
}

/** A given answer, if it is valid. */
function takeRight(given: Given): Record<string, unknown> {
  const faults = listFaults("The answers: ", v.partial(schema), given);
  if (faults.length > 0) throw new StartError(faults.join("\n"));
  return { ...given };
}

function listFaults(start: string, asks: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(asks, value);
  return issues.map((issue) => start + describeIssue(issue, asks));
}

/** The probable answer, guessed from earlier ones; empty if only the owner can know. */
function guessAnswer(
  question: Question,
  { name, country, coordinates }: Given,
): string | undefined {
  // A name without Latin letters leaves nothing.
  if (question === "identifier") return nameAddress(String(name)) || undefined;
  if (question === "publish") return "later";
  if (question !== "timeZone" || !country || !coordinates) return undefined;
  return guessTimeZone(String(country), v.parse(point, coordinates).longitude);
}

/** The time zone of a place: that of its country, of several the nearest by longitude. */
export function guessTimeZone(code: string, longitude: number): string {
  // Kosovo, which has no time zone of its own in the database, has that of Belgrade.
  const zones = new Intl.Locale(`und-${code === "XK" ? "RS" : code}`).getTimeZones() ?? [];
  const distance = (zone: string) => Math.abs(offsetOf(zone) - longitude / 15);
  const [nearest = "UTC"] = zones
    .filter(isTimeZone)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest;
}

/** Hours before or after UTC in January. */
function offsetOf(timeZone: string): number {
  const now = new Date(Date.UTC(2026, 0, 15));
  const clock = now.toLocaleString("sv", { timeZone }).replace(" ", "T");
  return (Date.parse(`${clock}Z`) - now.getTime()) / 3_600_000;
}
