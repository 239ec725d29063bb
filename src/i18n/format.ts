import type { Locale } from "./locales.ts";
import { territories } from "./locales.ts";

/** The tag for `Intl`: British English, because the page's English and its dates are British. */
function formattingTag(locale: Locale): string {
  return locale === "en" ? "en-GB" : `${locale}-${territories[locale]}`;
}

/** An amount of money as the language writes it, without decimals where there are none. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(formattingTag(locale), {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** A number with at most one decimal, as the language writes it. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingTag(locale), { maximumFractionDigits: 1 }).format(value);
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

/**
 * A span of days of any year, `MM-DD` both: `1–14 July`, `1.–14. srpnja`. The runtime's own
 * range has thin spaces that our fonts lack and, in Croatian, zeros that nobody writes.
 */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formattingTag(locale), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format
    .formatRange(dayOfLeapYear(from), dayOfLeapYear(to))
    .replace(/[\s\u2009]*–[\s\u2009]*/, from.slice(0, 2) === to.slice(0, 2) ? "–" : " – ")
    .replace(/\b0(?=\d)/g, "");
}

/** A date `YYYY-MM-DD` in full: `20 November 2026`. */
export function formatDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(formattingTag(locale), {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Weekdays by number, 1 = Monday to 7 = Sunday, as a list: `Saturday or Sunday`. */
export function formatWeekdays(weekdays: readonly number[], locale: Locale): string {
  const tag = formattingTag(locale);
  const format = new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
  // 2024-01-01 was a Monday.
  const names = weekdays.map((weekday) => format.format(Date.UTC(2024, 0, weekday)));
  return new Intl.ListFormat(tag, { type: "disjunction" }).format(names);
}

/** A length of time in the unit's full word: `6 months`, `2 godine`. */
export function formatDuration(
  value: number,
  unit: "day" | "month" | "year",
  locale: Locale,
): string {
  return new Intl.NumberFormat(formattingTag(locale), {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(value);
}

function dayOfLeapYear(monthAndDay: string): Date {
  return new Date(`2024-${monthAndDay}T00:00:00Z`);
}
