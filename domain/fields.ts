// What single fields of the facts must look like. A message is the end of a sentence that begins
// with the place of the fact: `villa.json: floors is 0; expected …`.
import * as v from "valibot";
import { datesOfMonth, isCalendarDate } from "./dates/calendar-date.ts";

export const expected = (what: string) => (issue: v.BaseIssue<unknown>) =>
  `is ${issue.received}; expected ${what}`;

/** A field with its description, which editors and the desk show. */
export const described = <Schema extends v.GenericSchema>(what: string, schema: Schema) =>
  v.pipe(schema, v.description(what));

/** An optional field with its description. */
export const optional = <Schema extends v.GenericSchema>(what: string, schema: Schema) =>
  v.exactOptional(described(what, schema));

export const text = v.pipe(v.string(), v.regex(/\S/, "is empty; write it"));
/** A text that may be empty. */
export const maybeEmpty = v.pipe(v.string(), v.minLength(0));
/** An ordered list of facts with unique keys. */
export const keyed = <Item extends v.GenericSchema<unknown, { readonly key: string }>>(
  item: Item,
) =>
  v.pipe(
    v.array(item),
    v.checkItems(
      ({ key }, index, all) => all.findIndex((one) => one.key === key) === index,
      "has the key of another; give each a key of its own",
    ),
  );
/** Whether a list has no duplicates. */
export const isEachOnce = (names: string[]) => new Set(names).size === names.length;
/** How far a place in a picture is from its left or top, in percent; forms begin in the middle. */
export const percentFrom = (side: string) =>
  v.pipe(numberBetween(0, 100), v.title(side), v.metadata({ default: 50 }));
/** The name of a photo; the desk offers the existing ones. */
export const photoName = v.pipe(text, v.metadata({ format: "photo" }));
export const textLike = (pattern: RegExp, what: string) =>
  v.pipe(v.string(), v.regex(pattern, expected(what)));
/** A tag of BCP 47, with a script or a region where that matters. */
export const languageCode = textLike(
  /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/,
  "the code of a language, such as de, pt-BR or sr-Latn",
);
export const email = textLike(
  /^[^\s@<>"',;]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i,
  "an e-mail address such as stay@villa.example",
);
export const time = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time as HH:MM, such as 16:00");
export const cookieName = textLike(/^[\w!#$%&'*+.^`|~-]+$/, "letters, digits, - and _");
export const webAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, expected("an address that begins with https:// or http://")),
  v.metadata({ format: "uri" }),
);

export const aboveZero = v.pipe(v.number(), v.gtValue(0, expected("a number above 0")));
export const wholeFrom = (least: number) => {
  const message = expected(`a whole number from ${least}`);
  return v.pipe(v.number(), v.integer(message), v.minValue(least, message));
};
export const numberBetween = (least: number, most: number) => {
  const message = expected(`a number from ${least} to ${most}`);
  return v.pipe(v.number(), v.minValue(least, message), v.maxValue(most, message));
};

export const coordinates = v.strictObject({
  latitude: numberBetween(-90, 90),
  longitude: numberBetween(-180, 180),
});
export type Coordinates = Fact<typeof coordinates>;

export const calendarDate = v.pipe(
  v.string(),
  v.check(isCalendarDate, expected("a day that there is, as YYYY-MM-DD, such as 2027-07-14")),
  v.metadata({ format: "date" }),
);

const leapYear = "2024-";

const dayPattern = "(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const aDayOfYear = "a day of the year as MM-DD, such as 07-14";

const wrongDay =
  (what: string) =>
  ({ input, received }: v.CheckIssue<string>) => {
    const month = leapYear + input.slice(0, "MM".length);
    return /^\d\d-[23]\d$/.test(input) && isCalendarDate(`${month}-01`)
      ? `is ${received}, but that month has ${datesOfMonth(month).length} days; write one of these`
      : `is ${received}; expected ${what}`;
  };

export const dayOfYear = v.pipe(
  v.string(),
  v.check(isDayOfYear, wrongDay(aDayOfYear)),
  // The pattern lets a form check before it saves.
  v.metadata({ pattern: `^${dayPattern}$`, format: "day-of-year" }),
);

/** A day of every year, `MM-DD`, or a date, `YYYY-MM-DD`. */
export const dayOrDate = v.pipe(
  v.string(),
  v.check(
    (day) => isDayOfYear(day) || isCalendarDate(day),
    wrongDay(`${aDayOfYear}, or a date as YYYY-MM-DD`),
  ),
  v.metadata({ pattern: `^(?:\\d{4}-)?${dayPattern}$`, format: "day-or-date" }),
);

/** Whether a text is a complete address on the web, without a name or a password in it. */
export function isWebAddress(address: string): boolean {
  if (/\s/.test(address) || !/^https?:\/\//.test(address)) return false;
  const url = URL.parse(address.replaceAll(/[{}]/g, ""));
  return url !== null && url.username === "" && url.password === "";
}

export function isTimeZone(zone: string): boolean {
  return Intl.supportedValuesOf("timeZone").includes(zone);
}

/** Whether a text is a day, `MM-DD`; 29 February is allowed, because a season may end on it. */
function isDayOfYear(day: string): boolean {
  return isCalendarDate(leapYear + day);
}

/** The type of a checked fact, read-only. */
export type Fact<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

/** The types of files by name, from their schemas. */
export type FactsOf<Schemas extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [File in keyof Schemas]: Fact<Schemas[File]>;
};

// A message type carries its placeholders as a brand; it stays a string.
type DeepReadonly<T> = T extends string
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
