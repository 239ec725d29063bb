import { addDays } from "../dates/calendar-date.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import { capitalize, formatDate, formatList, formatMoney, formatWeekdays } from "../i18n/format.ts";
import { roundAmount } from "./price.ts";
import type { Quote } from "./quote-stay.ts";
import type { Localized, StayContext } from "./stay-context.ts";
import type { SeasonRule } from "./stay-rules.ts";

/** One of the conditions of a stay: what it is about, and what holds. */
export type Term = { readonly label: string; readonly text: string };

/** What a guest agrees to with a stay, in the order of importance; what the house leaves open is left out. */
export function describeTerms(
  { arrival, total, deposits }: Quote,
  {
    prices: { currency, payment, freeCancellationDays, included = [] },
    today,
    locale,
    messages: { terms, stay, extras },
    house,
  }: StayContext,
): readonly Term[] {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const dateBefore = (days: number) => addDays(arrival, -days);
  const label = (key: string) => extras[key] ?? key;
  const list: Term[] = [
    { label: stay.arrival, text: fillMessage(terms.checkIn, { time: house.checkIn }) },
    { label: stay.departure, text: fillMessage(terms.checkOut, { time: house.checkOut }) },
  ];
  if (included.length > 0) {
    const text = capitalize(formatList(included.map(label), "conjunction", locale), locale);
    list.unshift({ label: terms.included, text });
  }
  if (payment && total !== null) {
    const due = dateBefore(payment.balanceDueDays);
    const deposit = Math.round((total * payment.depositPercent) / 100);
    const text = fillMessage(terms.depositText, {
      deposit: money(deposit),
      rest: money(roundAmount(total - deposit)),
      date: formatDate(due, locale),
    });
    list.push({ label: terms.deposit, text: due > today ? text : terms.depositWhole });
  }
  if (freeCancellationDays !== undefined) {
    const last = dateBefore(freeCancellationDays);
    const text = fillMessage(terms.cancellationText, { date: formatDate(last, locale) });
    list.push({ label: terms.cancellation, text: last >= today ? text : terms.cancellationLate });
  }
  for (const { key, sum } of deposits) {
    list.push({ label: capitalize(label(key), locale), text: `${money(sum)}, ${terms.returned}` });
  }
  return list;
}

/** What a season asks of stays, in words: the same in the price list as where a stay is refused. */
export function describeRule(
  { rule, period }: SeasonRule,
  { locale, messages: { rules } }: Localized,
): string {
  const text = rules[rule];
  const asked = [period[rule] ?? []].flat();
  if (typeof text !== "string") return fillPlural(text, asked[0] ?? 0, locale);
  const days = formatWeekdays(asked, locale);
  return fillMessage(text, { days, day: days });
}
