import * as v from "valibot";
import {
  coordinates,
  email,
  isTimeZone,
  text,
  textLike,
  wholeFrom,
} from "../../app/facts/fields.ts";
import { prices } from "../../app/facts/prices.ts";
import { villa } from "../../app/facts/villa.ts";

const isKnown = (type: "language" | "region") => (code: string) => {
  try {
    return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
  } catch {
    return false;
  }
};

const country = v.pipe(
  textLike(/^[A-Z]{2}$/, "two capital letters, such as IT"),
  v.check(isKnown("region"), "is no country that is known; expected its ISO code, such as IT"),
);

const language = v.pipe(
  textLike(/^[a-z]{2}$/, "the two small letters of a language, such as de"),
  v.check(isKnown("language"), "is no language that is known; expected its code, such as de"),
);

/** `40.73042, 17.57794`, as maps show it. */
const point = v.pipe(
  v.string(),
  v.regex(
    /^\s*-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?\s*$/,
    "is no latitude and longitude; expected them as in 40.73042, 17.57794",
  ),
  v.transform((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(",").map(Number);
    return { latitude, longitude };
  }),
  coordinates,
);

/** What `npm run new` asks. */
const questions = {
  name: text,
  country,
  region: text,
  place: text,
  // The first has addresses without a prefix.
  languages: v.pipe(
    v.string(),
    v.transform((codes) => [...new Set(codes.split(/[\s,;]+/).filter(Boolean))]),
    v.array(language),
    v.minLength(1, "names none; expected one to eight, such as it, en, de"),
    v.maxLength(8, "names too many; expected one to eight, such as it, en, de"),
  ),
  coordinates: point,
  email,
  guests: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), wholeFrom(1)),
  currency: prices.entries.currency,
  timeZone: villa.entries.timeZone,
};

export type Question = keyof typeof questions;

/** In the order in which they are asked. */
export const questionNames = Object.keys(questions) as readonly Question[];

const schema = v.strictObject(questions);
export type Answers = v.InferOutput<typeof schema>;

/** What is wrong with an answer, in a sentence; nothing where it can be used. */
export function findFault(name: string, answer: unknown): string | undefined {
  const question = questionNames.find((known) => known === name);
  if (!question) return `${name} is no question; expected ${questionNames.join(", ")}.`;
  const { issues: [issue] = [] } = v.safeParse(questions[question] as v.GenericSchema, answer);
  if (!issue) return undefined;
  // Of a list or a pair: which of them.
  const part = issue.path?.map(({ key }) => ` (${String(key)})`).join("") ?? "";
  const message = issue.message.startsWith("Invalid") ? `is ${issue.received}` : issue.message;
  return `${name}${part} ${message}.`;
}

/** The answers, of which each is known to be right. */
export function readAnswers(answers: Readonly<Record<string, unknown>>): Answers {
  return v.parse(schema, answers);
}

/** What probably is the answer, after the ones before it; nothing where only the owner can know. */
export function guessAnswer(
  question: Question,
  { country, coordinates }: Readonly<Record<string, unknown>>,
): string | undefined {
  if (question === "currency") return "EUR";
  if (question !== "timeZone" || !country || !coordinates) return undefined;
  return guessTimeZone(String(country), v.parse(point, coordinates).longitude);
}

/** The clock of a place: that of its country, and of several the one nearest to its longitude. */
function guessTimeZone(code: string, longitude: number): string {
  const zones = new Intl.Locale(`und-${code}`).getTimeZones() ?? [];
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
