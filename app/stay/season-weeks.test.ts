import { describe, expect, it } from "vitest";
import { calendarOf, samplePrices, today } from "../../tests/support/sample-availability.ts";
import { addDays } from "./calendar-date.ts";
import { listSeasonWeeks, nextFreeWeek, weekState } from "./season-weeks.ts";

describe("the weeks of the season", () => {
  it("follow each other from Saturday to Saturday, as long as every night has a price", () => {
    const weeks = listSeasonWeeks({ availability: calendarOf([]), prices: samplePrices, today });
    expect(weeks.map(({ arrival }) => arrival)).toEqual([
      ...["2027-06-05", "2027-06-12", "2027-06-19", "2027-06-26"],
      ...["2027-07-03", "2027-07-10", "2027-07-17", "2027-07-24"],
    ]);
  });

  it("begin on the day on which the season lets stays begin", () => {
    const periods = samplePrices.periods.map((period) => ({ ...period, arrivalDays: [3] }));
    const prices = { ...samplePrices, periods };
    const [first] = listSeasonWeeks({ availability: calendarOf([]), prices, today });
    expect(first).toEqual({ arrival: "2027-06-02", departure: "2027-06-09" });
  });

  it("are those of the season after it where all are taken", () => {
    const availability = calendarOf([{ from: "2027-06-01", to: "2027-08-01" }], {
      until: "2028-08-20",
    });
    const [first] = listSeasonWeeks({ availability, prices: samplePrices, today });
    expect(first?.arrival).toBe("2028-06-03");
  });

  it("can be had, had in part, or are taken", () => {
    const availability = calendarOf([{ from: "2027-06-12", to: "2027-06-22" }]);
    const stateFrom = (arrival: string) =>
      weekState(availability, { arrival, departure: addDays(arrival, 7) }, today);
    expect(stateFrom("2027-06-05")).toBe("free");
    expect(stateFrom("2027-06-12")).toBe("taken");
    expect(stateFrom("2027-06-19")).toBe("partly");
  });
});

describe("the next free week", () => {
  it("begins on a day of arrival", () => {
    const availability = calendarOf([{ from: today, to: "2027-07-01" }]);
    const week = nextFreeWeek({ availability, prices: samplePrices, today });
    expect(week).toEqual({ arrival: "2027-07-03", departure: "2027-07-10" });
  });

  it("has a price for every night, though weeks without one are free before it", () => {
    const availability = calendarOf([{ from: "2027-06-03", to: "2027-06-12" }]);
    const week = nextFreeWeek({ availability, prices: samplePrices, today });
    expect(week).toEqual({ arrival: "2027-06-12", departure: "2027-06-19" });
  });

  it("does not exist where none with a price is free, or open yet", () => {
    const full = calendarOf([{ from: "2027-06-01", to: "2028-05-20" }]);
    const known = calendarOf([], { openUntil: "2027-05-01" });
    for (const availability of [full, known]) {
      expect(nextFreeWeek({ availability, prices: samplePrices, today })).toBeNull();
    }
  });
});
