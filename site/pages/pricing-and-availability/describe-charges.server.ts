// What the price list says beside its seasons, as its owner thinks of it: what comes on top, what is taken off,
// and what is due when.
import { fillPlural } from "../../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import {
  capitalize,
  formatDate,
  formatDateRange,
  formatDays,
  formatLabel,
  formatList,
  formatMoney,
  formatPercent,
} from "../../../domain/locales/format.ts";
import type { Discount, Fee, PriceList, Span, Tax } from "../../../domain/prices/price-list.ts";
import type { FactMessages } from "../../../house/messages/facts.messages.ts";
import { formatSeason } from "../../stay/describe-quote.ts";
import type { Localized } from "../../stay/stay.ts";

/** One charge, discount or condition: what it is, and what it says, a line for each case. */
export type Charge = { readonly label: string; readonly lines: readonly string[] };

/** A price list, with the words of one language. */
export type ChargeContext = Localized & {
  readonly list: PriceList;
  readonly words: FactMessages["charges"];
};

/** When an entry of the list counts. */
type Condition = {
  readonly dates?: readonly Span[];
  readonly periods?: readonly string[];
  readonly fromNights?: number;
  readonly toNights?: number;
};

/** All of them in the order of the quote; empty where the list has nights alone. */
export function describeCharges(context: ChargeContext): readonly Charge[] {
  const { fees = [], taxes = [], discounts = [] } = context.list;
  const named = ({ key }: { readonly key: string }) => nameCharge(key, context);
  return [
    ...describeGuestPrices(context),
    ...fees.map((fee) => ({ label: named(fee), lines: describeFee(fee, context) })),
    ...taxes.map((tax) => ({ label: named(tax), lines: describeTax(tax, context) })),
    ...discounts.map((one) => ({ label: named(one), lines: describeDiscount(one, context) })),
    ...describePayment(context),
    ...describeCancellation(context),
  ].filter(({ lines }) => lines.length > 0);
}

function nameCharge(key: string, { locale, messages }: ChargeContext): string {
  return capitalize(messages.extras[key] ?? key, locale);
}

/** What further guests and children pay for the nights. */
function describeGuestPrices(context: ChargeContext): readonly Charge[] {
  const { list, locale, messages, words } = context;
  const { further = [], included, shares = [], uncountedToAge } = list.guests ?? {};
  const ofAge = (ages: Ages) => capitalize(nameAges(ages, context), locale);
  const beyond = included === undefined ? "" : fillMessage(words.beyond, { count: included });
  return [
    {
      label: join(messages.answer.lines["further-guests"], beyond),
      lines: further.map((entry) =>
        ofAges(entry, [priceOf(entry.amount, "guestNight", context)], context),
      ),
    },
    ...(uncountedToAge === undefined
      ? []
      : [{ label: ofAge({ toAge: uncountedToAge }), lines: [words.free] }]),
    ...shares.map(({ percent, ...ages }) => ({
      label: ofAge(ages),
      lines: [percent === 0 ? words.free : percentOf(percent, undefined, context)],
    })),
  ];
}

function describeFee(fee: Fee, context: ChargeContext): readonly string[] {
  const { messages, words } = context;
  const { amount, per, percent, on = [], furtherAmount, beyond, byLength = [] } = fee;
  const price =
    amount === undefined
      ? ""
      : fee.isMetered
        ? money(amount, context)
        : priceOf(amount, per, context);
  const further =
    furtherAmount === undefined
      ? ""
      : fillMessage(words.further, { price: money(furtherAmount, context) });
  const parts = [
    percent === undefined ? "" : percentOf(percent, on, context),
    price,
    fee.isMetered ? words.metered : "",
    further,
    beyond === undefined ? "" : fillMessage(words.beyond, { count: beyond }),
    ...limitsOf(fee, context),
    fee.isOptional ? words.optional : "",
    fee.isOnTheSpot ? lower(messages.terms.onTheSpot, context) : "",
    fee.isReturned ? messages.terms.returned : "",
  ];
  const said = ofAges(fee, parts, context);
  const longer = byLength.map(({ fromNights, amount: other }) =>
    formatLabel(
      capitalize(nightsFrom(fromNights, context), context.locale),
      priceOf(other, per, context),
      context.locale,
    ),
  );
  return [...(said ? [said] : []), ...longer];
}

