import { fillBookingAddress } from "../booking/booking-address.ts";
import type { Stay } from "../booking/stay.ts";
import { daysOfWeek } from "../dates/calendar-date.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import {
  capitalize,
  formatDate,
  formatDateRange,
  formatDayRange,
  formatMoney,
} from "../i18n/format.ts";
import { describeCard } from "./describe-card.ts";
import { describeRule, describeTerms } from "./describe-terms.ts";
import { isPerGuest, priceOfStay } from "./price.ts";
import { type Quote, quoteStay, type Refusal } from "./quote-stay.ts";
import { priceOfWeek } from "./season-weeks.ts";
import type { Localized, StayContext } from "./stay-context.ts";
import { formatStayMail } from "./stay-mail.ts";

/** What the page says to a stay that a guest asks for, formatted and in the guest's language. */
export type StayAnswer = QuoteAnswer | RefusalAnswer;

/** A stay that can be, or, where the calendar is not known, may be. */
export type QuoteAnswer = Readonly<ReturnType<typeof describeQuote>>;

/** A stay that cannot be. */
export type RefusalAnswer = Readonly<ReturnType<typeof describeRefusedStay>>;

/** The answer to a stay as a guest asked for it, in any text; never throws. */
export function describeStay(asked: Stay, context: StayContext): StayAnswer {
  const { availability, isOnRequest, house } = context;
  const { arrival, departure, guests = house.guests } = asked;
  const stay = { arrival, departure, guests: asksGuests(context) ? guests : undefined };
  const known = isOnRequest ? { ...availability, taken: [], openUntil: null } : availability;
  const result = quoteStay(stay, { ...context, availability: known });
  return result.isPossible
    ? describeQuote(result, context)
    : describeRefusedStay(stay, result.refusal, result.nearest, context);
}

/** Whether it matters how many guests come: for the price, or for the booking engine. */
export function asksGuests({ prices, house }: Pick<StayContext, "prices" | "house">): boolean {
  return isPerGuest(prices) || house.booking.includes("{guests}");
}

function describeQuote(quote: Quote, context: StayContext) {
  const { prices, isOnRequest, locale, messages, house } = context;
  const { answer } = messages;
  const { arrival, departure, guests, total: sum, perPeriod } = quote;
  const dates = formatDateRange(arrival, departure, locale);
  const nights = fillPlural(answer.nights, quote.nights, locale);
  const money = (amount: number) => formatMoney(amount, prices.currency, locale);
  const total = sum === null ? answer.onRequestPrice : money(sum);
  const share = sum === null ? "" : describeShare(sum, guests ?? house.guests, context);
  const priced = perPeriod.map(({ period, nights: count, sum: share }) => {
    const counted = fillMessage(answer.shares.night, {
      nights: fillPlural(answer.nights, count, locale),
      price: money(period.pricePerNight),
    });
    // Which season that is matters where nights cost differently.
    const texts =
      count === quote.nights
        ? { label: counted, detail: "" }
        : { label: formatDayRange(period.from, period.to, locale), detail: counted };
    return { ...texts, sum: money(share) };
  });
  const onRequest = {
    label: answer.onRequest,
    detail: fillPlural(answer.nights, quote.onRequestNights, locale),
    sum: answer.onRequestPrice,
  };
  return {
    kind: "quote" as const,
    dates,
    nights,
    /** Whether the nights are free, and that no more guests can come. */
    note: [isOnRequest ? answer.unknown : answer.free, describeMostGuests(quote, context)]
      .join(" ")
      .trimEnd(),
    /** The nights by season, those without a price last, then fees. Empty where no night has a price. */
    shares:
      priced.length === 0
        ? []
        : [
            ...priced,
            ...(quote.onRequestNights > 0 ? [onRequest] : []),
            ...describeFees(quote, context),
          ],
    total,
    /** What everybody pays; empty where that is not known or says no more. */
    share,
    /** The same as `total`, where it stands alone. */
    foremost: sum === null ? capitalize(answer.nearestOnRequest, locale) : total,
    /** What a night or a week of it costs, and what everybody pays, as far as that says more. */
    rates: sum === null ? [] : [describeRate(quote, context), share].filter(Boolean),
    terms: describeTerms(quote, context),
    /** Whether asking comes before booking: nights or the total are not known. */
    isOnRequest: isOnRequest || sum === null,
    booking: fillBookingAddress(house.booking, quote, guests ?? house.guests),
    mail: formatStayMail(quote, dates, context),
    card: describeCard(quote, dates, context),
    /** The answer in one sentence, to be read out. */
    summary: fillMessage(answer.summary, { dates, nights, total }),
  };
}

