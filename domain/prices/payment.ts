import { addDays, type CalendarDate, earlierOf, weekdayOf } from "../dates/calendar-date.ts";
import { roundMoney } from "./money.ts";
import { entryOfLength } from "./periods.ts";
import type { Payment, PriceList } from "./price-list.ts";

/** A sum and its due date: on the booking date at once, on the arrival date at the house. */
export type Due = { readonly date: CalendarDate; readonly sum: number };

/** A refundable deposit. */
export type SecurityDeposit = Due & { readonly by?: "cash" | "card" | "transfer" };

/** The cost of cancelling up to and including a date. */
export type CancellationStep = {
  readonly until: CalendarDate;
  readonly sum: number;
  /** The percentage of the list's base, if the step is one. */
  readonly percent?: number;
};

/** The sums and dates that payment and cancellation are computed from. */
export type Owed = {
  readonly list: PriceList;
  readonly arrival: CalendarDate;
  readonly bookedOn: CalendarDate;
  readonly nights: number;
  readonly rent: number;
  readonly total: number;
  readonly isNotRefundable: boolean;
};

type Instalment = NonNullable<Payment["instalments"]>[number];

/** The instalments by due date; empty if the list has none. Past due dates become the booking date. */
export function listDues(owed: Owed): readonly Due[] {
  const { list, bookedOn, total, isNotRefundable } = owed;
  if (isNotRefundable) return [{ date: bookedOn, sum: total }];
  const instalments = instalmentsOf(list.payment);
  const dues: { date: CalendarDate; sum: number }[] = [];
  let left = total;
  for (const instalment of instalments) {
    const sum = Math.min(left, amountOf(instalment, owed) ?? left);
    left = roundMoney(left - sum, list.currency);
    dues.push({ date: dateOf(instalment, owed), sum });
  }
  // The last instalment takes the remainder.
  const last = dues.at(-1);
  if (last) last.sum = roundMoney(last.sum + left, list.currency);
  // No instalment is due later than the next one.
  for (const [index, due] of [...dues.entries()].reverse()) {
    due.date = earlierOf(due.date, dues[index + 1]?.date ?? due.date);
  }
  return mergeDues(dues, list.currency);
}

function instalmentsOf({
  depositPercent,
  balanceDueDays = 0,
  instalments = [],
}: Payment = {}): readonly Instalment[] {
  if (depositPercent === undefined) return instalments;
  const deposit = { percent: depositPercent, isWhole: true, withinDays: 0 };
  return [deposit, { daysBefore: balanceDueDays }];
}

/** The sum of an instalment; `undefined` for the remainder. */
function amountOf(
  { percent, amount, byLength, of = "total", least = 0, isWhole, fromTotal = 0 }: Instalment,
  { list, nights, rent, total }: Owed,
): number | undefined {
  if (total < fromTotal) return 0;
  const own = entryOfLength(byLength, nights)?.amount ?? amount;
  if (own !== undefined) return roundMoney(own, list.currency);
  if (percent === undefined) return undefined;
  const part = ((of === "rent" ? rent : total) * percent) / 100;
  const sum = Math.max(least, part);
  return isWhole ? Math.round(sum) : roundMoney(sum, list.currency);
}

function dateOf(
  {
    withinDays,
    withinWorkingDays,
    daysBefore,
  }: Pick<Instalment, "withinDays" | "withinWorkingDays" | "daysBefore">,
  { arrival, bookedOn }: Owed,
): CalendarDate {
  if (daysBefore !== undefined) {
    const date = addDays(arrival, -daysBefore);
    return date < bookedOn ? bookedOn : date;
  }
  if (withinDays !== undefined) return earlierOf(arrival, addDays(bookedOn, withinDays));
  let date = bookedOn;
  for (let left = withinWorkingDays ?? 0; left > 0; ) {
    date = addDays(date, 1);
    if (weekdayOf(date) < 6) left -= 1;
  }
  return earlierOf(arrival, date);
}

function mergeDues(dues: readonly Due[], currency: string): readonly Due[] {
  const byDate = Map.groupBy(
    dues.filter(({ sum }) => sum > 0),
    ({ date }) => date,
  );
  return [...byDate].map(([date, all]) => ({
    date,
    sum: roundMoney(
      all.reduce((whole, { sum }) => whole + sum, 0),
      currency,
    ),
  }));
}

/** The security deposit; `undefined` where there is none for such a stay. */
export function securityDepositOf(owed: Owed): SecurityDeposit | undefined {
  const { securityDeposit } = owed.list.payment ?? {};
  if (!securityDeposit) return undefined;
  const { amount, byLength, by, ...due } = securityDeposit;
  const own = entryOfLength(byLength, owed.nights)?.amount ?? amount ?? 0;
  const sum = roundMoney(own, owed.list.currency);
  if (sum === 0) return undefined;
  const isDated = Object.keys(due).length > 0;
  return { date: dateOf(isDated ? due : { daysBefore: 0 }, owed), sum, ...(by && { by }) };
}

/** The cancellation steps by date, without past ones. */
export function listCancellation(owed: Owed): readonly CancellationStep[] {
  const { list, arrival, bookedOn, rent, total, isNotRefundable } = owed;
  const whole = { until: arrival, percent: 100, sum: total };
  if (isNotRefundable) return [whole];
  const { cancellation, freeCancellationDays } = list;
  if (!cancellation) {
    if (freeCancellationDays === undefined) return [];
    const until = addDays(arrival, -freeCancellationDays);
    return until < bookedOn ? [] : [{ until, percent: 0, sum: 0 }];
  }
  const base = cancellation.of === "rent" ? rent : total;
  const steps = [...cancellation.steps]
    .sort((one, other) => other.daysBefore - one.daysBefore)
    .map(({ daysBefore, percent, amount }): CancellationStep => {
      const sum = roundMoney(amount ?? (base * (percent ?? 0)) / 100, list.currency);
      const until = addDays(arrival, -daysBefore);
      return {
        until,
        sum: Math.min(total, sum),
        ...(amount === undefined && { percent: percent ?? 0 }),
      };
    });
  const isOpen = steps.at(-1)?.until !== arrival;
  return [...steps, ...(isOpen ? [whole] : [])].filter(({ until }) => until >= bookedOn);
}

/** The cost of cancelling on a date. */
export function costOfCancelling(
  steps: readonly CancellationStep[],
  date: CalendarDate,
): number | undefined {
  return steps.find(({ until }) => date <= until)?.sum;
}
