import { dateFormatter } from "./formatters.ts";

/**
 * A span of dates, `YYYY-MM-DD` both, in the language of a tag. The runtime's own has thin spaces that
 * our fonts lack, in Croatian zeros that nobody writes, and in Czech numbers for months that dates name.
 */
export function formatSpan(
  tag: string,
  from: string,
  to: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  const formatter = (of: Intl.DateTimeFormatOptions) =>
    dateFormatter(tag, { timeZone: "UTC", day: "numeric", ...of });
  const format = formatter(parts);
  const [first, last] = [new Date(from), new Date(to)];
  const end = format.format(last);
  const isShared = isWithinMonth(from, to);
  // From one year into the next it would name both, asked for or not.
  const isWithinYear = from.slice(0, "YYYY".length) === to.slice(0, "YYYY".length);
  const range = isWithinYear ? format.formatRange(first, last) : `${format.format(first)} – ${end}`;
  const isNameless = /^\d+\. \p{L}/u.test(end) && !/\p{L}/u.test(range);
  const begin = isShared ? formatter({}) : formatter({ month: parts.month });
  const whole = isNameless ? `${begin.format(first)} – ${end}` : range;
  return tidyDays(whole.replace(/[\s\u2009]*–[\s\u2009]*/, isShared ? "–" : " – "), tag);
}

/**
 * The same without the year, in two lines: `24–31` and `July`, `31. Juli` and `– 7. August`; with months
 * as long as `month` says.
 */
export function formatSpanInLines(
  tag: string,
  from: string,
  to: string,
  month: "short" | "long",
): string {
  const span = formatSpan(tag, from, to, { month });
  return span.includes(" – ") ? span.replace(" – ", "\n– ") : span.replace("\u00a0", "\n");
}

/** A month by its name alone. Greek would have it in the genitive, "of June", were it not for a year beside it. */
export function nameMonth(tag: string, date: Date, style: "short" | "long" = "long"): string {
  const month = dateFormatter(tag, { timeZone: "UTC", month: style, year: "numeric" })
    .formatToParts(date)
    .find(({ type }) => type === "month")?.value;
  // In Chinese and Japanese what makes a month of the number stands apart.
  return month !== undefined && /\p{L}/u.test(month)
    ? month
    : dateFormatter(tag, { timeZone: "UTC", month: style }).format(date);
}

/** Whether two dates lie in one month. */
export function isWithinMonth(from: string, to: string): boolean {
  return from.slice(0, "YYYY-MM".length) === to.slice(0, "YYYY-MM".length);
}

/** How French and Italian write the first of a month, which the runtime does not know. */
const firstDays: Readonly<Record<string, string>> = { fr: "1er", it: "1º" };

/** Days without the zeros that nobody writes, and on one line with their month. */
export function tidyDays(text: string, tag: string): string {
  const tidy = text.replace(/\b0(?=\d)/g, "").replace(/(\d\.?) (?=[\p{L}\d])/gu, "$1\u00a0");
  return tidy.replace(/\b1(?=[–\u00a0])/g, firstDays[tag.slice(0, 2)] ?? "1");
}
