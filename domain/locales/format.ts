import { feet, firstWeekdays, formats, numericMonths, wholeHours } from "#house/formats.mjs";
import { formatSpan, formatSpanInLines, isWithinMonth, tidyDays } from "./format-span.ts";
import { dateFormatter, numberFormatter, tagsOf } from "./formatters.ts";
import type { Locale } from "./locales.ts";

/** An amount of money as the language writes it, without decimals where there are none. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  return numberFormatter(formats[locale], {
    ...{ style: "currency", currency },
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
  }).format(amount);
}

/** As many as the cell of a day has room for on the narrowest phone. */
const briefLength = 6;

/**
 * Amounts for the cells of a calendar, all in one way: as money where that is short, else without the
 * currency, without decimals, or in thousands.
 */
export function formatBriefly(
  amounts: readonly number[],
  currency: string,
  locale: Locale,
): readonly string[] {
  const write = (options: Intl.NumberFormatOptions) => (amount: number) =>
    numberFormatter(formats[locale], options).format(amount);
  const ways = [
    (amount: number) => formatMoney(amount, currency, locale),
    (amount: number) => write({ minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })(amount),
    write({ maximumFractionDigits: 0 }),
    write({ notation: "compact" }),
  ];
  const texts = ways.map((way) => amounts.map(way));
  // Marks of direction take no room.
  const isBrief = (text: string) => text.replaceAll(/[\u200e\u200f]/g, "").length <= briefLength;
  return texts.find((all) => all.every(isBrief)) ?? texts.at(-1) ?? [];
}

/** Two amounts as a span that stays in one line, the currency named once: `€85–145`, `85–145 €`. */
export function formatMoneyRange(
  lowest: number,
  highest: number,
  currency: string,
  locale: Locale,
): string {
  const figure = /\d(?:.*\d)?/;
  const low = formatMoney(lowest, currency, locale);
  const high = formatMoney(highest, currency, locale);
  const [from] = figure.exec(low) ?? [];
  return low === high ? low : high.replace(figure, (to) => `${from}–\u2060${to}`);
}

/** A number with at most one decimal, as the language writes it. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormatter(formats[locale], { maximumFractionDigits: 1 }).format(value);
}

/** Degrees to about a metre, as the language writes them: `45.11210`, `45,11210`. */
export function formatDegrees(degrees: number, locale: Locale): string {
  return numberFormatter(formats[locale], { minimumFractionDigits: 5 }).format(degrees);
}

/** A share of one in percent, as the language writes it: `30%`, `30 %`, `18.21%`. */
export function formatPercent(share: number, locale: Locale): string {
  return numberFormatter(formats[locale], { style: "percent", maximumFractionDigits: 2 }).format(
    share,
  );
}

/** A length in metres, as the language writes it; in feet where those are the measure. */
export function formatMetres(length: number, locale: Locale): string {
  return feet[locale]
    ? formatUnit(Math.round(length * feetOfMetre), "foot", locale)
    : formatUnit(length, "meter", locale);
}

/** A width in centimetres, or in inches. */
export function formatCentimetres(width: number, locale: Locale): string {
  return feet[locale]
    ? `${formatNumber(Math.round(width * inchesOfCentimetre), locale)}\u00a0in`
    : `${formatNumber(width, locale)}\u00a0cm`;
}

/** An area in square metres, or in square feet. */
export function formatArea(area: number, locale: Locale): string {
  return feet[locale]
    ? `${formatNumber(Math.round(area * feetOfMetre ** 2), locale)}\u00a0sq\u00a0ft`
    : `${formatNumber(area, locale)}\u00a0m²`;
}

/** Kilometres; metres below one kilometre, as people say it. Miles, and tenths of them, where those are it. */
export function formatDistance(kilometres: number, locale: Locale): string {
  if (feet[locale]) return formatUnit(kilometres * milesOfKilometre, "mile", locale);
  return kilometres < 1
    ? formatUnit(Math.round(kilometres * 1000), "meter", locale)
    : formatUnit(kilometres, "kilometer", locale);
}

/** The size of a file, in kilobytes or megabytes. */
export function formatBytes(bytes: number, locale: Locale): string {
  return bytes < 100_000
    ? formatUnit(Math.max(1, Math.round(bytes / 1000)), "kilobyte", locale)
    : formatUnit(bytes / 1_000_000, "megabyte", locale);
}

const inchesOfCentimetre = 0.393_701;
const feetOfMetre = 3.280_84;
const milesOfKilometre = 0.621_371;

/** Minutes; hours and minutes from one hour on: `1 h 20 min`, in other letters `1 ώ. 20 λ.` */
export function formatMinutes(minutes: number, locale: Locale): string {
  const isLatin = new Intl.Locale(formats[locale]).maximize().script === "Latn";
  const write = (count: number, unit: string, symbol: string) =>
    isLatin ? `${count}\u00a0${symbol}` : formatUnit(count, unit, locale);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const texts = [hours && write(hours, "hour", "h"), rest && write(rest, "minute", "min")];
  return texts.filter(Boolean).join(" ");
}

/** Minutes as a sentence has them: `4 minutes`. */
export function formatMinutesInWords(minutes: number, locale: Locale): string {
  return formatUnit(minutes, "minute", locale, "long");
}

/** A number of days: `14 days`. */
export function formatDays(count: number, locale: Locale): string {
  return formatUnit(count, "day", locale, "long");
}

/** A number with at most one decimal and a unit of `Intl`, on one line. */
function formatUnit(
  value: number,
  unit: string,
  locale: Locale,
  unitDisplay: "short" | "long" = "short",
): string {
  const options = { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return numberFormatter(formats[locale], options).format(value).replaceAll(" ", "\u00a0");
}

/** A span of days of any year, `MM-DD` both: `1–14 July`, `1.–14. srpnja`. */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  const last = `${from <= to ? 2024 : 2025}-${to}`;
  return formatSpan(formats[locale], `2024-${from}`, last, { month: "long" });
}

