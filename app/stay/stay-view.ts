import { daysBetween, daysOfWeek, isCalendarDate } from "../../domain/dates/calendar-date.ts";
import { dependsOnGuests } from "../../domain/prices/party.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import {
  capitalize,
  formatDate,
  formatDateRange,
  formatDay,
  formatImpossibleDay,
  formatMoney,
  formatWeek,
} from "../i18n/format.ts";
import { nightState } from "./availability.ts";
import {
  describeCard,
  describeGuests,
  describeRate,
  describeRule,
  describeShare,
  describeShares,
  describeTerms,
  formatStayMail,
  mailAddress,
} from "./describe-quote.ts";
import { type Quote, quoteStay, type Refusal, totalOf } from "./quote-stay.ts";
import { isSameStay, type Localized, noStay, type Stay, type StayContext } from "./stay.ts";
import { bookingLink, isStay, isWhole } from "./stay-query.ts";

/** The stay that a guest looks at. */
export type ChosenStay = {
  readonly stay: Stay;
  /** The one that the address named when the page was opened by a link, if any. */
  readonly sent: Stay | null;
  /** Whether it comes from an earlier page or visit: then it is named only if it can be had. */
  readonly isRemembered: boolean;
};

/** All that a page shows of a stay, formatted and in the guest's language. */
export type StayView = EmptyView | HalfView | QuoteView | RefusalView;

/** No day has been chosen. */
type EmptyView = ViewFrame & { readonly kind: "empty"; readonly hint: string };

/** One day has been chosen, and the other is to come; `arrival` is written out. */
type HalfView = ViewFrame & {
  readonly kind: "half";
  readonly arrival: string;
  readonly hint: string;
};

/** A stay that can be booked, or, on request, asked for: its nights or its total are not known. */
export type QuoteView = ViewFrame & QuoteTexts & { readonly kind: "quote" | "on request" };

/** A stay that cannot be. */
export type RefusalView = ViewFrame & RefusalTexts & { readonly kind: "refusal" };

type QuoteTexts = Readonly<ReturnType<typeof describeQuote>>;
type RefusalTexts = Readonly<ReturnType<typeof describeRefusal>>;

/** What views of every kind have: the names of the stay, and where "Book" leads. */
type ViewFrame = {
  readonly stay: Stay;
  /** Whether it is the one that was sent. */
  readonly isSent: boolean;
  /** The heading of the page; null for the page's own. */
  readonly heading: string | null;
  /** The title of the page, without the name of the house; null for the page's own. */
  readonly title: string | null;
  /** The dates that were sent, while the guest looks at others; and as a stay, if they can be had. */
  readonly wayBack: { readonly text: string; readonly stay: Stay | null } | null;
  /** The stay in one short line, with its price; null where "Book" does not lead to it. */
  readonly label: string | null;
  /** The stay that "Book" leads to; null where that is the next free week or the engine's first page. */
  readonly bookable: Stay | null;
  /** The address that "Book" leads to. */
  readonly booking: string;
};

/** The view of a stay: the same for the same input, on the server as in the browser; never throws. */
export function stayView({
  stay: chosen,
  sent,
  isRemembered,
  ...context
}: ChosenStay & StayContext): StayView {
  const isSent = sent !== null && isSameStay(chosen, sent);
  const wayBack = isSent ? null : describeWayBack(sent, context);
  const frame = { stay: chosen, isSent, wayBack };
  if (!isSent && !isWhole(chosen)) return viewBegun(frame, isRemembered, context);
  // As long as nobody has said who comes, a price is that for all that there can be.
  const { party = { guests: context.booking.guests } } = chosen;
  const stay = { ...chosen, party: asksGuests(context) ? party : undefined };
  const result = quoteStay(stay, context, context.isOnRequest);
  if (!result.isPossible) {
    const none = { ...noStay, party: chosen.party };
    if (isRemembered) return viewBegun({ ...frame, stay: none }, true, context);
    const refusal = describeRefusal(stay, result, context);
    return { kind: "refusal", ...frame, ...nameStay(stay, frame, null, context), ...refusal };
  }
  const isOnRequest = context.isOnRequest || result.total === null;
  const label = isOnRequest ? null : describeLabel(result, context);
  return {
    kind: isOnRequest ? "on request" : "quote",
    ...frame,
    ...nameStay(stay, frame, label, context),
    ...describeQuote(result, isOnRequest, context),
  };
}