function describeTax(tax: Tax, context: ChargeContext): readonly string[] {
  const { locale, messages, words } = context;
  const { percent, amount, per = "guestNight", on = [], maximumNights } = tax;
  const rates: NonNullable<Tax["rates"]> = tax.rates ?? [
    { ...(percent && { percent }), ...(amount && { amount }) },
  ];
  const lines = rates.map((rate) =>
    ofAges(
      rate,
      [
        rate.percent === undefined ? "" : percentOf(rate.percent, on, context),
        rate.amount === undefined ? "" : priceOf(rate.amount, per, context),
      ],
      context,
    ),
  );
  const others = join(
    ...limitsOf(tax, context),
    ...conditionsOf({ fromNights: tax.fromNights, toNights: tax.toNights }, context),
    maximumNights === undefined
      ? ""
      : fillMessage(words.mostNights, { nights: countNights(maximumNights, context) }),
    tax.isOnTheSpot ? lower(messages.terms.onTheSpot, context) : "",
  );
  if (!others) return lines;
  const [line = "", ...further] = lines;
  return further.length === 0 ? [join(line, others)] : [...lines, capitalize(others, locale)];
}

function describeDiscount(discount: Discount, context: ChargeContext): readonly string[] {
  const { words } = context;
  const others = [
    ...conditionsOf(discount, context),
    nameBooking(discount, context),
    discount.isOptional ? words.optional : "",
    discount.isNotRefundable ? words.notRefundable : "",
  ];
  return discount.steps.map((step) => {
    const { percent, amount, amountPerNight, freeNights, leastDaysBefore, mostDaysBefore } = step;
    return join(
      percent === undefined ? "" : `−${formatPercent(percent / 100, context.locale)}`,
      amount === undefined ? "" : `−${priceOf(amount, "stay", context)}`,
      amountPerNight === undefined ? "" : `−${priceOf(amountPerNight, "night", context)}`,
      freeNights === undefined
        ? ""
        : fillMessage(words.freeNights, { nights: countNights(freeNights, context) }),
      ...conditionsOf(step, context),
      nameDaysBefore(leastDaysBefore, words.orMore, context),
      nameDaysBefore(mostDaysBefore, words.orLess, context),
      ...others,
    );
  });
}

/** That a stay is booked so many days before the arrival, or more, or less; empty for any. */
export function nameDaysBefore(
  days: number | undefined,
  howMany: ChargeContext["words"]["orMore"],
  { locale, words }: ChargeContext,
): string {
  if (days === undefined) return "";
  const what = formatDays(days, locale);
  return fillMessage(words.booked, { days: fillMessage(howMany, { what }) });
}

function nameBooking({ bookedFrom, bookedTo }: Discount, { locale, words }: ChargeContext): string {
  if (!(bookedFrom ?? bookedTo)) return "";
  const date = (day = "") => day && formatDate(day, locale);
  const dates =
    bookedFrom && bookedTo
      ? formatDateRange(bookedFrom, bookedTo, locale)
      : `${date(bookedFrom)} – ${date(bookedTo)}`.trim();
  return fillMessage(words.bookedIn, { dates });
}

/** What is due when. A deposit and its rest alone are said in "good to know". */
function describePayment(context: ChargeContext): readonly Charge[] {
  const { list, locale, messages, words } = context;
  const { instalments = [], securityDeposit } = list.payment ?? {};
  const lines = instalments.map((instalment) => {
    const { percent, amount, least, fromTotal, ...due } = instalment;
    const sum =
      percent === undefined
        ? amount === undefined
          ? words.rest
          : money(amount, context)
        : percentOf(percent, undefined, context);
    const whole =
      fromTotal === undefined ? "" : fillMessage(words.orMore, { what: money(fromTotal, context) });
    const said = join(nameDue(sum, due, context), ...limitsOf({ least }, context));
    return whole ? formatLabel(whole, said, locale) : said;
  });
  const deposit = securityDeposit?.amount;
  return [
    { label: messages.terms.deposit, lines },
    {
      label: nameCharge("securityDeposit", context),
      lines: deposit ? [join(money(deposit, context), messages.terms.returned)] : [],
    },
  ];
}

type Due = NonNullable<NonNullable<PriceList["payment"]>["instalments"]>[number];

function nameDue(
  sum: string,
  { withinDays, withinWorkingDays, daysBefore }: Due,
  { locale, messages, words }: ChargeContext,
): string {
  if (daysBefore === 0) return fillMessage(messages.terms.dueOnArrival, { sum });
  if (daysBefore) return fillMessage(words.before, { sum, days: formatDays(daysBefore, locale) });
  const after = withinDays ?? withinWorkingDays ?? 0;
  return after === 0
    ? fillMessage(messages.terms.dueNow, { sum })
    : fillMessage(words.after, { sum, days: formatDays(after, locale) });
}

