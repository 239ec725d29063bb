import { expect, it } from "vitest";
import { feet, formats } from "#house/formats.mjs";
import { croatian, english, german, italian } from "../../tests/support/unit-house/languages.ts";
import * as format from "./format.ts";
import { formatSpan, formatSpanInLines, nameMonth } from "./format-span.ts";
import type { Locale } from "./locales.ts";

/** Which the house of unit tests does not speak. */
const french = "fr" as unknown as Locale;
const greek = "el" as unknown as Locale;

/** Languages differ in which invisible spaces they use; a reader cannot tell them apart. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");

const named = { month: "long", year: "numeric" } as const;
const summer = new Date("2026-07-20T14:04:00Z");
const winter = new Date("2026-11-20T14:04:00Z");

it.each([
  // Whole prices have no decimals, broken ones two; a span names its currency once.
  [format.formatMoney(120, "EUR", english), "€120"],
  [format.formatMoney(1450, "EUR", german), "1.450 €"],
  [format.formatMoney(99.5, "EUR", italian), "99,50 €"],
  [format.formatMoney(1015, "EUR", italian), "1.015 €"],
  [format.formatMoneyRange(85, 1145, "EUR", english), "€85–\u20601,145"],
  [format.formatMoneyRange(85, 145, "EUR", croatian), "85–\u2060145 €"],
  [format.formatMoneyRange(85, 85, "EUR", german), "85 €"],
  [format.formatDistance(0.5, english), "500 m"],
  [format.formatDistance(10.5, croatian), "10,5 km"],
  [format.formatMinutes(8, english), "8 min"],
  [format.formatMinutes(60, english), "1 h"],
  [format.formatMinutes(80, english), "1 h 20 min"],
  [format.formatDistance(10.5, greek), "10,5 χλμ."],
  [format.formatMinutes(80, greek), "1 ώ. 20 λ."],
  // A span says once what both of its ends share.
  [format.formatDayRange("07-01", "07-14", english), "1–14 July"],
  [format.formatDayRange("12-15", "01-10", english), "15 December – 10 January"],
  [format.formatDayRange("07-01", "07-14", german), "1.–14. Juli"],
  [format.formatDayRange("06-28", "07-04", english), "28 June – 4 July"],
  [format.formatDayRange("07-01", "07-14", croatian), "1.–14. srpnja"],
  [format.formatDateRange("2027-06-05", "2027-06-12", english), "5–12 June 2027"],
  [format.formatDateRange("2027-06-28", "2027-07-05", croatian), "28. lipnja – 5. srpnja 2027."],
  [
    format.formatDateRange("2027-12-28", "2028-01-04", german),
    "28. Dezember 2027 – 4. Januar 2028",
  ],
  [format.formatDateRange("2027-06-05", "2027-06-12", italian), "5–12 giugno 2027"],
  [format.formatShortRange("2027-07-24", "2027-07-31", english), "24–31\nJul"],
  [format.formatShortRange("2027-07-31", "2027-08-07", german), "31. Juli\n– 7. Aug."],
  [format.formatShortRange("2027-12-28", "2028-01-04", german), "28. Dez.\n– 4. Jan."],
  [format.formatShortRange("2027-07-24", "2027-07-31", croatian), "24.–31. 7."],
  [format.formatShortRange("2027-09-25", "2027-10-02", croatian), "25. 9.\n– 2. 10."],
  [format.formatWeek("2027-09-25", "2027-10-02", croatian), "25. 9. – 2. 10."],
  [format.formatHour("16:00", english), "4 pm"],
  [format.formatHour("16:30", german), "16:30"],
  [format.formatDegrees(14.0864, italian), "14,08640"],
  [format.formatDate("2026-11-20", english), "20 November 2026"],
  [format.formatDay("2027-08-03", english), "Tuesday 3 August 2027"],
  [format.formatDay("2027-08-02", croatian), "ponedjeljak, 2. kolovoza 2027."],
  [format.formatDay("2027-08-02", italian), "lunedì 2 agosto 2027"],
  [format.formatMonth("2027-07", croatian), "Srpanj 2027."],
  // Languages that write otherwise than those of the house.
  [formatSpanInLines("cs-CZ", "2027-07-24", "2027-07-31", "long"), "24.–31.\nčervence"],
  [formatSpan("cs-CZ", "2027-06-28", "2027-07-05", named), "28. června – 5. července 2027"],
  [nameMonth("el-GR", summer), "Ιούλιος"],
  [nameMonth("ja-JP", summer), "7月"],
  [format.formatWeekdays([6, 7], german), "Samstag oder Sonntag"],
  [format.formatTime(winter, "Europe/Zagreb", croatian), "15:04"],
  // In French hours have a sign, and the first of a month is no number.
  [format.formatTime(winter, "Europe/Zagreb", french), "15 h 04"],
  [format.formatTime(winter, "Pacific/Honolulu", french), "4 h 04"],
  [format.formatLabel("Prix", "700 €", french), "Prix : 700 €"],
  [format.formatHour("16:00", french), "16 h"],
  [format.formatHour("16:30", french), "16 h 30"],
  [format.formatDay("2027-08-01", french), "dimanche 1er août 2027"],
  [format.formatDate("2027-07-11", french), "11 juillet 2027"],
  [format.formatDateRange("2027-07-01", "2027-07-11", french), "1er–11 juillet 2027"],
  [format.formatWeek("2027-07-25", "2027-08-01", french), "25 juil. – 1er août"],
  [format.formatTime(summer, "Europe/Zagreb", english), "4:04 pm"],
])("writes %s", (written, text) => {
  expect(plainSpaces(written)).toBe(text);
});

it("names the weekdays from Monday on", () => {
  expect(format.weekdayNames(german)[0]).toEqual({ full: "Montag", short: "Mo" });
  expect(format.weekdayNames(italian).at(-1)).toEqual({ full: "domenica", short: "dom" });
});

it("keeps a day and its month on one line", () => {
  const range = format.formatDateRange("2027-06-28", "2027-07-05", croatian);
  expect(range).toContain("28.\u00a0lipnja – 5.\u00a0srp");
  expect(format.formatDay("2027-08-02", german)).toContain("2.\u00a0August");
});

it("tells lengths in feet and miles where those are the measure", () => {
  Object.assign(feet, { [english]: true });
  try {
    expect(plainSpaces(format.formatMetres(11, english))).toBe("36 ft");
    expect(plainSpaces(format.formatArea(100, english))).toBe("1,076 sq ft");
    expect(plainSpaces(format.formatDistance(10, english))).toBe("6.2 mi");
  } finally {
    Object.assign(feet, { [english]: false });
  }
});

it.each([
  ["EUR", [85, 145.5], "85 € 145,50 €", ["85", "145,50"]],
  ["EUR", [85, 145], "", ["85 €", "145 €"]],
  ["CHF", [139.5], "139,50 CHF", ["139,50"]],
  ["BRL", [1450.5, 900], "", ["1.451", "900"]],
  ["HUF", [45_000], "45.000 HUF", ["45.000"]],
  ["JPY", [24_000], "24.000 ¥", ["24.000"]],
  ["SEK", [1890], "1.890 SEK", ["1.890"]],
  ["KWD", [45.525], "45,525 KWD", ["45,525"]],
] as const)("writes %s %j short enough for a cell", (currency, amounts, whole, brief) => {
  expect(format.formatBriefly(amounts, currency, german).map(plainSpaces)).toEqual(brief);
  const written = amounts.map((amount) => format.formatMoney(amount, currency, german));
  if (whole) expect(plainSpaces(written.join(" "))).toBe(whole);
});

it("has room in a cell for any currency in any language", () => {
  for (const locale of Object.keys(formats) as Locale[]) {
    for (const [currency, amount] of [
      ...[["IDR", 1_850_000] as const, ["VND", 2_450_000] as const, ["COP", 890_000] as const],
      ...[["KWD", 45.525] as const, ["ISK", 28_900] as const, ["PLN", 899.99] as const],
      ...[["TND", 1399.995] as const, ["HUF", 145_000] as const, ["NOK", 12_890] as const],
    ]) {
      const [text = ""] = format.formatBriefly([amount, amount], currency, locale);
      expect(text.length, `${text} in ${locale}`).toBeLessThanOrEqual(8);
    }
  }
});
