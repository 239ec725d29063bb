// Whatever a file may say that its schema takes: a quote is a sum, or a reason; never an exception.
import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { addDays } from "../dates/calendar-date.ts";
import { feeUnits } from "./charge-schema.ts";
import { findListDoubts } from "./list-doubts.ts";
import { findListMistakes } from "./list-mistakes.ts";
import { countPeople } from "./party.ts";
import { priceList } from "./price-list.ts";
import { quote, refuseStay } from "./quote.ts";
import { priceOfNight } from "./rent.ts";

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const amount = fc.integer({ min: 1, max: 99_999 }).map((value) => value / 100);
const percent = fc.integer({ min: 1, max: 30_000 }).map((value) => value / 100);
const share = fc.integer({ min: 1, max: 10_000 }).map((value) => value / 100);
const count = (max: number, min = 1) => fc.integer({ min, max });
const list = <T>(value: fc.Arbitrary<T>, maxLength = 3) =>
  some(fc.array(value, { minLength: 1, maxLength }));
const day = fc.integer({ min: 0, max: 364 }).map((days) => addDays("2027-01-01", days));
const span = fc.tuple(day, day, fc.boolean()).map(([one, other, isYearly]) => {
  const [from = "", to = ""] = [one, other].sort();
  return isYearly ? { from: from.slice(5), to: to.slice(5) } : { from, to };
});
const key = fc.constantFrom("a", "b", "c");
const days = fc.uniqueArray(count(7), { minLength: 1 });
const ages = { fromAge: some(count(80, 0)), toAge: some(count(80, 0)) };
const when = { dates: list(span), periods: list(key) };
const lengths = { fromNights: some(count(14)), toNights: some(count(30)) };
const byGuests = fc.array(fc.record({ guests: count(8), pricePerNight: amount }), { minLength: 1 });
const rates = [
  amount.map((pricePerNight) => ({ pricePerNight })),
  amount.map((pricePerWeek) => ({ pricePerWeek })),
  byGuests.map((entries) => ({ byGuests: entries })),
  fc.record({ period: key, percent }).map((percentOf) => ({ percentOf })),
];
const change = fc.record({ percent: some(percent), plus: some(amount) });
const rated = (own: Record<string, fc.Arbitrary<unknown>>) =>
  fc.tuple(fc.record(own), fc.oneof(...rates, change)).map(([one, rate]) => ({ ...one, ...rate }));
const bundle = fc
  .tuple(
    fc.record({
      ...{ nights: count(14), furtherNight: some(amount), repeats: some(fc.boolean()) },
      ...{ arrivalDays: some(days), withinPeriod: some(fc.boolean()) },
    }),
    fc.oneof(
      amount.map((price) => ({ price })),
      percent.map((percentOfWeek) => ({ percentOfWeek })),
      fc.record({ guests: count(8), price: amount }).map((one) => ({ byGuests: [one] })),
    ),
  )
  .map(([one, price]) => ({ ...one, ...price }));
const terms = {
  weekdays: list(rated({ days })),
  byLength: list(rated({ fromNights: count(21) })),
  packages: list(bundle),
  minimumNights: some(count(7)),
  maximumNights: some(count(21, 7)),
  isLongerOnRequest: some(fc.boolean()),
  shortStays: list(
    fc.record({
      ...{ fromNights: count(5), withinDays: some(count(60)), onlyInGap: some(fc.boolean()) },
      ...{ anyDay: some(fc.boolean()), isOnRequest: some(fc.boolean()), percent: some(percent) },
      ...{ surcharge: some(amount), per: some(fc.constantFrom("stay", "night", "guestNight")) },
    }),
  ),
  arrivalDays: some(days),
  departureDays: some(days),
};
const period = fc
  .tuple(span, fc.record({ also: list(span), ...terms }), fc.oneof(...rates))
  .map(([dates, own, rate]) => ({ ...dates, ...own, ...rate }));
const due = fc.oneof(
  count(30, 0).map((withinDays) => ({ withinDays })),
  count(9, 0).map((withinWorkingDays) => ({ withinWorkingDays })),
  count(90, 0).map((daysBefore) => ({ daysBefore })),
);
const step = fc
  .tuple(
    fc.record({ ...lengths, mostDaysBefore: some(count(90)), leastDaysBefore: some(count(90)) }),
    fc.oneof(
      share.map((off) => ({ percent: off })),
      amount.map((off) => ({ amount: off })),
      amount.map((amountPerNight) => ({ amountPerNight })),
      count(3).map((freeNights) => ({ freeNights })),
    ),
  )
  .map(([one, off]) => ({ ...one, ...off }));
const keyed = (name: string, all: fc.Arbitrary<readonly object[] | undefined>) =>
  all.map((entries) => entries?.map((entry, index) => ({ key: `${name}${index}`, ...entry })));