function describeCancellation(context: ChargeContext): readonly Charge[] {
  const { list, locale, messages, words } = context;
  const { steps = [] } = list.cancellation ?? {};
  const lines = steps.map(({ daysBefore, percent = 0, amount }) => {
    const part = percent === 0 ? words.free : formatPercent(percent / 100, locale);
    const sum = amount === undefined ? part : money(amount, context);
    return daysBefore === 0
      ? fillMessage(words.untilArrival, { sum })
      : fillMessage(words.before, { sum, days: formatDays(daysBefore, locale) });
  });
  const last = steps.at(-1);
  const isAllLater = last && last.daysBefore > 0;
  const later = fillMessage(words.later, { sum: formatPercent(1, locale) });
  return [
    {
      label: messages.terms.cancellation,
      lines: [...lines, ...(isAllLater ? [later] : [])].map((line) => capitalize(line, locale)),
    },
  ];
}

/** An amount with what it is for; none is free of charge. */
export function priceOf(amount: number, per: string, context: ChargeContext): string {
  const { locale, words } = context;
  if (amount === 0) return words.free;
  const units = per
    .split(/(?=[A-Z])/)
    .map((unit) => words.units[unit.toLowerCase() as keyof typeof words.units]);
  return `${money(amount, context)} ${formatList(units, "conjunction", locale)}`;
}

/** A percentage with what it is of: the price of the nights and these fees. */
function percentOf(
  percent: number,
  on: readonly string[] | undefined,
  context: ChargeContext,
): string {
  const { locale, messages, words } = context;
  const part = formatPercent(percent / 100, locale);
  if (!on) return part;
  const fees = on.map((key) => messages.extras[key] ?? key);
  return `${part} (${formatList([words.rent, ...fees], "conjunction", locale)})`;
}

function limitsOf(
  { least, most }: { least?: number | undefined; most?: number },
  context: ChargeContext,
) {
  const { words } = context;
  return [
    least === undefined ? "" : fillMessage(words.least, { price: money(least, context) }),
    most === undefined ? "" : fillMessage(words.most, { price: money(most, context) }),
  ];
}

function conditionsOf(
  { dates = [], periods = [], fromNights, toNights }: Undefinable<Condition>,
  context: ChargeContext,
): readonly string[] {
  const { list, locale, messages, words } = context;
  const nights = (count: number) => ({ what: countNights(count, context) });
  const named = periods.flatMap((key) => {
    const period = list.periods.find((one) => one.key === key);
    return period ? (messages.seasons[key] ?? formatSeason(period, locale)) : [];
  });
  return [
    ...dates.map((span) => formatSeason(span, locale)),
    ...named,
    fromNights === undefined ? "" : fillMessage(words.orMore, nights(fromNights)),
    toNights === undefined ? "" : fillMessage(words.orLess, nights(toNights)),
  ];
}

type Undefinable<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

type Ages = { readonly fromAge?: number | undefined; readonly toAge?: number | undefined };

/** What an entry says, after the ages that it is for, with its other conditions: `From age 16: €2 per night`. */
function ofAges(
  entry: Ages & Undefinable<Condition>,
  parts: readonly string[],
  context: ChargeContext,
): string {
  const ages = capitalize(nameAges(entry, context), context.locale);
  const said = join(...parts, ...conditionsOf(entry, context));
  return ages && said ? formatLabel(ages, said, context.locale) : said;
}

function nameAges({ fromAge, toAge }: Ages, { words }: ChargeContext): string {
  if (fromAge === undefined)
    return toAge === undefined ? "" : fillMessage(words.toAge, { age: toAge });
  return toAge === undefined
    ? fillMessage(words.fromAge, { age: fromAge })
    : fillMessage(words.ages, { from: fromAge, to: toAge });
}

function nightsFrom(count: number, context: ChargeContext): string {
  return fillMessage(context.words.orMore, { what: countNights(count, context) });
}

function countNights(count: number, { locale, messages }: ChargeContext): string {
  return fillPlural(messages.answer.nights, count, locale);
}

function money(amount: number, { list, locale }: ChargeContext): string {
  return formatMoney(amount, list.currency, locale);
}

/** Within a sentence what stands alone elsewhere. */
function lower(text: string, { locale }: ChargeContext): string {
  return text.replace(/^./u, (first) => first.toLocaleLowerCase(locale));
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(", ");
}
