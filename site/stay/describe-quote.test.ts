import { assert, constantFrom, integer, property, record } from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../domain/dates/calendar-date.ts";
import { formatMoney } from "../../domain/locales/format.ts";
import { feeUnits } from "../../domain/prices/charge-schema.ts";
import type { Fee } from "../../domain/prices/price-list.ts";
import {
  calendarOf,
  publishedCase,
  sampleBooking,
  sampleHouse,
  samplePrices,
  today,
} from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";
import type { Stay } from "./stay.ts";
import { stayView } from "./stay-view.ts";

const arrival = "2027-06-01";
const money = (amount: number) => formatMoney(amount, "EUR", locale);

/** The line of the one fee in the answer to a stay. */
function lineOf(fee: Partial<Fee>, own: Partial<Stay> = {}, nights = 7) {
  const stay = { arrival, departure: addDays(arrival, nights), party: { adults: 2 }, ...own };
  const fees: Fee[] = [{ key: "towels", amount: 15, per: "stay", ...fee }];
  const prices = { ...samplePrices, guests: { maximum: 8, maximumPets: 4 }, fees };
  const view = stayView({
    ...{ stay, sent: null, isRemembered: false, prices, today, locale, messages },
    ...{ availability: calendarOf(publishedCase), isOnRequest: false, nextWeek: null },
    ...{ house: sampleHouse, booking: sampleBooking },
  });
  if (view.kind !== "quote") throw new Error(`no quote, but ${view.kind}`);
  const line = view.lines.find(({ label }) => label === "Towels");
  return line && { ...line, detail: line.detail.replaceAll("\u00a0", " ") };
}

const pets = (count: number) => ({ party: { adults: 2, pets: count } });

it.each<[Partial<Fee>, Partial<Stay>, string, number]>([
  [{ per: "petNight" }, pets(2), `2 × 7 nights × ${money(15)}`, 210],
  [{ per: "pet" }, pets(2), `2 × ${money(15)}`, 30],
  [{ per: "day" }, {}, `8 × ${money(15)}`, 120],
  [{ per: "guestWeek" }, {}, `2 guests × 1 × ${money(15)}`, 30],
  [{ per: "night", dates: [{ from: "06-03", to: "06-04" }] }, {}, `2 nights × ${money(15)}`, 30],
  [{ per: "petNight", least: 300 }, pets(1), "", 300],
  [{ per: "pet", furtherAmount: 5 }, pets(3), "", 25],
])("says of %j how the sum comes about, or nothing", (fee, own, detail, sum) => {
  expect(lineOf(fee, own)).toMatchObject({ detail, sum: money(sum) });
});

it("never shows a calculation that has another result than the sum", () => {
  assert(
    property(
      record({
        ...{ per: constantFrom(...feeUnits), amount: integer({ min: 1, max: 9 }) },
        ...{ adults: integer({ min: 1, max: 4 }), pets: integer({ min: 1, max: 3 }) },
        ...{ nights: integer({ min: 1, max: 10 }), days: integer({ min: 0, max: 12 }) },
        ...{ beyond: integer({ min: 0, max: 1 }), pieces: integer({ min: 1, max: 3 }) },
      }),
      ({ per, amount, adults, pets, nights, days, beyond, pieces }) => {
        const dates = [{ from: "06-01", to: addDays(arrival, days).slice(5) }];
        const isPiece = per.startsWith("piece");
        const fee = { per, amount, beyond, dates, ...(isPiece && { isOptional: true }) };
        const choices = isPiece ? { towels: pieces } : {};
        const line = lineOf(fee, { party: { adults, pets }, choices }, nights);
        if (!line?.detail) return;
        const product = (line.detail.match(/\d+/g) ?? []).reduce((one, next) => one * +next, 1);
        expect(line.sum).toBe(money(product));
      },
    ),
  );
});
