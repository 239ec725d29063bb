import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { datesBetween, isDayWithin } from "../../domain/dates/calendar-date.ts";
import { writeHouse } from "../../tests/support/build-house.ts";
import { loadContent } from "../read/load-content.ts";
import { findDoubts } from "./find-doubts.ts";

const content = await loadContent(await writeHouse("ginestra", "find-doubts"));
const days = datesBetween("2027-01-01", "2028-01-01").map((day) => day.slice("2027-".length));

it("A season may ask for as many nights as it has, also over New Year, and for no more.", () => {
  assert(
    property(integer({ min: 0, max: 364 }), integer({ min: 0, max: 364 }), (first, last) => {
      const [from = "", to = ""] = [days[first], days[last]];
      const nights = days.filter((day) => isDayWithin({ from, to }, day)).length;
      const doubtsOf = (minimumNights: number) => {
        const period = { key: "only", from, to, pricePerNight: 100, minimumNights };
        const prices = { ...content.facts.prices, periods: [period] };
        const found = findDoubts({ ...content, facts: { ...content.facts, prices } });
        return [...found].map(({ text }) => text).filter((text) => text.includes("minimumNights"));
      };
      expect(doubtsOf(nights)).toEqual([]);
      expect(doubtsOf(nights + 1)).toEqual([
        expect.stringContaining(`and the period has ${nights} nights`),
      ]);
    }),
  );
});
