import { daysBetween, daysOfWeek, isCalendarDate } from "../../domain/dates/calendar-date.ts";
import { fillDated, fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import {
  capitalize,
  formatDate,
  formatDateRange,
  formatImpossibleDay,
  formatMoney,
} from "../../domain/locales/format.ts";
import { periodOfNight } from "../../domain/prices/periods.ts";
import { countGuests, describeParty, listQuestions } from "./describe-party.ts";
import {
  describeCard,
  describeMostGuests,
  describePerGuestBriefly,
  describeRule,
  formatStayMail,
  mailAddress,
} from "./describe-quote.ts";
import { type StayRefusal, totalOf } from "./quote-stay.ts";
import { listFreeWeeks } from "./season-weeks.ts";
import { isSameStay, type Localized, type Stay, type StayContext } from "./stay.ts";
import { isStay } from "./stay-query.ts";

export type RefusalTexts = Readonly<ReturnType<typeof describeRefusal>>;

/**
 * The heading of a page with a refused sent stay: the problem, with its dates if it has some. Dates in the wrong order,
 * or of one day, are called so; malformed dates are asked for.
 */
export function nameRefusal(
  stay: Stay,
  { reason, summary }: Pick<RefusalTexts, "reason" | "summary">,
  { locale, messages: { answer, refusals } }: StayContext,
): string {
  if (isStay(stay)) {
    const dates = formatDateRange(stay.arrival, stay.departure, locale);
    return fillMessage(reason === "taken" ? answer.taken : answer.refused, { dates });
  }
  const text = reason === "impossible" ? refusals.malformed : summary;
  return text.replace(/\.$/, "");
}

/** Reasons with an enquiry about the stay itself; for others the enquiry is about other dates. */
const openReasons: readonly StayRefusal["reason"][] = ["too-far", "not-open", "rule"];

const isToldByHeading: readonly StayRefusal["reason"][] = [
  "taken",
  "same-day",
  "reversed",
  "malformed",
];

const mostOffers = 3;

/** All texts of a refusal. */
export function describeRefusal(
  stay: Stay,
  { refusal, nearest }: { readonly refusal: StayRefusal; readonly nearest: readonly Stay[] },
  context: StayContext,
) {
  const { messages, locale } = context;
  const { answer } = messages;
  const { arrival, departure } = stay;
  const { reason } = refusal;
  const swapped = { ...stay, arrival: departure, departure: arrival };
  const meant = reason === "reversed" ? nearest.find((offer) => isSameStay(offer, swapped)) : null;
  const wantedNights = isStay(stay) ? daysBetween(arrival, departure) : null;
  const offers = listOffers(stay, nearest, context);
  const others = offers.filter((offer) => offer !== meant);
  // What lies beyond the calendar may be free.
  const field = fieldOf(refusal);
  const isNone =
    nearest.length === 0 && field === null && (reason === "taken" || reason === "rule");
  const dates = wantedNights === null ? "" : formatDateRange(arrival, departure, locale);
  return {
    reason,
    /** The reason, a sentence. */
    summary: describeReason(refusal, context),
    /** Whether the heading of a page with this sent stay says the same. */
    isTold: isToldByHeading.includes(reason),
    /** The sentence that nothing near is free, if so. */
    none: isNone ? answer.none : null,
    note: describeMostGuests(stay, context),
    /** The stay with swapped dates, if the departure was named first. */
    meant: meant
      ? {
          ...describeOffer(meant, null, context),
          question: fillMessage(answer.meant, {
            dates: formatDateRange(departure, arrival, locale),
          }),
        }
      : null,
    nearest: others.map((offer) => describeOffer(offer, wantedNights, context, field !== null)),
    /** Above these. */
    offer: field === null ? answer.nearest : answer.possible,
    /** The wrong field of the party; null if the dates are wrong. */
    field,
    /** The enquiry, about other dates if these are taken or malformed. */
    ask: openReasons.includes(reason)
      ? { href: formatStayMail(stay, dates, context), label: answer.ask }
      : {
          href: context.house.form ?? mailAddress(context.house.email, context.house.villa),
          label: answer.askOther,
        },
    /** One that is over was a stay, too. */
    card: dates === "" ? null : describeCard(stay, dates, context),
  };
}

/** The field of the party that a refusal is about. */
function fieldOf({ rule }: StayRefusal): "adults" | "children" | "pets" | null {
  const reason = rule?.reason ?? "";
  if (reason === "age") return "children";
  if (reason === "too-many-pets") return "pets";
  return /^too-(?:many|few)-/.test(reason) ? "adults" : null;
}

/** Describes a free stay offered in place of the requested one, with its price. */
function describeOffer(
  stay: Stay,
  wantedNights: number | null,
  context: StayContext,
  isParty = false,
) {
  const { prices, locale, messages } = context;
  const nights = daysBetween(stay.arrival, stay.departure);
  const total = totalOf(context, stay);
  const { answer } = messages;
  const own = nights === daysOfWeek ? "" : fillPlural(answer.nights, nights, locale);
  const isOther = wantedNights !== null && wantedNights !== nights;
  return {
    stay,
    /** An offer: other dates, or another party. */
    dates: isParty
      ? describeParty(stay.party ?? {}, listQuestions(context).children, context)
      : formatDateRange(stay.arrival, stay.departure, locale),
    /** The number of nights, unless it is a week or as requested. */
    nights: isOther ? fillPlural(answer.insteadOf, nights, locale, { asked: wantedNights }) : own,
    price: total === null ? answer.nearestOnRequest : formatMoney(total, prices.currency, locale),
    share:
      total === null
        ? ""
        : describePerGuestBriefly(total, countGuests(stay, context.booking), context),
  };
}

/**
 * The offers in place of a stay, for the same party: the nearest possible stays, in the season only those with a price;
 * if these are fewer than three, also the nearest free weeks.
 */
function listOffers(
  { arrival, party, choices }: Stay,
  nearest: readonly Stay[],
  context: StayContext,
): readonly Stay[] {
  if (context.isOnRequest) return nearest;
  const isDated = isCalendarDate(arrival);
  const isInSeason = !isDated || periodOfNight(context.prices, arrival) !== undefined;
  const hasPrice = (offer: Stay) => totalOf(context, offer) !== null;
  const near = isInSeason ? nearest.filter(hasPrice) : nearest;
  const first = isDated ? arrival : context.today;
  const distanceOf = (week: Stay) => Math.abs(daysBetween(first, week.arrival));
  const weeks = listFreeWeeks(context)
    .map((week) => ({ arrival: week.arrival, departure: week.departure, party, choices }))
    .filter(hasPrice)
    .filter((week) =>
      near.every((one) => week.departure <= one.arrival || one.departure <= week.arrival),
    )
    .sort((one, other) => distanceOf(one) - distanceOf(other));
  return [...near, ...weeks].slice(0, mostOffers);
}

/** The reason of a refusal as a sentence. */
function describeReason({ reason, date, rule }: StayRefusal, wording: Localized): string {
  const { locale, messages } = wording;
  const format = reason === "impossible" ? formatImpossibleDay : formatDate;
  const sentence = rule ? describeRule(rule, wording) : "";
  // A rule of the house, not of a season, is a sentence by itself.
  // It may end in an ordinal or a date with its own full stop.
  if (rule && !("period" in rule)) return `${capitalize(sentence, locale).replace(/\.$/, "")}.`;
  const day = date === undefined ? "" : format(date, locale);
  return fillDated(messages.refusals[reason], { date: day, rule: sentence }, locale);
}
