import { datesBetween } from "../../domain/dates/calendar-date.ts";
import { fillDated } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { capitalize, formatDate, formatList, formatMoney } from "../../domain/locales/format.ts";
import { isInSpan } from "../../domain/prices/periods.ts";
import type { Span } from "../../domain/prices/price-list.ts";
import type { Quote, Request } from "../../domain/prices/quote.ts";
import type { PriceContext } from "./describe-quote.ts";
import type { QuotedStay } from "./quote-stay.ts";
import type { Stay, StayContext } from "./stay.ts";

/** A condition of a stay: its subject and text. */
export type Term = { readonly label: string; readonly text: string };

/** The key in `included` of the heating of the pool, which depends on dates. */
const heatingKey = "poolHeating";

const isIn = (span: Span) => (night: string) => isInSpan(span, night);

/** The conditions of a stay besides payment, as far as the house states them. */
export function describeTerms(quote: QuotedStay, context: StayContext): readonly Term[] {
  const { prices, locale, messages, house } = context;
  const { terms, stay, extras } = messages;
  const money = (amount: number) => formatMoney(amount, prices.currency, locale);
  const label = (key: string) => extras[key] ?? key;
  const list = (texts: readonly string[]) => formatList(texts, "conjunction", locale);
  const conditions: Term[] = [
    { label: stay.arrival, text: fillMessage(terms.checkIn, { time: house.checkIn }) },
    { label: stay.departure, text: fillMessage(terms.checkOut, { time: house.checkOut }) },
  ];
  const { heated } = house;
  const isApart = (key: string) =>
    key === heatingKey &&
    heated &&
    !datesBetween(quote.arrival, quote.departure).some(isIn(heated));
  const included = (prices.included ?? []).filter((key) => !isApart(key));
  if (included.length > 0) {
    const text = capitalize(list(included.map(label)), locale);
    conditions.unshift({ label: terms.included, text });
  }
  const { returned } = quote;
  const deposit = quote.kind === "quote" ? quote.securityDeposit : undefined;
  for (const { key = "", sum } of [
    ...returned,
    ...(deposit ? [{ key: "securityDeposit", sum: deposit.sum }] : []),
  ]) {
    const text = `${money(sum)}, ${terms.returned}`;
    conditions.push({ label: capitalize(label(key), locale), text });
  }
  return conditions;
}

/** What is paid when, and what cancelling costs. */
export function describeMoney(quote: Stay & Quote, context: StayContext): readonly Term[] {
  const { prices, today, locale, messages } = context;
  const { terms } = messages;
  const money = (amount: number) => formatMoney(amount, prices.currency, locale);
  const { arrival, dues, cancellation } = quote;
  const rows: Term[] = [];
  const [first, second] = dues;
  if (first) {
    const isAtOnce = dues.length === 1 && first.date === today;
    const isUsual = dues.length === 2 && first.date === today && second?.date !== arrival;
    const texts = dues.map(({ date, sum }) => {
      const text =
        date === today ? terms.dueNow : date === arrival ? terms.dueOnArrival : terms.dueBy;
      return fillDated(text, { sum: money(sum), date: formatDate(date, locale) }, locale);
    });
    const text = isAtOnce
      ? terms.depositWhole
      : isUsual && second
        ? fillDated(
            terms.depositText,
            {
              deposit: money(first.sum),
              rest: money(second.sum),
              date: formatDate(second.date, locale),
            },
            locale,
          )
        : texts.join(", ");
    rows.push({ label: terms.deposit, text });
  }
  const steps = cancellation.map(({ until, sum }) => {
    const date = formatDate(until, locale);
    return sum === 0
      ? fillDated(terms.cancellationText, { date }, locale)
      : fillDated(terms.cancellationStep, { sum: money(sum), date }, locale);
  });
  const isLate = prices.freeCancellationDays !== undefined && steps.length === 0;
  const text = isLate ? terms.cancellationLate : steps.join(", ");
  if (text !== "") rows.push({ label: terms.cancellation, text });
  return rows;
}

/** What is paid at the house beside the total, as far as it is known; nothing where there is none. */
export function describeOnTheSpot(
  { onTheSpot, metered }: Quote | Request,
  { prices, locale, messages: { terms, extras } }: PriceContext,
): readonly Term[] {
  const named = (key = "") => extras[key] ?? key;
  const spot = [
    ...onTheSpot.map(
      ({ key, sum }) => `${named(key)} ${formatMoney(sum, prices.currency, locale)}`,
    ),
    ...metered.map((key) => fillMessage(terms.metered, { what: named(key) })),
  ];
  if (spot.length === 0) return [];
  return [{ label: terms.onTheSpot, text: capitalize(spot.join(", "), locale) }];
}
