import { type CalendarDate, daysBetween } from "../dates/calendar-date.ts";
import { roundMoney } from "./money.ts";
import type { Choices } from "./party.ts";
import { appliesTo } from "./periods.ts";
import type { Discount, PriceList } from "./price-list.ts";
import type { Line, Rent } from "./rent.ts";

/** The discounts on the nights. */
export type Discounts = {
  readonly lines: readonly Line[];
  /** Above 0. */
  readonly sum: number;
  /** Whether the stay is paid at once and never given back. */
  readonly isNotRefundable: boolean;
};

/**
 * The discounts of a stay: the best for the guest, or all that apply where the list lets them add up, each from
 * the whole price of its nights; together at most that price.
 */
export function discountStay(
  list: PriceList,
  nights: readonly CalendarDate[],
  rent: Rent,
  choices: Choices,
  bookedOn: CalendarDate,
): Discounts {
  const applying = (list.discounts ?? []).flatMap((discount) => {
    if (discount.isOptional && !choices[discount.key]) return [];
    const best = bestStep(discount, list, nights, rent, bookedOn);
    const sum = roundMoney(best, list.currency);
    return sum > 0 ? [{ discount, sum }] : [];
  });
  const best = applying.reduce<(typeof applying)[number] | undefined>(
    (most, one) => (most && most.sum >= one.sum ? most : one),
    undefined,
  );
  const chosen = list.discountsAddUp ? applying : best ? [best] : [];
  const lines: Line[] = [];
  let left = rent.sum;
  for (const { discount, sum } of chosen) {
    const taken = Math.min(left, sum);
    left = roundMoney(left - taken, list.currency);
    if (taken > 0) lines.push({ kind: "discount", key: discount.key, sum: -taken });
  }
  return {
    lines,
    sum: roundMoney(rent.sum - left, list.currency),
    isNotRefundable: chosen.some(({ discount }) => discount.isNotRefundable),
  };
}

/** What the best step of a discount takes off, before rounding; 0 where none applies. */
function bestStep(
  discount: Discount,
  list: PriceList,
  nights: readonly CalendarDate[],
  rent: Rent,
  bookedOn: CalendarDate,
): number {
  const { bookedFrom = "", bookedTo = "9999-12-31", isOfNightsOnly } = discount;
  if (bookedOn < bookedFrom || bookedTo < bookedOn) return 0;
  const daysBefore = daysBetween(bookedOn, nights[0] ?? "");
  const prices = nights.flatMap((night, index) => {
    const { all = 0, house = 0 } = rent.perNight[index] ?? {};
    return appliesTo(discount, night, list) ? [isOfNightsOnly ? house : all] : [];
  });
  // Off the whole stay: of the sum that the guest sees.
  const isWhole = prices.length === nights.length && !isOfNightsOnly;
  const base = isWhole ? rent.sum : sumUp(prices);
  const cheapest = prices.toSorted((one, other) => one - other);
  const amounts = discount.steps
    .filter(
      ({ fromNights = 1, toNights = Infinity, leastDaysBefore = 0, mostDaysBefore = Infinity }) =>
        fromNights <= nights.length &&
        nights.length <= toNights &&
        leastDaysBefore <= daysBefore &&
        daysBefore <= mostDaysBefore,
    )
    .map(({ percent = 0, amount = 0, amountPerNight = 0, freeNights = 0 }) => {
      const off = amount + amountPerNight * prices.length + sumUp(cheapest.slice(0, freeNights));
      return Math.min(base, (base * percent) / 100 + off);
    });
  return Math.max(0, ...amounts);
}

function sumUp(prices: readonly number[]): number {
  return prices.reduce((sum, price) => sum + price, 0);
}
