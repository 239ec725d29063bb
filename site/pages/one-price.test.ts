import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../domain/dates/calendar-date.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { formatMoney } from "../../domain/locales/format.ts";
import { periodOfNight } from "../../domain/prices/periods.ts";
import type { PriceList } from "../../domain/prices/price-list.ts";
import {
  anyPrices,
  calendarOf,
  sampleBooking,
  sampleFees,
  sampleHouse,
  samplePrices,
  today,
} from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";
import { findNextWeek, listSeasonWeeks } from "../stay/season-weeks.ts";
import { stayView } from "../stay/stay-view.ts";
import { findWeekPrice } from "./pricing-and-availability/pricing-and-availability-data.server.ts";

const now = new Date(`${today}T15:00:00Z`);
const availability = calendarOf([]);
const money = (amount: number) => formatMoney(amount, "EUR", locale);

/** What the page says to a stay of so many nights. */
function answer(prices: PriceList, arrival: string, nights: number) {
  const stayRules = { availability, prices, today, isOnRequest: false };
  const words = { locale, messages, house: sampleHouse, booking: sampleBooking, nextWeek: null };
  const stay = { arrival, departure: addDays(arrival, nights) };
  return stayView({ stay, sent: null, isRemembered: false, ...stayRules, ...words });
}

it("a week has one price: in the ribbon, on the home page, in the price list, in its quote and beside a longer one", () => {
  assert(
    property(anyPrices, integer({ min: 8, max: 20 }), (prices, nights) => {
      const weeks = listSeasonWeeks({ availability, prices, today });
      for (const { arrival, price } of weeks) {
        expect(answer(prices, arrival, 7)).toMatchObject({ total: money(price) });
        const period = periodOfNight(prices, arrival);
        if (!period || periodOfNight(prices, addDays(arrival, 6)) !== period) continue;
        expect(findWeekPrice(prices, period, today)).toBe(price);
        const longer = answer(prices, arrival, nights);
        if (periodOfNight(prices, addDays(arrival, nights - 1)) !== period) continue;
        // A season let by the week refuses most of them, the end of the calendar some.
        if (longer.kind !== "quote") continue;
        expect(longer.rates).toContain(fillMessage(messages.answer.week, { price: money(price) }));
      }
      const next = findNextWeek(
        { locale, messages },
        { now, availability, prices, booking: sampleBooking, house: sampleHouse },
      );
      expect(next?.price.replace(/ \(.*/, "")).toBe(weeks[0] && money(weeks[0].price));
    }),
  );
});

it("a price that depends on them says for how many guests it is", () => {
  const prices = { ...samplePrices, fees: sampleFees };
  const next = findNextWeek(
    { locale, messages },
    { now, availability, prices, booking: sampleBooking, house: sampleHouse },
  );
  // 700 for the nights, 80, 75.60, 100 and 69.30.
  expect(next?.price).toMatch(/1[,.]?024[,.]90.* \(8\D+\)$/);
  const [june] = samplePrices.periods;
  expect(june && findWeekPrice(prices, june, today)).toBe(1024.9);
});

it("no price of a week stands beside a shorter stay, nor where no such week can be had", () => {
  const [june, july] = samplePrices.periods;
  if (!june || !july) throw new Error("no periods");
  // What everybody pays, and nothing else.
  const none = { kind: "quote", rates: [expect.stringContaining(String(sampleBooking.guests))] };
  for (const nights of [1, 4, 6, 7]) {
    expect(answer(samplePrices, "2027-06-05", nights)).toMatchObject(none);
  }
  // Seven nights from the last one are on request.
  expect(answer({ ...samplePrices, periods: [june] }, "2027-06-30", 1)).toMatchObject(none);
  const short = { ...june, to: "06-06" };
  const long = { ...july, minimumNights: 8 };
  const prices = { ...samplePrices, periods: [short, long] };
  expect(findWeekPrice(prices, short, today)).toBeNull();
  expect(findWeekPrice(prices, long, today)).toBeNull();
  expect(answer(prices, "2027-07-03", 9)).toMatchObject(none);
});
