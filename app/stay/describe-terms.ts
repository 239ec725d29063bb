import type { Stay } from "../booking/stay.ts";
import { addDays } from "../dates/calendar-date.ts";
import { fillText } from "../i18n/fill-text.ts";
import { formatDate, formatMoney } from "../i18n/format.ts";
import { roundToCents } from "./price.ts";
import type { StayContext } from "./stay-context.ts";

/** One of the conditions of a stay: what it is about, and what holds. */
export type Term = { readonly label: string; readonly text: string };

/** What a guest agrees to with a stay, in the order of importance; what the house leaves open is left out. */
export function describeTerms(
  { arrival }: Stay,
  total: number | null,
  {
    prices: { currency, payment, freeCancellationDays, fees },
    today,
    locale,
    texts: { terms, stay, answer },
    house,
  }: StayContext,
): readonly Term[] {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const dateBefore = (days: number) => addDays(arrival, -days);
  const list: Term[] = [
    { label: terms.included, text: terms.includedText },
    { label: stay.arrival, text: fillText(terms.checkIn, { time: house.checkIn }) },
    { label: stay.departure, text: fillText(terms.checkOut, { time: house.checkOut }) },
  ];
  if (payment && total !== null) {
    const due = dateBefore(payment.balanceDueDays);
    const deposit = Math.round((total * payment.depositPercent) / 100);
    const text = fillText(terms.depositText, {
      deposit: money(deposit),
      rest: money(roundToCents(total - deposit)),
      date: formatDate(due, locale),
    });
    list.push({ label: terms.deposit, text: due > today ? text : terms.depositWhole });
  }
  if (freeCancellationDays !== undefined) {
    const last = dateBefore(freeCancellationDays);
    const text = fillText(terms.cancellationText, { date: formatDate(last, locale) });
    list.push({ label: terms.cancellation, text: last >= today ? text : terms.cancellationLate });
  }
  if (fees?.securityDeposit !== undefined) {
    const text = `${money(fees.securityDeposit)}, ${answer.securityDepositNote}`;
    list.push({ label: answer.securityDeposit, text });
  }
  return list;
}
