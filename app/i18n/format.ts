import { formats } from "../../generated/formats.ts";
import { dateFormatter, numberFormatter } from "./formatters.ts";
import type { Locale } from "./locales.ts";

/** The tag by which `Intl` writes the numbers and dates of a language. */
function formattingTag(locale: Locale): string {
  return formats[locale];
}

/** An amount of money as the language writes it, without decimals where there are none. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  return numberFormatter(formattingTag(locale), {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** Two amounts as a span, the currency named once: `€85–145`, `85–145 €`. */
export function formatMoneyRange(
  lowest: number,
  highest: number,
  currency: string,
  locale: Locale,
): string {
  const figure = /\d(?:.*\d)?/;
  const [low, high] = [lowest, highest].map((amount) => formatMoney(amount, currency, locale));
  const [from] = figure.exec(String(low)) ?? [];
  if (low === high) return String(low);
  return String(high).replace(figure, (to) => `${from}–${to}`);
}

/** A number with at most one decimal, as the language writes it. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormatter(formattingTag(locale), { maximumFractionDigits: 1 }).format(value);
}

/** A share of one in percent, as the language writes it: `30%`, `30 %`. */
export function formatPercent(share: number, locale: Locale): string {
  return numberFormatter(formattingTag(locale), { style: "percent" }).format(share);
}

/** A length in metres, as the language writes it. */
export function formatMetres(length: number, locale: Locale): string {
  return `${formatNumber(length, locale)}\u00a0m`;
}

/** Kilometres; metres below one kilometre, as people say it. */
export function formatDistance(kilometres: number, locale: Locale): string {
  const [value, unit] = kilometres < 1 ? [Math.round(kilometres * 1000), "m"] : [kilometres, "km"];
  return `${formatNumber(value, locale)}\u00a0${unit}`;
}

/** Minutes; hours and minutes from one hour on: `1 h 20 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`;
}

/** Minutes as a sentence has them: `4 minutes`. */
export function formatMinutesInWords(minutes: number, locale: Locale): string {
  const format = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
  return numberFormatter(formattingTag(locale), format).format(minutes).replace(" ", "\u00a0");
}

/**
 * A span of days of any year, `MM-DD` both: `1–14 July`, `1.–14. srpnja`. The runtime's own
 * range has thin spaces that our fonts lack and, in Croatian, zeros that nobody writes.
 */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  const format = dateFormatter(formattingTag(locale), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const range = format.formatRange(dayOfLeapYear(from), dayOfLeapYear(to));
  return tidyRange(range, from.slice(0, 2) === to.slice(0, 2));
}

function tidyRange(range: string, isWithinMonth: boolean): string {
  return tidyDays(range.replace(/[\s\u2009]*–[\s\u2009]*/, isWithinMonth ? "–" : " – "));
}

/** Days without the zeros that nobody writes, and on one line with their month. */
function tidyDays(text: string): string {
  return text.replace(/\b0(?=\d)/g, "").replace(/(\d\.?) (?=\p{L})/gu, "$1\u00a0");
}

/** A span of dates, `YYYY-MM-DD` both: `5–12 June 2027`, `28. lipnja – 5. srpnja 2027.` */
export function formatDateRange(from: string, to: string, locale: Locale): string {
  const format = dateFormatter(formattingTag(locale), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return tidyRange(
    format.formatRange(new Date(from), new Date(to)),
    from.slice(0, "YYYY-MM".length) === to.slice(0, "YYYY-MM".length),
  );
}

/**
 * The same without the year and with short months, in two lines: `24–31` and `Jul`, `31. Juli –` and
 * `7. Aug.`
 */
export function formatShortRange(from: string, to: string, locale: Locale): string {
  const format = dateFormatter(formattingTag(locale), {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const isWithinMonth = from.slice(0, "YYYY-MM".length) === to.slice(0, "YYYY-MM".length);
  const range = tidyRange(format.formatRange(new Date(from), new Date(to)), isWithinMonth);
  return isWithinMonth ? range.replace("\u00a0", "\n") : range.replace("– ", "–\n");
}

/** A date `YYYY-MM-DD` in full: `20 November 2026`. */
export function formatDate(date: string, locale: Locale): string {
  const format = dateFormatter(formattingTag(locale), { dateStyle: "long", timeZone: "UTC" });
  return tidyDays(format.format(new Date(`${date}T00:00:00Z`)));
}

/** A date `YYYY-MM-DD` with its weekday: `Saturday, 5 June 2027`. */
export function formatDay(date: string, locale: Locale): string {
  const format = dateFormatter(formattingTag(locale), { dateStyle: "full", timeZone: "UTC" });
  return tidyDays(format.format(new Date(date)));
}

/** A month `YYYY-MM` as a heading: `June 2027`, `Lipanj 2027.` */
export function formatMonth(month: string, locale: Locale): string {
  const name = dateFormatter(formattingTag(locale), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01`));
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

/** The time of day at an instant in a zone, 24 hours: `15:04`. */
export function formatTime(instant: Date, timeZone: string, locale: Locale): string {
  return dateFormatter(formattingTag(locale), { timeStyle: "short", timeZone }).format(instant);
}

/** The weekdays from Monday on, in full and as short as a calendar's columns have them. */
export function weekdayNames(
  locale: Locale,
): readonly { readonly full: string; readonly short: string }[] {
  const tag = formattingTag(locale);
  const full = dateFormatter(tag, { weekday: "long", timeZone: "UTC" });
  const short = dateFormatter(tag, { weekday: "short", timeZone: "UTC" });
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    // 2024-01-01 was a Monday.
    const date = Date.UTC(2024, 0, weekday);
    return { full: full.format(date), short: short.format(date) };
  });
}

/** Weekdays by number, 1 = Monday to 7 = Sunday, as a list: `Saturday or Sunday`. */
export function formatWeekdays(weekdays: readonly number[], locale: Locale): string {
  const tag = formattingTag(locale);
  const format = dateFormatter(tag, { weekday: "long", timeZone: "UTC" });
  // 2024-01-01 was a Monday.
  const names = weekdays.map((weekday) => format.format(Date.UTC(2024, 0, weekday)));
  return new Intl.ListFormat(tag, { type: "disjunction" }).format(names);
}

function dayOfLeapYear(monthAndDay: string): Date {
  return new Date(`2024-${monthAndDay}T00:00:00Z`);
}