/** Whether it matters how many guests come: for the price, or for the booking engine. */
export function asksGuests({ prices, booking }: Pick<StayContext, "prices" | "booking">): boolean {
  return dependsOnGuests(prices) || booking.stay.includes("{guests}");
}

type Frame = Pick<ViewFrame, "stay" | "isSent" | "wayBack">;

function viewBegun(
  { stay, ...frame }: Frame,
  isRemembered: boolean,
  context: StayContext,
): EmptyView | HalfView {
  const { availability, today, locale, messages } = context;
  const { arrival, departure, party } = stay;
  const names = nameStay(stay, { ...frame, stay }, null, context);
  const isKept = !isRemembered || nightState(availability, arrival || today, today) === "free";
  if (isCalendarDate(arrival) && departure === "" && isKept) {
    const day = formatDay(arrival, locale);
    const hint = fillMessage(messages.stay.chooseDeparture, { date: day });
    return { kind: "half", stay, ...frame, ...names, arrival: day, hint };
  }
  const kept = isKept ? stay : { ...noStay, party };
  return { kind: "empty", stay: kept, ...frame, ...names, hint: messages.stay.hint };
}

/** Heading, title, label and link of a stay: all name the same one, or none does. */
function nameStay(
  stay: Stay,
  { isSent, wayBack }: Frame,
  label: string | null,
  context: StayContext,
) {
  const { locale, messages, booking, nextWeek } = context;
  const title = isStay(stay) ? formatDateRange(stay.arrival, stay.departure, locale) : null;
  const other = title && wayBack && fillMessage(messages.sent.looking, { dates: title });
  const bookable = label === null ? null : stay;
  return {
    title,
    heading: isSent ? title : other,
    label,
    bookable,
    booking: bookingLink(bookable, nextWeek, booking),
  };
}

function describeWayBack(sent: Stay | null, context: StayContext): ViewFrame["wayBack"] {
  if (sent === null || !isStay(sent)) return null;
  const { locale, messages, isOnRequest } = context;
  const dates = formatDateRange(sent.arrival, sent.departure, locale);
  return {
    text: fillMessage(messages.sent.dates, { dates }),
    stay: quoteStay(sent, context, isOnRequest).isPossible ? sent : null,
  };
}

/** In the header: `24–31 July, €945`. */
function describeLabel({ arrival, departure, party, total }: Quote, context: StayContext): string {
  const { prices, locale, booking } = context;
  const price = formatMoney(total ?? 0, prices.currency, locale);
  const guests = describeGuests(prices, party?.guests ?? booking.guests, context);
  return `${formatWeek(arrival, departure, locale)}, ${price}${guests}`;
}

function describeQuote(quote: Quote, isOnRequest: boolean, context: StayContext) {
  const { prices, isOnRequest: isUnknown, locale, messages, booking } = context;
  const { answer } = messages;
  const { arrival, departure, party, total: sum } = quote;
  const dates = formatDateRange(arrival, departure, locale);
  const nights = fillPlural(answer.nights, quote.nights, locale);
  const total = sum === null ? answer.onRequestPrice : formatMoney(sum, prices.currency, locale);
  const share = sum === null ? "" : describeShare(sum, party?.guests ?? booking.guests, context);
  return {
    dates,
    nights,
    /** Whether the nights are free, and that no more guests can come. */
    note: [isUnknown ? answer.unknown : answer.free, describeMostGuests(quote, context)]
      .join(" ")
      .trimEnd(),
    shares: describeShares(quote, context),
    total,
    /** What everybody pays; empty where that is not known or says no more. */
    share,
    /** The same as `total`, where it stands alone. */
    foremost: sum === null ? capitalize(answer.nearestOnRequest, locale) : total,
    /** What a night or a week of it costs, and what everybody pays, where that says more. */
    rates: sum === null ? [] : [describeRate(quote, context), share].filter(Boolean),
    terms: describeTerms(quote, isOnRequest, context),
    mail: formatStayMail(quote, dates, context),
    card: describeCard(quote, dates, context),
    /** The answer in one sentence, to be read out. */
    summary: fillMessage(answer.summary, { dates, nights, total }),
  };
}

