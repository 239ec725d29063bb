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
  describeLeast,
  describeLines,
  describeMostGuests,
  describePerGuest,
  describePerGuestBriefly,
  describeRate,
  formatStayMail,
} from "./describe-quote.ts";
import { describeRefusal, nameRefusal, type RefusalTexts } from "./describe-refusal.ts";
import { describeMoney, describeOnTheSpot, describeTerms } from "./describe-terms.ts";
import { type QuotedStay, quoteStay } from "./quote-stay.ts";
import { isSameStay, noStay, type Stay, type StayContext } from "./stay.ts";
import { isStay, isWhole } from "./stay-query.ts";

/** The stay that a guest looks at. */
export type ChosenStay = {
  readonly stay: Stay;
  /** The stay of the address by which the page was opened, if any. */
  readonly sent: Stay | null;
  /** Whether it is from an earlier page or visit: then it is shown only if it is possible. */
  readonly isRemembered: boolean;
};

/** All that a page shows of a stay, formatted and in the guest's language. */
export type StayView = EmptyView | HalfView | QuoteView | RefusalView;

/** No day is chosen. */
type EmptyView = ViewFrame & { readonly kind: "empty"; readonly hint: string };

/** Only the arrival is chosen, formatted in `arrival`. */
type HalfView = ViewFrame & {
  readonly kind: "half";
  readonly arrival: string;
  readonly hint: string;
};

/** A possible stay, or one on request: its nights or its total are unknown. */
export type QuoteView = ViewFrame &
  QuoteTexts & {
    readonly kind: "quote" | "on request";
    /** Whether it can be booked: then `booking` leads to the engine. */
    readonly canBook: boolean;
  };

/** A refused stay. */
export type RefusalView = ViewFrame & RefusalTexts & { readonly kind: "refusal" };

type QuoteTexts = Readonly<ReturnType<typeof describeQuote>>;

/** The common part of all views: names of the stay, and the target of "Book". */
type ViewFrame = {
  readonly stay: Stay;
  /** Whether it is the sent stay. */
  readonly isSent: boolean;
  /** The heading of the page; null keeps the page's own. */
  readonly heading: string | null;
  /** The title of the page, without the name of the house; null keeps the page's own. */
  readonly title: string | null;
  /** The sent dates while the guest looks at others; and their stay, if that is possible. */
  readonly wayBack: { readonly text: string; readonly stay: Stay | null } | null;
  /** Party and choices in one line; empty if the house asks for a number of guests at most. */
  readonly who: string;
  /** The stay in one short line, with its price; null if "Book" does not lead to it. */
  readonly label: string | null;
  /** The stay of the "Book" link; null if that is the next free week or the engine's first page. */
  readonly bookable: Stay | null;
  /** The address of the "Book" link; without a booking engine that of an enquiry. */
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

/** Heading, title, label and link, which all name the same stay or none. */
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
  const share =
    sum === null ? describeLeast(quote, context) : describePerGuest(sum, heads, context);
  return {
    dates,
    /** Without the year, for the "Book" button. */
    shortDates: formatWeek(arrival, departure, locale),
    nights,
    /** The status of the nights, and of the number of guests. */
    note: [isUnknown ? answer.unknown : answer.free, most].join(" ").trimEnd(),
    /** The sentence about the limit of guests, or an empty text. */
    most,
    lines: describeLines(quote, context),
    total,
    /** The price per guest, or the least price of a night; empty if unknown or redundant. */
    share,
    /** The same, short, beside the total. */
    head: sum === null ? "" : describePerGuestBriefly(sum, heads, context),
    /** The same as `total`, where it stands alone. */
    headline: sum === null ? capitalize(answer.nearestOnRequest, locale) : total,
    /** The price of a night or a week, and per guest, unless redundant. */
    rates: [sum === null ? "" : describeRate(quote, context), share].filter(Boolean),
    terms: describeTerms(quote, context),
    /** Payment and cancellation, unless on request; and what is paid at the house. */
    money: [
      ...(quote.kind === "quote" && !isOnRequest ? describeMoney(quote, context) : []),
      ...spot,
    ],
    mail: formatStayMail(quote, dates, context),
    card: describeCard(quote, dates, context),
    /** The answer in one sentence, for screen readers; a second one says what is paid at the house. */
    summary: [
      fillMessage(answer.summary, { dates, nights, total }),
      ...spot.map(({ label, text }) => `${formatLabel(label, text, locale)}.`),
    ].join(" "),
    spot,
  };
}