const lists = fc
  .record({
    currency: fc.constantFrom("EUR", "JPY", "KWD"),
    periods: fc
      .tuple(period, period, period)
      .map((all) => all.map((one, index) => ({ key: ["a", "b", "c"][index], ...one }))),
    everyPeriod: some(fc.record(terms)),
    guests: some(
      fc.record({
        ...{ maximum: some(count(8)), leastAdults: some(count(2)), uncountedToAge: some(count(5)) },
        ...{ included: some(count(6)), isPricePerGuest: some(fc.boolean()) },
        ...{ leastPaid: some(count(6)), leastRent: some(amount), maximumPets: some(count(3)) },
        further: list(fc.record({ ...ages, ...when, amount })),
        shares: list(fc.record({ ...ages, percent: share })),
      }),
    ),
    fees: keyed(
      "fee",
      list(
        fc
          .tuple(
            fc.record({
              ...{ per: fc.constantFrom(...feeUnits), ...ages, ...when, beyond: some(count(3)) },
              ...{ least: some(amount), most: some(amount), isOnTheSpot: some(fc.boolean()) },
              ...{ isReturned: some(fc.boolean()), makesGuests: some(fc.boolean()) },
              furtherAmount: some(amount),
              isOptional: fc.constant(true),
            }),
            fc.oneof(
              amount.map((sum) => ({ amount: sum })),
              share.map((part) => ({ percent: part, on: ["fee0"] })),
            ),
          )
          .map(([one, sum]) => ({ ...one, ...sum })),
      ),
    ),
    taxes: keyed(
      "tax",
      list(
        fc
          .tuple(
            fc.record({
              ...{ ...lengths, maximumNights: some(count(9)), most: some(amount) },
              ...{ isOnTheSpot: some(fc.boolean()), on: some(fc.constant(["fee0"])) },
              per: some(fc.constantFrom("guestNight", "guest", "night", "stay")),
            }),
            fc.oneof(
              share.map((part) => ({ percent: part })),
              amount.map((sum) => ({ amount: sum })),
              fc
                .array(fc.record({ ...ages, ...when, amount: some(amount), percent: some(share) }))
                .map((entries) => ({ rates: entries })),
            ),
          )
          .map(([one, sum]) => ({ ...one, ...sum })),
      ),
    ),
    discounts: keyed(
      "off",
      list(fc.record({ ...when, steps: fc.array(step, { minLength: 1, maxLength: 3 }) })),
    ),
    discountsAddUp: some(fc.boolean()),
    rules: some(
      fc.record({
        ...{ noticeDays: some(count(9)), nightsBetween: some(count(2)), noArrival: list(span) },
        isMinimumOfAnyNight: some(fc.boolean()),
      }),
    ),
    payment: some(
      list(
        fc
          .tuple(
            due,
            fc.record({
              ...{ percent: some(share), least: some(amount), fromTotal: some(amount) },
              ...{ amount: some(amount), of: some(fc.constantFrom("total", "rent")) },
            }),
          )
          .map(([date, sum]) => ({ ...date, ...sum })),
      ).map((instalments) => ({ instalments })),
    ),
    cancellation: some(
      fc.record({
        steps: fc.array(fc.record({ daysBefore: count(90, 0), percent: some(share) })),
      }),
    ),
  })
  .map((file) => v.parse(priceList, JSON.parse(JSON.stringify(file))));

const asked = fc.record({
  arrival: fc.integer({ min: -60, max: 400 }).map((after) => addDays("2027-01-01", after)),
  nights: count(30),
  adults: count(6, 0),
  children: fc.array(fc.option(count(17, 0)), { maxLength: 3 }),
  pets: count(3, 0),
  choices: fc.subarray(["fee0", "fee1", "fee2"]),
});

it("A list that the schema takes gives sums that hold together, or a reason.", () => {
  fc.assert(
    fc.property(lists, asked, (file, { arrival, nights, adults, children, pets, choices }) => {
      const stay = { arrival, departure: addDays(arrival, nights) };
      const party = { adults, children, pets };
      const chosen = Object.fromEntries(
        choices
          .filter((name) => file.fees?.some((fee) => fee.key === name))
          .map((name) => [name, 2]),
      );
      const answer = quote(file, stay, party, chosen, "2026-12-01");
      for (const { text } of [...findListMistakes(file), ...findListDoubts(file)]) {
        expect(text).toMatch(/\.$/);
      }
      const night = priceOfNight(file, arrival, countPeople(file, party, {}));
      expect(night ?? 0).toBeGreaterThanOrEqual(0);
      if (answer.kind === "refusal") {
        expect(answer.refusal.reason).not.toBe("");
        return;
      }
      expect(refuseStay(file, stay, party, chosen, "2026-12-01")).toBeUndefined();
      if (answer.kind === "request") return;
      const sum = answer.lines.reduce((whole, line) => whole + line.sum, 0);
      expect(answer.total).toBeCloseTo(sum, 6);
      expect(answer.total).toBeGreaterThanOrEqual(0);
      expect(answer.rent).toBeGreaterThanOrEqual(0);
      for (const { sum: part, date } of answer.dues) {
        expect(part).toBeGreaterThan(0);
        expect("2026-12-01" <= date && date <= arrival).toBe(true);
      }
      if (answer.dues.length > 0) {
        expect(answer.dues.reduce((whole, one) => whole + one.sum, 0)).toBeCloseTo(answer.total, 6);
      }
      for (const { sum: cost } of answer.cancellation) {
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(answer.total);
      }
    }),
    { numRuns: 200 },
  );
});
