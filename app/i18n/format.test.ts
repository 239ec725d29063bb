import { describe, expect, it } from "vitest";
import { croatian, english, german, italian } from "../../tests/support/unit-house/languages.ts";
import {
  formatDate,
  formatDateRange,
  formatDay,
  formatDayRange,
  formatDistance,
  formatMinutes,
  formatMoney,
  formatMoneyRange,
  formatMonth,
  formatTime,
  formatWeekdays,
  weekdayNames,
} from "./format.ts";

/** Languages differ in which invisible spaces they use; a reader cannot tell them apart. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");

describe("formats of the four languages", () => {
  it("writes whole prices without decimals and broken ones with two", () => {
    expect(formatMoney(120, "EUR", english)).toBe("€120");
    expect(plainSpaces(formatMoney(1450, "EUR", german))).toBe("1.450 €");
    expect(plainSpaces(formatMoney(99.5, "EUR", italian))).toBe("99,50 €");
    expect(plainSpaces(formatMoney(1015, "EUR", italian))).toBe("1.015 €");
    expect(plainSpaces(formatMoney(85, "EUR", croatian))).toBe("85 €");
  });

  it("names the currency of a span once", () => {
    expect(formatMoneyRange(85, 1145, "EUR", english)).toBe("€85–1,145");
    expect(plainSpaces(formatMoneyRange(85, 145, "EUR", croatian))).toBe("85–145 €");
    expect(plainSpaces(formatMoneyRange(85, 85, "EUR", german))).toBe("85 €");
  });

  it("says metres below one kilometre", () => {
    expect(plainSpaces(formatDistance(0.5, english))).toBe("500 m");
    expect(plainSpaces(formatDistance(10.5, croatian))).toBe("10,5 km");
  });

  it("says hours from sixty minutes on", () => {
    expect(plainSpaces(formatMinutes(8))).toBe("8 min");
    expect(plainSpaces(formatMinutes(60))).toBe("1 h");
    expect(plainSpaces(formatMinutes(80))).toBe("1 h 20 min");
  });

  it("names a span of days with its month once", () => {
    expect(plainSpaces(formatDayRange("07-01", "07-14", english))).toBe("1–14 July");
    expect(plainSpaces(formatDayRange("07-01", "07-14", german))).toBe("1.–14. Juli");
    expect(plainSpaces(formatDayRange("07-01", "07-14", italian))).toBe("1–14 luglio");
    expect(plainSpaces(formatDayRange("06-28", "07-04", english))).toBe("28 June – 4 July");
    expect(plainSpaces(formatDayRange("07-01", "07-14", croatian))).toBe("1.–14. srpnja");
  });

  it("names a span of dates with what they share once", () => {
    expect(plainSpaces(formatDateRange("2027-06-05", "2027-06-12", english))).toBe(
      "5–12 June 2027",
    );
    expect(plainSpaces(formatDateRange("2027-06-28", "2027-07-05", croatian))).toBe(
      "28. lipnja – 5. srpnja 2027.",
    );
    expect(plainSpaces(formatDateRange("2027-12-28", "2028-01-04", german))).toBe(
      "28. Dezember 2027 – 4. Januar 2028",
    );
    expect(plainSpaces(formatDateRange("2027-06-05", "2027-06-12", italian))).toBe(
      "5–12 giugno 2027",
    );
  });

  it("names the days, weekdays and months of a calendar", () => {
    expect(plainSpaces(formatDay("2027-08-02", croatian))).toBe("ponedjeljak, 2. kolovoza 2027.");
    expect(plainSpaces(formatDay("2027-08-02", italian))).toBe("lunedì 2 agosto 2027");
    expect(formatMonth("2027-07", croatian)).toBe("Srpanj 2027.");
    expect(weekdayNames(german)[0]).toEqual({ full: "Montag", short: "Mo" });
    expect(weekdayNames(italian).at(-1)).toEqual({ full: "domenica", short: "dom" });
  });

  it("keeps a day and its month on one line", () => {
    expect(formatDate("2026-11-20", english)).toContain("20\u00a0November");
    expect(formatDateRange("2027-06-28", "2027-07-05", croatian)).toContain(
      "28.\u00a0lipnja – 5.\u00a0srp",
    );
    expect(formatDay("2027-08-02", german)).toContain("2.\u00a0August");
  });

  it("tells the time of the zone asked for", () => {
    expect(formatTime(new Date("2026-11-20T14:04:00Z"), "Europe/Zagreb", croatian)).toBe("15:04");
    expect(formatTime(new Date("2026-07-20T14:04:00Z"), "Europe/Zagreb", english)).toBe("16:04");
  });

  it("writes dates, and weekdays in full", () => {
    expect(plainSpaces(formatDate("2026-11-20", english))).toBe("20 November 2026");
    expect(formatWeekdays([6, 7], german)).toBe("Samstag oder Sonntag");
  });
});
