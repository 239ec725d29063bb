import { isCalendarDate } from "../../domain/dates/calendar-date.ts";
import { fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import {
  capitalize,
  formatDateRange,
  formatDay,
  formatLabel,
  formatMoney,
  formatWeek,
} from "../../domain/locales/format.ts";
import { nightState } from "../../domain/nights/availability.ts";
import { bookingLink } from "./booking-link.ts";
import { countGuests, describeWho, withParty } from "./describe-party.ts";
import {
  describeCard,
  describeGuests,
  describeHead,
  describeLeast,
  describeMoney,
  describeMostGuests,
  describeOnTheSpot,
  describeRate,
  describeShare,
  describeShares,
  describeTerms,
  formatStayMail,
} from "./describe-quote.ts";
import { describeRefusal, nameRefusal, type RefusalTexts } from "./describe-refusal.ts";
import { type QuotedStay, quoteStay } from "./quote-stay.ts";
import { isSameStay, noStay, type Stay, type StayContext } from "./stay.ts";
import { isStay, isWhole } from "./stay-query.ts";

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
export type QuoteView = ViewFrame &
  QuoteTexts & {
    readonly kind: "quote" | "on request";
    /** Whether the booking engine takes it: then `booking` leads there. */
    readonly canBook: boolean;
  };

/** A stay that cannot be. */
export type RefusalView = ViewFrame & RefusalTexts & { readonly kind: "refusal" };

type QuoteTexts = Readonly<ReturnType<typeof describeQuote>>;

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
  /** Who comes and what was chosen, in one line; empty where the house asks for a number of guests at most. */
  readonly who: string;
  /** The stay in one short line, with its price; null where "Book" does not lead to it. */
  readonly label: string | null;
  /** The stay that "Book" leads to; null where that is the next free week or the engine's first page. */
  readonly bookable: Stay | null;
  /** The address that "Book" leads to; in a house without a booking engine that of an enquiry. */
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
  const who = describeWho(chosen, context);
  const frame = {
    stay: chosen,
    isSent,
    wayBack,
    who: [who.party, who.extras].filter(Boolean).join(" · "),
  };
  if (!isSent && !isWhole(chosen)) return viewBegun(frame, isRemembered, context);
  const stay = withParty(chosen, context);
  const result = quoteStay(stay, context, context.isOnRequest);
  if (!result.isPossible) {
    const none = { ...chosen, ...noStay };
    if (isRemembered) return viewBegun({ ...frame, stay: none }, true, context);
    const refusal = describeRefusal(stay, result, context);
    const names = nameStay(stay, frame, null, context);
    const heading = isSent ? nameRefusal(stay, refusal, context) : names.heading;
    return { kind: "refusal", ...frame, ...names, ...refusal, heading };
  }
  const isOnRequest = context.isOnRequest || result.total === null;
  const label = isOnRequest ? null : describeLabel(result, context);
  return {
    kind: isOnRequest ? "on request" : "quote",
    canBook: !isOnRequest && context.booking.stay !== null,
    ...frame,
    ...nameStay(stay, frame, label, context),
    ...describeQuote(result, isOnRequest, context),
  };
}

type Frame = Pick<ViewFrame, "stay" | "isSent" | "wayBack" | "who">;

function viewBegun(
  { stay, ...frame }: Frame,
  isRemembered: boolean,
  context: StayContext,
): EmptyView | HalfView {
  const { availability, today, locale, messages } = context;
  const { arrival, departure } = stay;
  const names = nameStay(stay, { ...frame, stay }, null, context);
  const isKept = !isRemembered || nightState(availability, arrival || today, today) === "free";
  if (isCalendarDate(arrival) && departure === "" && isKept) {
    const day = formatDay(arrival, locale);
    const hint = fillMessage(messages.stay.chooseDeparture, { date: day });
    return { kind: "half", stay, ...frame, ...names, arrival: day, hint };
  }
  const kept = isKept ? stay : { ...stay, ...noStay };
  return { kind: "empty", stay: kept, ...frame, ...names, hint: messages.stay.hint };
}

/** Heading, title, label and link of a stay: all name the same one, or none does. */
function nameStay(
  stay: Stay,
  { isSent, wayBack }: Frame,
  label: string | null,
  context: StayContext,
) {
  const { locale, messages, nextWeek } = context;
  const title = isStay(stay) ? formatDateRange(stay.arrival, stay.departure, locale) : null;
  const other = title && wayBack && fillMessage(messages.sent.looking, { dates: title });
  const bookable = label === null ? null : stay;
  return {
    title,
    heading: isSent ? title : other,
    label,
    bookable,
    booking: bookingLink(bookable, nextWeek, context),
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
function describeLabel(quote: QuotedStay, context: StayContext): string {
  const { prices, locale, booking } = context;
  const { arrival, departure, total } = quote;
  const price = formatMoney(total ?? 0, prices.currency, locale);
  const guests = describeGuests(prices, countGuests(quote, booking), context);
  return `${formatWeek(arrival, departure, locale)}, ${price}${guests}`;
}

function describeQuote(quote: QuotedStay, isOnRequest: boolean, context: StayContext) {
  const { prices, isOnRequest: isUnknown, locale, messages, booking } = context;
  const { answer } = messages;
  const { arrival, departure, total: sum } = quote;
  const dates = formatDateRange(arrival, departure, locale);
  const nights = fillPlural(answer.nights, quote.nights, locale);
  const total = sum === null ? answer.onRequestPrice : formatMoney(sum, prices.currency, locale);
  const most = describeMostGuests(quote, context);
  const heads = countGuests(quote, booking);
  const spot = describeOnTheSpot(quote, context);
  const share = sum === null ? describeLeast(quote, context) : describeShare(sum, heads, context);
  return {
    dates,
    /** Without the year, for the button that leads to the booking engine. */
    shortDates: formatWeek(arrival, departure, locale),
    nights,
    /** Whether the nights are free, and that no more guests can come. */
    note: [isUnknown ? answer.unknown : answer.free, most].join(" ").trimEnd(),
    /** That no more guests can come, or an empty text. */
    most,
    shares: describeShares(quote, context),
    total,
    /** What everybody pays, or the least that a night costs; empty where that is not known or says no more. */
    share,
    /** The same in a word, beside the total. */
    head: sum === null ? "" : describeHead(sum, heads, context),
    /** The same as `total`, where it stands alone. */
    foremost: sum === null ? capitalize(answer.nearestOnRequest, locale) : total,
    /** What a night or a week of it costs, and what everybody pays, where that says more. */
    rates: [sum === null ? "" : describeRate(quote, context), share].filter(Boolean),
    terms: describeTerms(quote, context),
    /** What is paid when, and what cancelling costs, but while money is on request; and what is paid at the house. */
    money: [
      ...(quote.kind === "quote" && !isOnRequest ? describeMoney(quote, context) : []),
      ...spot,
    ],
    mail: formatStayMail(quote, dates, context),
    card: describeCard(quote, dates, context),
    /** The answer in one sentence, to be read out; and in a second one what is paid at the house. */
    summary: [
      fillMessage(answer.summary, { dates, nights, total }),
      ...spot.map(({ label, text }) => `${formatLabel(label, text, locale)}.`),
    ].join(" "),
    spot,
  };
}