/** What a night costs on average where they differ; else what a week costs, where the stay is longer. */
function describeRate(quote: Quote, { prices, locale, messages: { answer } }: StayContext): string {
  const { perPeriod, nights } = quote;
  const ofNights = perPeriod.reduce((whole, { sum }) => whole + sum, 0);
  const [text, amount] =
    perPeriod.length > 1
      ? [answer.average, Math.round(ofNights / nights)]
      : [answer.week, nights > daysOfWeek ? priceOfWeek(prices, quote) : null];
  return amount === null
    ? ""
    : fillMessage(text, { price: formatMoney(amount, prices.currency, locale) });
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

/** Says that the house takes no more guests, where it is asked for so many; else an empty text. */
function describeMostGuests({ guests }: Stay, { house, locale, messages }: StayContext): string {
  return guests === house.guests ? fillPlural(messages.answer.mostGuests, guests, locale) : "";
}

function describeFees(
  { fees, nights, guests = 0 }: Quote,
  { prices: { currency }, locale, messages: { answer, extras } }: StayContext,
) {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const counted = {
    guests: fillPlural(answer.guests, guests, locale),
    nights: fillPlural(answer.nights, nights, locale),
  };
  return fees.map(({ key, amount, per, sum }) => ({
    label: capitalize(extras[key] ?? key, locale),
    detail:
      per === "stay" ? "" : fillMessage(answer.shares[per], { ...counted, price: money(amount) }),
    sum: money(sum),
  }));
}

/** The dates are a slip: nothing that asking could help with. */
const slips: readonly Refusal["reason"][] = ["malformed", "same-day", "reversed", "past"];

function describeRefusedStay(
  stay: Stay,
  refusal: Refusal,
  nearest: readonly Stay[],
  context: StayContext,
) {
  const { prices, locale, messages } = context;
  const datesOf = ({ arrival, departure }: Stay) => formatDateRange(arrival, departure, locale);
  const canAsk = !slips.includes(refusal.reason);
  const offers = nearest.map((offered) => ({ offered, ...priceOfStay(prices, offered) }));
  const areWeeks = offers.every(({ nights }) => nights === daysOfWeek);
  return {
    kind: "refusal" as const,
    /** The reason, a sentence. */
    summary: describeRefusal(refusal, context),
    /** Says that nothing near is free, where that is so. */
    none: canAsk && nearest.length === 0 ? messages.answer.none : null,
    note: describeMostGuests(stay, context),
    nearest: offers.map(({ offered, nights, total }) => ({
      dates: datesOf(offered),
      /** How many, where they are not all weeks. */
      nights: areWeeks ? "" : fillPlural(messages.answer.nights, nights, locale),
      price:
        total === null
          ? messages.answer.nearestOnRequest
          : formatMoney(total, prices.currency, locale),
      hasPrice: total !== null,
      stay: offered,
    })),
    /** Address of an e-mail that asks about the dates; nothing where they make no stay. */
    mail: canAsk ? formatStayMail(stay, datesOf(stay), context) : null,
    /** One that is over was a stay, too. */
    card: canAsk || refusal.reason === "past" ? describeCard(stay, datesOf(stay), context) : null,
  };
}

/** Why a stay cannot be, as a sentence. */
function describeRefusal({ reason, date, rule }: Refusal, message: Localized): string {
  return fillMessage(message.messages.refusals[reason], {
    date: date === undefined ? "" : formatDate(date, message.locale),
    rule: rule ? describeRule(rule, message) : "",
  });
}
