import { cards } from "#house/cards.mjs";
import { addDays, daysBetween, daysOfWeek } from "../../domain/dates/calendar-date.ts";
import type { Prices } from "../facts/prices.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import {
  capitalize,
  formatDate,
  formatDay,
  formatDayRange,
  formatList,
  formatMoney,
  formatWeekdays,
} from "../i18n/format.ts";
import { findCard } from "./card-address.ts";
import { isPerGuest, roundAmount } from "./price.ts";
import type { Quote } from "./quote-stay.ts";
import { formatStayQuery, type Localized, type Stay, type StayContext } from "./stay.ts";
import { priceOfWeek, type SeasonRule } from "./stay-rules.ts";

/** The nights by season, those without a price last, then fees. Empty where no night has a price. */
export function describeShares(quote: Quote, context: StayContext) {
  const { prices, locale, messages } = context;
  const { answer } = messages;
  const money = (amount: number) => formatMoney(amount, prices.currency, locale);
  const priced = quote.perPeriod.map(({ period, nights: count, sum }) => {
    const counted = fillMessage(answer.shares.night, {
      nights: fillPlural(answer.nights, count, locale),
      price: money(period.pricePerNight),
    });
    // Which season that is matters where nights cost differently.
    const texts =
      count === quote.nights
        ? { label: counted, detail: "" }
        : { label: formatDayRange(period.from, period.to, locale), detail: counted };
    return { ...texts, sum: money(sum) };
  });
  if (priced.length === 0) return [];
  const onRequest = {
    label: answer.onRequest,
    detail: fillPlural(answer.nights, quote.onRequestNights, locale),
    sum: answer.onRequestPrice,
  };
  return [
    ...priced,
    ...(quote.onRequestNights > 0 ? [onRequest] : []),
    ...describeFees(quote, context),
  ];
}

function describeFees(
  { fees, nights, party }: Quote,
  { prices: { currency }, locale, booking, messages: { answer, extras } }: StayContext,
) {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const counted = {
    guests: fillPlural(answer.guests, party?.guests ?? booking.guests, locale),
    nights: fillPlural(answer.nights, nights, locale),
  };
  return fees.map(({ key, amount, per, sum }) => ({
    label: capitalize(extras[key] ?? key, locale),
    detail:
      per === "stay" ? "" : fillMessage(answer.shares[per], { ...counted, price: money(amount) }),
    sum: money(sum),
  }));
}

/**
 * What a night costs on average where they differ; else what a week costs, where the stay is longer; empty
 * where neither says more than the total.
 */
export function describeRate(quote: Quote, { prices, locale, messages }: StayContext): string {
  const { answer } = messages;
  const { perPeriod, nights } = quote;
  const money = (amount: number) => ({ price: formatMoney(amount, prices.currency, locale) });
  if (perPeriod.length > 1) {
    const ofNights = perPeriod.reduce((whole, { sum }) => whole + sum, 0);
    return fillMessage(answer.average, money(Math.round(ofNights / nights)));
  }
  if (nights <= daysOfWeek) return "";
  const price = priceOfWeek(prices, quote);
  return price === null ? "" : fillMessage(answer.week, money(price));
}

/** What each of so many pays, to the unit of the currency; empty for one. */
export function describeShare(
  total: number,
  heads: number,
  { prices, locale, messages: { answer } }: Pick<StayContext, "prices" | "locale" | "messages">,
): string {
  const price = formatMoney(Math.round(total / heads), prices.currency, locale);
  return heads > 1 ? fillPlural(answer.each, heads, locale, { price }) : "";
}

/** Behind a price: for how many guests it is, ` (8 guests)`; empty where the price is one for all. */
export function describeGuests(
  prices: Prices,
  guests: number,
  { locale, messages }: Localized,
): string {
  return isPerGuest(prices) ? ` (${fillPlural(messages.answer.guests, guests, locale)})` : "";
}

/** One of the conditions of a stay: what it is about, and what holds. */
export type Term = { readonly label: string; readonly text: string };

/**
 * What a guest agrees to with a stay, in the order of importance; what the house leaves open is left out.
 * Nothing is promised about money that is still on request.
 */
export function describeTerms(
  quote: Quote,
  isOnRequest: boolean,
  { prices, today, locale, messages: { terms, stay, extras }, house }: StayContext,
): readonly Term[] {
  const { arrival, total, deposits } = quote;
  const { currency, payment, freeCancellationDays, included = [] } = prices;
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
  if (payment && total !== null && !isOnRequest) {
    const due = dateBefore(payment.balanceDueDays);
    const deposit = Math.round((total * payment.depositPercent) / 100);
    const text = fillMessage(terms.depositText, {
      deposit: money(deposit),
      rest: money(roundAmount(total - deposit)),
      date: formatDate(due, locale),
    });
    list.push({ label: terms.deposit, text: due > today ? text : terms.depositWhole });
  }
  if (freeCancellationDays !== undefined && !isOnRequest) {
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

/** Where a guest asks about a stay: the form for it, or an e-mail, with `dates` in the guest's language. */
export function formatStayMail(
  { arrival, departure, party }: Stay,
  dates: string,
  { house, locale, messages }: StayContext,
): string {
  const { villa } = house;
  if (house.form) return `${house.form}?${formatStayQuery({ arrival, departure, party })}`;
  const body = fillMessage(messages.mail.body, {
    villa,
    arrival: formatDay(arrival, locale),
    departure: formatDay(departure, locale),
    nights: fillPlural(messages.answer.nights, daysBetween(arrival, departure), locale),
    guests: party?.guests ?? "",
  });
  return mailAddress(house.email, fillMessage(messages.mail.subject, { villa, dates }), body);
}

/** The address of an e-mail, to nobody yet where `to` is empty. */
export function mailAddress(to: string, subject: string, body = ""): string {
  // In a letter that is edited further, spaces are plain; mail programs want the line ends of RFC 6068.
  const encode = (text: string) =>
    encodeURIComponent(text.replaceAll("\u00a0", " ").replaceAll(/\r?\n/g, "\r\n"));
  return `mailto:${to}?subject=${encode(subject)}${body && `&body=${encode(body)}`}`;
}

/** What guests send to each other of a stay: its address, which messengers unfold as a card. */
export type StayCard = ReturnType<typeof describeCard>;

/** The card of a stay, `dates` in the guest's language. */
export function describeCard(stay: Stay, dates: string, { house, locale }: StayContext) {
  return {
    picture: findCard(stay, locale, cards),
    dates,
    title: `${house.villa}, ${dates}`,
    address: `${house.address}?${formatStayQuery(stay)}`,
  };
}
