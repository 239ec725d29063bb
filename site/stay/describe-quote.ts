import { cards } from "#house/cards.mjs";
import { datesBetween, daysBetween, daysOfWeek } from "../../domain/dates/calendar-date.ts";
import { findCard, hasOwnCard } from "../../domain/dates/card-address.ts";
import { fillDated, fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import {
  capitalize,
  formatDate,
  formatDateRange,
  formatDay,
  formatDayRange,
  formatList,
  formatMoney,
  formatWeekdays,
} from "../../domain/locales/format.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { splitUnit } from "../../domain/prices/charges.ts";
import { roundMoney } from "../../domain/prices/money.ts";
import { dependsOnGuests } from "../../domain/prices/party.ts";
import { isDated, isInSpan, spansOf } from "../../domain/prices/periods.ts";
import type { Period, PriceList, Span } from "../../domain/prices/price-list.ts";
import type { Refusal } from "../../domain/prices/quote.ts";
import type { Line } from "../../domain/prices/rent.ts";
import type { RuleRefusal } from "../../domain/prices/rules.ts";
import { countGuests, describeWho, listQuestions } from "./describe-party.ts";
import { type QuotedStay, totalOf, weekFrom } from "./quote-stay.ts";
import {
  type EnquiryHouse,
  formatStayQuery,
  type Localized,
  type Stay,
  type StayContext,
} from "./stay.ts";

/** The label of a line of a quote, its calculation, and its sum. */
type QuoteLine = { readonly label: string; readonly detail: string; readonly sum: string };

/**
 * The lines of a quote in words: nights, nights without a price, discounts, fees and taxes. Empty if no night has a
 * price.
 */
export function describeLines(quote: QuotedStay, context: StayContext): readonly QuoteLine[] {
  const { locale, messages } = context;
  const { answer } = messages;
  const rents = quote.lines.filter(({ kind }) => rentKinds.includes(kind));
  const others = quote.lines.filter(({ kind }) => !rentKinds.includes(kind));
  const unpriced = quote.kind === "request" ? quote.unpriced.length : 0;
  if (rents.length === 0 || (quote.total === null && unpriced === 0)) return [];
  const onRequest = {
    label: answer.onRequest,
    detail: fillPlural(answer.nights, unpriced, locale),
    sum: answer.onRequestPrice,
  };
  return [
    ...rents.map((line) => describeRent(line, quote, context)),
    ...(unpriced > 0 ? [onRequest] : []),
    ...others.map((line) => describeCharge(line, context)),
  ];
}

const rentKinds: readonly Line["kind"][] = [
  ...(["nights", "package", "further-guests", "short-stay", "least-rent"] as const),
];

function describeRent(line: Line, quote: QuotedStay, context: StayContext): QuoteLine {
  const { prices, locale, messages } = context;
  const { answer } = messages;
  const { kind, key, nights = 0, price, count = 1 } = line;
  const money = (amount: number) => formatMoney(amount, prices.currency, locale);
  const sum = money(line.sum);
  const many = fillPlural(answer.nights, nights, locale);
  const each = price === undefined ? "" : money(price);
  const byNight = price && fillMessage(answer.shares.night, { nights: many, price: each });
  if (kind !== "nights" && kind !== "package") {
    return { label: answer.lines[kind as keyof typeof answer.lines], detail: byNight || "", sum };
  }
  const counted = kind === "nights" ? byNight || many : count > 1 ? `${count} × ${each}` : many;
  // The season matters if prices of nights differ.
  if (nights * count === quote.nights) return { label: counted, detail: "", sum };
  const period = prices.periods.find((one) => one.key === key);
  return { label: period ? nameSeason(period, quote, context) : "", detail: counted, sum };
}

/** The name of a season, else its dates around a stay. */
function nameSeason(
  period: Period,
  { arrival, departure }: Stay,
  { locale, messages }: Localized,
): string {
  const name = messages.seasons[period.key];
  if (name !== undefined) return capitalize(name, locale);
  const nights = datesBetween(arrival, departure);
  const own = spansOf(period).find((span) => nights.some((night) => isInSpan(span, night)));
  return formatSeason(own ?? period, locale);
}

/** Dates of every year, or of one. */
export function formatSeason({ from, to }: Span, locale: Locale): string {
  return isDated(from) ? formatDateRange(from, to, locale) : formatDayRange(from, to, locale);
}

/** A discount, fee or tax; with its calculation where that gives the sum. */
function describeCharge(line: Line, context: StayContext): QuoteLine {
  const { prices, locale, messages } = context;
  const { answer, extras } = messages;
  const money = (amount: number) => formatMoney(amount, prices.currency, locale);
  const { kind, key = "", price = 0, count = 1, times = 1, sum } = line;
  const share = { label: capitalize(extras[key] ?? key, locale), detail: "", sum: money(sum) };
  const { per = "stay" } = prices.fees?.find((fee) => fee.key === key) ?? {};
  // A least or largest sum, a price of its own for further ones, and rounding make another sum.
  const isProduct = roundMoney(price * count * times, prices.currency) === sum;
  if (kind !== "fee" || per === "stay" || !isProduct) return share;
  const nights = fillPlural(answer.nights, times, locale);
  const guests = fillPlural(answer.guests, count, locale);
  if (per === "night" || per === "guest" || per === "guestNight") {
    return {
      ...share,
      detail: fillMessage(answer.shares[per], { nights, guests, price: money(price) }),
    };
  }
  const { each, time } = splitUnit(per);
  const who = each === "guest" ? guests : each && String(count);
  const when = time === "night" ? nights : time && String(times);
  return { ...share, detail: [who, when, money(price)].filter(Boolean).join(" × ") };
}

/**
 * The average price of a night if nights differ; else the price of a week for a longer stay; empty if redundant.
 */
export function describeRate(quote: QuotedStay, context: StayContext): string {
  const { prices, locale, messages } = context;
  const { answer } = messages;
  const money = (amount: number) => ({ price: formatMoney(amount, prices.currency, locale) });
  const ofNights = quote.lines.filter(({ kind }) => kind === "nights" || kind === "package");
  if (ofNights.length > 1) {
    const sum = ofNights.reduce((whole, line) => whole + line.sum, 0);
    return fillMessage(answer.average, money(Math.round(sum / quote.nights)));
  }
  if (quote.nights <= daysOfWeek) return "";
  const { arrival, party, choices } = quote;
  const price = totalOf(context, weekFrom({ arrival, party, choices }));
  return price === null ? "" : fillMessage(answer.week, money(price));
}

/** The least price of a night on request, if the owner gives one. */
export function describeLeast(
  quote: QuotedStay,
  { prices, locale, messages }: PriceContext,
): string {
  if (quote.kind !== "request" || quote.leastPerNight === undefined) return "";
  // Beside nights with a price it would seem to be theirs.
  if (quote.unpriced.length < quote.nights) return "";
  const price = formatMoney(quote.leastPerNight, prices.currency, locale);
  return fillMessage(messages.answer.least, { price });
}

/** The price per guest, rounded to the unit of the currency; empty for one guest. */
export function describePerGuest(total: number, heads: number, context: PriceContext): string {
  const { locale, messages } = context;
  const price = formatEach(total, heads, context);
  return heads > 1 ? fillPlural(messages.answer.each, heads, locale, { price }) : "";
}

/** The same, short, beside a price: `€118 each`; empty for one guest. */
export function describePerGuestBriefly(
  total: number,
  heads: number,
  context: PriceContext,
): string {
  const price = formatEach(total, heads, context);
  return heads > 1 ? fillMessage(context.messages.answer.perPerson, { price }) : "";
}

/** What a price is shown with. */
export type PriceContext = Pick<StayContext, "prices" | "locale" | "messages">;

function formatEach(total: number, heads: number, { prices, locale }: PriceContext): string {
  return formatMoney(Math.round(total / heads), prices.currency, locale);
}

/** The number of guests after a price, ` (8 guests)`; empty if the price does not depend on it. */
export function describeGuests(
  prices: PriceList,
  guests: number,
  { locale, messages }: Localized,
): string {
  return dependsOnGuests(prices) ? ` (${fillPlural(messages.answer.guests, guests, locale)})` : "";
}

/** The sentence that the house takes no more guests, if the party is that large; else an empty text. */
export function describeMostGuests(stay: Stay, context: StayContext): string {
  const { booking, locale, messages } = context;
  const isAsked = listQuestions(context).guests;
  const isMost = isAsked && countGuests(stay, booking) === booking.guests;
  return isMost ? fillPlural(messages.answer.mostGuests, booking.guests, locale) : "";
}

/** A rule of a season, in words, for price list and refusals. */
export function describeRule(
  { reason, ...rule }: Refusal,
  { locale, messages: { rules, answer } }: Localized,
): string {
  const { count = 0, weekdays = [], date = "", lengths = [] } = rule as Partial<RuleParts>;
  if (reason === "too-many-pets" && count === 0) return rules["no-pets"];
  const text = reason in rules ? rules[reason as keyof typeof rules] : "";
  if (typeof text !== "string") return fillPlural(text, count, locale);
  const days = formatWeekdays(weekdays, locale);
  const values = {
    ...{ days, day: days, count },
    nights: fillPlural(answer.nights, count, locale),
    date: date && formatDate(date, locale),
    lengths: formatList(lengths.map(String), "disjunction", locale),
  };
  return fillDated(text, values, locale);
}

type RuleParts = Pick<RuleRefusal, "count" | "weekdays" | "date"> & {
  readonly lengths: readonly number[];
};

/** The enquiry about a stay: the form, or an e-mail with `dates` in the guest's language. */
export function formatStayMail(
  stay: Stay,
  dates: string,
  context: Localized & Pick<StayContext, "prices" | "booking"> & { readonly house: EnquiryHouse },
): string {
  const { house, locale, messages, booking } = context;
  const { arrival, departure } = stay;
  const { villa } = house;
  if (house.form) return `${house.form}?${formatStayQuery(stay)}`;
  const { party, extras } = describeWho(stay, context);
  const body = fillMessage(messages.mail.body, {
    villa,
    arrival: formatDay(arrival, locale),
    departure: formatDay(departure, locale),
    nights: fillPlural(messages.answer.nights, daysBetween(arrival, departure), locale),
    guests: [party || (stay.party ? countGuests(stay, booking) : ""), extras]
      .filter(Boolean)
      .join(", "),
  });
  return mailAddress(house.email, fillMessage(messages.mail.subject, { villa, dates }), body);
}

/** A `mailto:` address; without recipient if `to` is empty. */
export function mailAddress(to: string, subject: string, body = ""): string {
  // Plain spaces, because the text is edited; line ends as in RFC 6068.
  const encode = (text: string) =>
    encodeURIComponent(text.replaceAll("\u00a0", " ").replaceAll(/\r?\n/g, "\r\n"));
  return `mailto:${to}?subject=${encode(subject)}${body && `&body=${encode(body)}`}`;
}

/** The shared form of a stay: its address, for which messengers show a card. */
export type StayCard = ReturnType<typeof describeCard>;

/** The card of a stay, `dates` in the guest's language. */
export function describeCard(stay: Stay, dates: string, { house, locale }: StayContext) {
  return {
    picture: findCard(stay, locale, cards),
    /** Whether the card has the dates; else it shows the month. */
    hasDates: hasOwnCard(stay, cards),
    dates,
    title: `${house.villa}, ${dates}`,
    address: `${house.address}?${formatStayQuery(stay)}`,
  };
}
