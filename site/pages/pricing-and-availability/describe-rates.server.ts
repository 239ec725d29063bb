import {
  addDays,
  datesBetween,
  daysOfWeek,
  weekdayOf,
} from "../../../domain/dates/calendar-date.ts";
import { fillPlural } from "../../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import {
  capitalize,
  formatLabel,
  formatMoney,
  formatPercent,
  formatWeekdays,
} from "../../../domain/locales/format.ts";
import { includedGuests, type People, paidGuests } from "../../../domain/prices/party.ts";
import { rateOfNight, wholePeriod } from "../../../domain/prices/periods.ts";
import type { Period } from "../../../domain/prices/price-list.ts";
import { firstNightOf, priceOfNight, priceOfPackage } from "../../../domain/prices/rent.ts";
import { type ChargeContext, nameDaysBefore, priceOf } from "./describe-charges.server.ts";

/** What a period says besides the price of a night and of a week: numbers of guests, weekdays, packages, longer and shorter stays. */
export function describeRates(
  period: Period,
  people: People,
  context: ChargeContext,
): readonly string[] {
  const { list, locale, messages, words } = context;
  const whole = wholePeriod(list, period);
  const { weekdays = [], packages = [], byLength = [], shortStays = [], minimumNights = 1 } = whole;
  const first = firstNightOf(period);
  const money = (amount: number) => formatMoney(amount, list.currency, locale);
  const line = (label: string, price: string) =>
    formatLabel(capitalize(label, locale), price, locale);
  const nights = (count: number) => fillPlural(messages.answer.nights, count, locale);
  const ofDays = weekdays.flatMap(({ days }) => {
    const night = datesBetween(first, addDays(first, daysOfWeek)).find((date) =>
      days.includes(weekdayOf(date)),
    );
    const price = night === undefined ? null : priceOfNight(list, night, people);
    return price === null ? [] : line(formatWeekdays(days, locale), money(price));
  });
  const ofGuests = (whole.rate.byGuests ?? [])
    .map(({ guests, pricePerNight }) =>
      line(fillPlural(messages.answer.guests, guests, locale), money(pricePerNight)),
    )
    .join(", ");
  const ofPackages = packages.flatMap((bundle) => {
    const price = priceOfPackage(list, bundle, first, people);
    if (price === null) return [];
    const { furtherNight, arrivalDays } = bundle;
    const parts = [
      line(nights(bundle.nights), money(price)),
      arrivalDays &&
        fillMessage(messages.rules.arrivalDays, { days: formatWeekdays(arrivalDays, locale) }),
      furtherNight &&
        fillMessage(words.furtherNight, { price: money(furtherNight * paidGuests(list, people)) }),
    ].filter(Boolean);
    // The price of a week has a column of its own.
    return bundle.nights === daysOfWeek && parts.length === 1 ? [] : parts.join(", ");
  });
  const ofLengths = byLength.flatMap(({ fromNights }) => {
    const rate = rateOfNight(list, period, first, fromNights, includedGuests(list, people));
    if (!rate) return [];
    const price = fillMessage(messages.perNight, { price: money(rate * paidGuests(list, people)) });
    return line(fillMessage(words.orMore, { what: nights(fromNights) }), price);
  });
  const ofShortStays = shortStays.flatMap((stay) => {
    const {
      fromNights,
      percent,
      surcharge,
      per = "stay",
      withinDays,
      onlyInGap,
      isOnRequest,
    } = stay;
    const price = [
      percent && `+${formatPercent(percent / 100, locale)}`,
      surcharge && `+${priceOf(surcharge, per, context)}`,
      isOnRequest && messages.answer.onRequestPrice,
      nameDaysBefore(withinDays, words.orLess, context),
    ].filter(Boolean);
    if (onlyInGap || price.length === 0) return [];
    const last = stay.toNights ?? minimumNights - 1;
    const what = nights(fromNights === 1 ? last : fromNights);
    const others = fromNights === 1 ? words.orLess : words.orMore;
    return line(fromNights === last ? what : fillMessage(others, { what }), price.join(", "));
  });
  return [...(ofGuests ? [ofGuests] : []), ...ofDays, ...ofPackages, ...ofLengths, ...ofShortStays];
}
