import { afterEach, describe, expect, it, vi } from "vitest";
import { calendarOf, sampleBooking, sampleHouse } from "../../tests/support/sample-availability.ts";
import { english, messages } from "../../tests/support/unit-house/languages.ts";
import { dateAtHouse } from "./today.ts";

describe("the day at the house", () => {
  it.each([
    ["2026-11-20T22:59:59Z", "2026-11-20"],
    ["2026-11-20T23:00:00Z", "2026-11-21"],
    ["2027-07-01T22:00:00Z", "2027-07-02"],
    ["2026-12-31T23:30:00Z", "2027-01-01"],
    ["2028-02-28T23:00:00Z", "2028-02-29"],
  ])("at %s is %s", (instant, date) => {
    expect(dateAtHouse(new Date(instant))).toBe(date);
  });
});

const openAllYear = {
  currency: "EUR",
  periods: [{ key: "year", from: "01-01", to: "12-31", pricePerNight: 100 }],
};

describe("a house far from Greenwich", () => {
  const formats = "#house/formats.mjs";
  afterEach(() => {
    vi.doUnmock(formats);
    vi.resetModules();
  });

  it.each([
    ["Pacific/Honolulu", "2026-11-22T10:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-21T10:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-21T18:15:00.000Z"],
  ])("in %s lets a week that begins on a Saturday until %s", async (timeZone, midnight) => {
    vi.resetModules();
    vi.doMock(formats, async (importOriginal) => ({ ...(await importOriginal()), timeZone }));
    const { findNextWeek } = await import("../../site/stay/season-weeks.ts");
    const weekAt = (instant: number) => {
      const now = new Date(instant);
      const occasion = {
        now,
        availability: calendarOf([]),
        prices: openAllYear,
        booking: sampleBooking,
        house: sampleHouse,
      };
      return findNextWeek({ locale: english, messages }, occasion);
    };
    // An open page says so until then, too.
    const saturday = { arrival: "2026-11-21", validUntil: midnight };
    expect(weekAt(Date.parse(midnight) - 1)).toMatchObject(saturday);
    expect(weekAt(Date.parse(midnight))).toMatchObject({ arrival: "2026-11-28" });
  });
});
