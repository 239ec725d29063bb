import { array, assert, constantFrom, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { datesBetween } from "../dates/calendar-date.ts";
import { periodOfNight } from "./periods.ts";
import type { Span } from "./price-list.ts";
import { listGaps, seasonOf } from "./seasons.ts";

describe("the days of the year without a price", () => {
  const daysOfYear = datesBetween("2027-01-01", "2028-01-01").map((day) => day.slice(5));
  const day = constantFrom(...daysOfYear);
  const listOf = (spans: readonly Span[]) => ({
    periods: spans.map((span, index) => ({ key: `p${index}`, ...span, pricePerNight: 1 })),
  });
  const isWithin = ({ from, to }: Span, one: string) =>
    from <= to ? from <= one && one <= to : from <= one || one <= to;

  it("are gaps, each whole, and the season is what one gap leaves", () => {
    assert(
      property(array(record({ from: day, to: day }), { maxLength: 4 }), (spans) => {
        const list = listOf(spans);
        const gaps = listGaps(list);
        const isPriced = (one: string) => periodOfNight(list, `2027-${one}`) !== undefined;
        const gapsOf = (one: string) => gaps.filter((gap) => isWithin(gap, one)).length;
        expect(daysOfYear.map(gapsOf)).toEqual(daysOfYear.map((one) => (isPriced(one) ? 0 : 1)));
        const season = seasonOf(list);
        const runs = daysOfYear.filter(
          (one, index) => isPriced(one) && !isPriced(daysOfYear.at(index - 1) ?? ""),
        );
        expect(season !== undefined).toBe(runs.length === 1);
        if (!season) return;
        expect(daysOfYear.filter((one) => isWithin(season, one))).toEqual(
          daysOfYear.filter(isPriced),
        );
      }),
    );
  });

  it("between two seasons leave no first and last day that one sentence could name", () => {
    const ski = { from: "12-20", to: "03-31" };
    const summer = { from: "06-01", to: "09-30" };
    expect(seasonOf(listOf([summer]))).toEqual(summer);
    expect(seasonOf(listOf([ski]))).toEqual(ski);
    expect(seasonOf(listOf([ski, summer]))).toBeUndefined();
    expect(listGaps(listOf([ski, summer]))).toEqual([
      { from: "04-01", to: "05-31" },
      { from: "10-01", to: "12-19" },
    ]);
    expect(listGaps(listOf([{ from: "01-01", to: "12-31" }]))).toEqual([]);
    expect(seasonOf(listOf([{ from: "01-01", to: "12-31" }]))).toBeUndefined();
  });
});