/** Says that the house takes no more guests, where it is asked for so many; else an empty text. */
function describeMostGuests({ party }: Stay, context: StayContext): string {
  const { booking, locale, messages } = context;
  const isMost = asksGuests(context) && (party?.guests ?? booking.guests) === booking.guests;
  return isMost ? fillPlural(messages.answer.mostGuests, booking.guests, locale) : "";
}

/** The dates are a slip: nothing that asking could help with. */
const slips: readonly Refusal["reason"][] = [
  "malformed",
  "impossible",
  "same-day",
  "reversed",
  "past",
];

function describeRefusal(
  stay: Stay,
  { refusal, nearest }: { readonly refusal: Refusal; readonly nearest: readonly Stay[] },
  context: StayContext,
) {
  const { messages, locale } = context;
  const { answer } = messages;
  const { arrival, departure } = stay;
  const { reason } = refusal;
  const swapped = { ...stay, arrival: departure, departure: arrival };
  const meant = reason === "reversed" ? nearest.find((offer) => isSameStay(offer, swapped)) : null;
  const asked = isStay(stay) ? daysBetween(arrival, departure) : null;
  const others = nearest.filter((offer) => offer !== meant);
  const canEnquire = !slips.includes(reason);
  // What lies beyond the calendar may be free.
  const isNone = nearest.length === 0 && (reason === "taken" || reason === "rule");
  const dates = asked === null ? "" : formatDateRange(arrival, departure, locale);
  return {
    reason,
    /** The reason, a sentence. */
    summary: describeReason(refusal, context),
    /** Says that nothing near is free, where that is so. */
    none: isNone ? answer.none : null,
    note: describeMostGuests(stay, context),
    /** What a guest meant who has named the departure first. */
    meant: meant
      ? {
          ...describeOffer(meant, null, context),
          question: fillMessage(answer.meant, {
            dates: formatDateRange(departure, arrival, locale),
          }),
        }
      : null,
    nearest: others.map((offer) => describeOffer(offer, asked, context)),
    /** How to ask the house, for other dates where these are taken; null where these are a slip. */
    ask: canEnquire ? describeAsking(stay, dates, reason, context) : null,
    /** One that is over was a stay, too. */
    card: dates === "" ? null : describeCard(stay, dates, context),
  };
}

/** Describes a free stay offered in place of the requested one, with its price. */
function describeOffer(stay: Stay, asked: number | null, context: StayContext) {
  const { prices, locale, messages } = context;
  const nights = daysBetween(stay.arrival, stay.departure);
  const total = totalOf(context, stay);
  const { answer } = messages;
  const own = nights === daysOfWeek ? "" : fillPlural(answer.nights, nights, locale);
  const isOther = asked !== null && asked !== nights;
  return {
    stay,
    dates: formatDateRange(stay.arrival, stay.departure, locale),
    /** How many nights, where it is no week or not as many as were asked for. */
    nights: isOther ? fillPlural(answer.insteadOf, nights, locale, { asked }) : own,
    price: total === null ? answer.nearestOnRequest : formatMoney(total, prices.currency, locale),
    hasPrice: total !== null,
  };
}

function describeAsking(
  stay: Stay,
  dates: string,
  reason: Refusal["reason"],
  context: StayContext,
) {
  const { house, messages } = context;
  const { ask, askOther } = messages.answer;
  return reason === "taken"
    ? { href: house.form ?? mailAddress(house.email, house.villa), label: askOther }
    : { href: formatStayMail(stay, dates, context), label: ask };
}

/** Why a stay cannot be, as a sentence. */
function describeReason({ reason, date, rule }: Refusal, message: Localized): string {
  const { locale, messages } = message;
  const format = reason === "impossible" ? formatImpossibleDay : formatDate;
  const said = rule ? describeRule(rule, message) : "";
  // A rule of the house, not of a season, is a sentence by itself.
  if (rule && !("period" in rule)) return `${capitalize(said, locale)}.`;
  return fillMessage(messages.refusals[reason], {
    date: date === undefined ? "" : format(date, locale),
    rule: said,
  });
}
