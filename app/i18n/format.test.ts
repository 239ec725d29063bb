import { expect, it } from "vitest";
import { croatian, english, german, italian } from "../../tests/support/unit-house/languages.ts";
import * as format from "./format.ts";

/** Languages differ in which invisible spaces they use; a reader cannot tell them apart. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");

const summer = new Date("2026-07-20T14:04:00Z");
const winter = new Date("2026-11-20T14:04:00Z");

it.each([
  // Whole prices have no decimals, broken ones two; a span names its currency once.
  [format.formatMoney(120, "EUR", english), "€120"],
  [format.formatMoney(1450, "EUR", german), "1.450 €"],
  [format.formatMoney(99.5, "EUR", italian), "99,50 €"],
  [format.formatMoney(1015, "EUR", italian), "1.015 €"],
  [format.formatMoneyRange(85, 1145, "EUR", english), "€85–1,145"],
  [format.formatMoneyRange(85, 145, "EUR", croatian), "85–145 €"],
  [format.formatMoneyRange(85, 85, "EUR", german), "85 €"],
  [format.formatDistance(0.5, english), "500 m"],
  [format.formatDistance(10.5, croatian), "10,5 km"],
  [format.formatMinutes(8), "8 min"],
  [format.formatMinutes(60), "1 h"],
  [format.formatMinutes(80), "1 h 20 min"],
  // A span says once what both of its ends share.
  [format.formatDayRange("07-01", "07-14", english), "1–14 July"],
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
  [format.formatWeekdays([6, 7], german), "Samstag oder Sonntag"],
  [format.formatTime(winter, "Europe/Zagreb", croatian), "15:04"],
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
