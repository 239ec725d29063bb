import { assert, property, string } from "fast-check";
import { expect, it } from "vitest";
import type { PriceList } from "../../domain/prices/price-list.ts";
import { calendarOf } from "../../tests/support/sample-availability.ts";
import { answerQuote } from "./answer-quote.server.ts";

const list: PriceList = {
  currency: "EUR",
  periods: [{ key: "summer", from: "05-01", to: "09-30", pricePerNight: 100, minimumNights: 3 }],
  guests: { maximum: 6, included: 4, further: [{ toAge: 12, amount: 10 }, { amount: 20 }] },
  fees: [
    { key: "linen", amount: 15, per: "piece", isOptional: true },
    { key: "pets", amount: 5, per: "petNight" },
  ],
};
const now = new Date("2026-11-20T15:00:00Z");
const availability = calendarOf([{ from: "2027-07-10", to: "2027-07-17" }]);

function ask(query: string, known = availability) {
  return answerQuote(`?${query}`, { now, availability: known }, list);
}

it("a quote has its lines, its sums and what is due when", () => {
  const party = "adults=3&children=4,9&pets=1&extras=linen:2";
  const { status, body } = ask(`arrival=2027-06-05&departure=2027-06-08&${party}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ arrival: "2027-06-05", currency: "EUR", isFree: true, nights: 3, total: 375 },
    lines: [
      { kind: "nights", key: "summer", nights: 3, price: 100, sum: 300 },
      { kind: "further-guests", sum: 30 },
      { kind: "fee", key: "linen", count: 2, sum: 30 },
      { kind: "fee", key: "pets", sum: 15 },
    ],
  });
});

it("without adults it is for all guests that can come", () => {
  const { body } = ask("arrival=2027-06-05&departure=2027-06-08");
  expect(body).toMatchObject({ total: 300 + 3 * 40 });
});

it("a stay that cannot be has its reason, and the nearest that can for the same party", () => {
  expect(ask("arrival=2027-07-12&departure=2027-07-15&adults=2")).toMatchObject({
    status: 200,
    body: {
      refusal: { reason: "taken" },
      nearest: [{ arrival: "2027-07-07", departure: "2027-07-10", total: 300 }, {}, {}],
    },
  });
  expect(ask("arrival=2027-06-05&departure=2027-06-06&adults=2").body).toMatchObject({
    refusal: { reason: "minimumNights", count: 3, period: "summer" },
    nearest: [{ total: 300 }, { total: 300 }, { total: 300 }],
  });
  expect(ask("arrival=2027-06-05&departure=2027-06-08&adults=7").body).toMatchObject({
    refusal: { reason: "too-many-guests", count: 6 },
    nearest: [{ party: { adults: 6 }, total: expect.any(Number) }],
  });
});

it("nights without a price are a request, and nobody says that they are free while nobody knows", () => {
  const { body } = ask("arrival=2027-04-29&departure=2027-05-02&adults=2");
  expect(body).toMatchObject({
    ...{ isFree: true, total: null },
    request: { reason: "no-season", unpriced: ["2027-04-29", "2027-04-30"] },
  });
  const unknown = { ...availability, checkedAt: null };
  const taken = ask("arrival=2027-07-12&departure=2027-07-15&adults=2", unknown);
  expect(taken.body).toMatchObject({ isFree: null, total: 300 });
});

it.each([
  ["departure=2027-06-08", "arrival: expected a date as YYYY-MM-DD."],
  ["arrival=2027-02-30&departure=2027-03-08", "arrival: expected a date as YYYY-MM-DD."],
  ["arrival=2027-06-05&departure=8", "departure: expected a date as YYYY-MM-DD."],
  ["arrival=2027-06-05&departure=2027-06-08&adults=two", "adults: expected a whole number."],
  ["arrival=2027-06-05&departure=2027-06-08&adults=-1", "adults: expected a whole number."],
  ["arrival=2027-06-05&departure=2027-06-08&adults=2&pets=x", "pets: expected a whole number."],
  ["arrival=2027-06-05&departure=2027-06-08&adults=2&children=18", "children: expected the age"],
  ["arrival=2027-06-05&departure=2027-06-08&children=4", "adults: expected beside children."],
  ["arrival=2027-06-05&departure=2027-06-08&extras=pets", "extras: expected keys of optional fees"],
  ["arrival=2027-06-05&departure=2027-06-08&extras=linen:0", "extras: expected a whole number"],
])("?%s is refused with a reason", (query, error) => {
  const { status, body } = ask(query);
  expect(status).toBe(400);
  expect(body).toEqual({ error: expect.stringContaining(error) });
});

it("no query makes it throw", () => {
  assert(
    property(string(), string(), string(), (date, party, extras) => {
      const query = new URLSearchParams({ arrival: date, adults: party, children: party, extras });
      expect(ask(`${query}&departure=2027-06-08`).status).toBe(400);
      expect([200, 400]).toContain(ask(`${query}&arrival=2027-06-05&departure=2027-06-08`).status);
      expect([200, 400]).toContain(
        ask(`arrival=2027-06-05&departure=2027-06-08&adults=${party}`).status,
      );
    }),
  );
});