/** A span of dates, `YYYY-MM-DD` both: `5–12 June 2027`, `28. lipnja – 5. srpnja 2027.` */
export function formatDateRange(from: string, to: string, locale: Locale): string {
  return formatSpan(formats[locale], from, to, { month: "long", year: "numeric" });
}

/** The same without the year, with short months where there are two: `24–31 July`, `28 Aug – 4 Sept`. */
export function formatWeek(from: string, to: string, locale: Locale): string {
  return isWithinMonth(from, to)
    ? formatSpan(formats[locale], from, to, { month: "long" })
    : formatShortRange(from, to, locale).replace("\n", " ");
}

/**
 * The same with short months, in two lines: `24–31` and `Jul`, `31. Juli` and `– 7. Aug.`; in one
 * line where months are numbers and it is one month: `24.–31. 7.`
 */
export function formatShortRange(from: string, to: string, locale: Locale): string {
  return numericMonths.includes(locale)
    ? formatNumericRange(from, to, locale)
    : formatSpanInLines(formats[locale], from, to, "short");
}

function formatNumericRange(from: string, to: string, locale: Locale): string {
  const write = (date: string, month?: "numeric") =>
    writeDay(date, locale, { day: "numeric", month });
  const first = isWithinMonth(from, to) ? `${write(from)}–` : `${write(from, "numeric")}\n– `;
  return first + write(to, "numeric");
}

/** A date `YYYY-MM-DD` in full: `20 November 2026`. */
export function formatDate(date: string, locale: Locale): string {
  return writeDay(date, locale, { dateStyle: "long" });
}

/** A date `YYYY-MM-DD` with its weekday: `Saturday, 5 June 2027`. */
export function formatDay(date: string, locale: Locale): string {
  return writeDay(date, locale, { dateStyle: "full" });
}

/** A date that does not exist, without its year: `30 February`; unchanged if even the month does not exist. */
export function formatImpossibleDay(date: string, locale: Locale): string {
  const month = new Date(`${date.slice(0, "YYYY-MM".length)}-28`);
  if (Number.isNaN(month.getTime())) return date;
  const day = String(Number(date.slice(-2)));
  const parts = calendarFormatter(locale, { day: "numeric", month: "long" }).formatToParts(month);
  const text = parts.map(({ type, value }) => (type === "day" ? day : value)).join("");
  return tidyDays(text, formats[locale]);
}

function writeDay(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return tidyDays(calendarFormatter(locale, options).format(new Date(date)), formats[locale]);
}

/** A month `YYYY-MM` as a heading: `June 2027`, `Lipanj 2027.` */
export function formatMonth(month: string, locale: Locale): string {
  const format = calendarFormatter(locale, { month: "long", year: "numeric" });
  return capitalize(format.format(new Date(`${month}-01`)), locale);
}

/** A message as it stands alone, with a capital. */
export function capitalize(text: string, locale: Locale): string {
  return text.replace(/^./u, (first) => first.toLocaleUpperCase(locale));
}

/** A label with its value: `Price: €700`, in French with a space before the colon. */
export function formatLabel(label: string, value: string, locale: Locale): string {
  const colon = formats[locale].startsWith("fr") ? "\u00a0:" : ":";
  return `${label}${colon} ${value}`;
}

/** The time of day at an instant in a zone, 24 hours: `15:04`, in French `15 h 04`. */
export function formatTime(instant: Date, timeZone: string, locale: Locale): string {
  const time = dateFormatter(formats[locale], { timeStyle: "short", timeZone }).format(instant);
  return formats[locale].startsWith("fr") ? time.replace(/^0?(\d+):/, "$1\u00a0h\u00a0") : time;
}

/** A time of day `HH:MM` as sentences have it: `16:30`, `4:30 pm`; `16`, `16 h` where full hours have no minutes. */
export function formatHour(time: string, locale: Locale): string {
  const date = new Date(`2024-01-01T${time}Z`);
  const written = formatTime(date, "UTC", locale).replace(" ", "\u00a0");
  return wholeHours.includes(locale) ? written.replace(/:00|\u00a000$/, "") : written;
}

/** The weekdays as weeks begin in the language, in full and as short as a calendar's columns have them. */
export function weekdayNames(
  locale: Locale,
): readonly { readonly full: string; readonly short: string }[] {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((day) => day + firstWeekdays[locale])
    .map((weekday) => ({
      full: nameWeekday(weekday, "long", locale),
      short: nameWeekday(weekday, "short", locale),
    }));
}

/** Weekdays by number, 1 = Monday to 7 = Sunday, as a list: `Saturday or Sunday`. */
export function formatWeekdays(weekdays: readonly number[], locale: Locale): string {
  const names = weekdays.map((weekday) => nameWeekday(weekday, "long", locale));
  return formatList(names, "disjunction", locale);
}

/** Words as a list: `linen, towels and firewood`, or with `or` where it is a disjunction. */
export function formatList(
  words: readonly string[],
  type: "conjunction" | "disjunction",
  locale: Locale,
): string {
  return new Intl.ListFormat(tagsOf(formats[locale]), { type }).format(words);
}

function nameWeekday(weekday: number, width: "long" | "short", locale: Locale): string {
  // 2024-01-01 was a Monday.
  return calendarFormatter(locale, { weekday: width }).format(Date.UTC(2024, 0, weekday));
}

/** Of dates without a zone, which are midnight UTC. */
function calendarFormatter(locale: Locale, options: Intl.DateTimeFormatOptions) {
  return dateFormatter(formats[locale], { timeZone: "UTC", ...options });
}
