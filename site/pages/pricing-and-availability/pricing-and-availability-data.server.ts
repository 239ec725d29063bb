import {
  addDays,
  addMonths,
  datesBetween,
  daysOfWeek,
  monthOf,
} from "../../../domain/dates/calendar-date.ts";
import { formatMoney, formatMoneyRange } from "../../../domain/locales/format.ts";
import type { DateRange } from "../../../domain/nights/availability.ts";
import { countPeople, nightsDependOnGuests, partyOf } from "../../../domain/prices/party.ts";
import { periodOfNight, spansOf } from "../../../domain/prices/periods.ts";
import type { Period, PriceList } from "../../../domain/prices/price-list.ts";
import { rangeOfNights } from "../../../domain/prices/rent.ts";
import { rulesOf } from "../../../domain/prices/rules.ts";
import { listGaps } from "../../../domain/prices/seasons.ts";
import { factMessages, prices, villa } from "../../../house/facts/facts.server.ts";
import { pricesPage, type Route } from "../../../house/routes/routes.ts";
import { loadPageMessages } from "../../layout/load-messages.ts";
import type { Occasion } from "../../occasion.ts";
import type { PictureData } from "../../pictures/picture.tsx";
import {
  type AvailabilityData,
  answerStays,
  availabilityData,
  bookingData,
  describeAnswer,
} from "../../stay/availability-data.server.ts";
import { describeGuests, describeRule, formatSeason } from "../../stay/describe-quote.ts";
import { countPricedGuests, totalOf, weekFrom } from "../../stay/quote-stay.ts";
import { findNextWeek, listSeasonWeeks, nameYears } from "../../stay/season-weeks.ts";
import type { Localized } from "../../stay/stay.ts";
import { describeHouse } from "../describe-house.server.ts";
import { decorationData, pagePicture, pictureData } from "../picture-data.server.ts";
import { headMessages, type PreparedPage } from "../prepared-page.server.ts";
import { describeCharges } from "./describe-charges.server.ts";
import { describeRates } from "./describe-rates.server.ts";
import { goodToKnow } from "./good-to-know.server.ts";

export type PricingData = {
  readonly picture: PictureData;
  /** The house at a glance, one short phrase each. */
  readonly house: readonly string[];
  readonly availability: AvailabilityData;
  /** What is only read; it is not sent beside the HTML that shows it. */
  readonly static?: ReturnType<typeof staticData>;
};

/** Everything the price page shows that is not a message. */
export async function preparePage(
  { locale }: Route,
  occasion: Occasion,
): Promise<PreparedPage<PricingData>> {
  const messages = await loadPageMessages(pricesPage, locale);
  const wording = { locale, messages: messages.availability };
  const availability = availabilityData(wording, occasion);
  const { home } = await loadPageMessages("home", locale);
  const booking = bookingData(locale, occasion.isServed);
  const nextWeek = findNextWeek(wording, {
    ...occasion,
    prices,
    booking,
    house: availability.house,
  });
  return {
    ...headMessages(messages["pricing-and-availability"]),
    data: {
      picture: pictureData(pagePicture(pricesPage), locale),
      house: [home.hero.place, ...describeHouse(home, locale)],
      availability,
      static: staticData(wording, availability),
    },
    answer: answerStays(availability, wording, nextWeek),
    summarize: (view) => describeAnswer(view, wording),
  };
}

function staticData(
  wording: Localized,
  { availability, today, isOnRequest, forGuests }: AvailabilityData,
) {
  const { locale } = wording;
  const { until } = availability;
  const money = (amount: number) => formatMoney(amount, prices.currency, locale);
  const guests = guestsOfNights(prices);
  const people = countPeople(prices, partyOf(prices, guests), {});
  const words = factMessages(locale).charges;
  const context = { ...wording, list: prices, words };
  return {
    /** The year that the price list is for: that of the next season. */
    year: nameYears(listSeasonWeeks({ availability, prices, today }), today),
    /** For how many guests prices are, behind those of a night and of a week; empty where they are the same for all. */
    guestsOfNight: nightsDependOnGuests(prices) ? describeGuests(prices, guests, wording) : "",
    forGuests,
    charges: {
      heading: words.heading,
      items: describeCharges(context),
      ofWeek: isMoreInTotal(prices) ? words.ofWeek : "",
    },
    /** The season's price list, in the order of the year. */
    season: prices.periods.map((period) => {
      const weekPrice = findWeekPrice(prices, period, today);
      const nights = rangeOfNights(prices, period, people);
      return {
        key: period.key,
        range: [
          ...[wording.messages.seasons[period.key] ?? []].flat(),
          ...spansOf(period).map((span) => formatSeason(span, locale)),
        ].join(", "),
        /** A dash where nights have a price only within a package. */
        price: nights ? formatMoneyRange(...nights, prices.currency, locale) : "–",
        /** A dash where the period has no week. */
        weekPrice: weekPrice === null ? "–" : money(weekPrice),
        rules: [
          ...describeRates(period, people, context),
          ...describeRules(prices, period, wording),
        ],
        /** The month of the calendar that the period begins in next; null where there is none. */
        month: isOnRequest ? null : nextMonthOf(prices, period, { from: today, to: until }),
      };
    }),
    /** Nights on request that have a least price. */
    least: prices.otherDates && {
      range: spansOf(prices.otherDates)
        .map((span) => formatSeason(span, locale))
        .join(", "),
      price: money(prices.otherDates.least),
    },
    /** Whether there are nights in none of the periods. */
    hasOtherNights: listGaps(prices).length > 0,
    goodToKnow: goodToKnow(locale),
    /** Who answers, beside the questions. */
    host: decorationData(villa.host?.drawing ?? ""),
  };
}

/** For how many guests the price of a night is told: those in the price, each where it is for one, else all. */
function guestsOfNights(list: PriceList): number {
  const { included = Infinity, isPricePerGuest, leastPaid = 1 } = list.guests ?? {};
  return Math.min(isPricePerGuest ? leastPaid : included, countPricedGuests(list, {}));
}

/** Whether the total of any stay has more than its nights. */
function isMoreInTotal({ fees = [], taxes = [] }: PriceList): boolean {
  return (
    taxes.some(({ isOnTheSpot }) => !isOnTheSpot) ||
    fees.some(
      ({ per, isOptional, isOnTheSpot, isMetered, isReturned }) =>
        !(isOptional || isOnTheSpot || isMetered || isReturned || per.startsWith("pet")),
    )
  );
}

/** The month of the first night of a period among these dates; null where there is none. */
export function nextMonthOf(list: PriceList, period: Period, { from, to }: DateRange) {
  const night = datesBetween(from, to).find((date) => periodOfNight(list, date) === period);
  return night === undefined ? null : monthOf(night);
}

/**
 * What a week in a period costs before discounts, for as many guests as there can be; null where none can be had
 * in it.
 */
export function findWeekPrice(list: PriceList, period: Period, today: string): number | null {
  const { discounts: _discounts, rules: _rules, ...plain } = list;
  const isWithin = (arrival: string) =>
    [arrival, addDays(arrival, daysOfWeek - 1)].every(
      (night) => periodOfNight(list, night) === period,
    );
  // One that has begun may be whole in the year after next.
  for (const arrival of datesBetween(today, addMonths(today, 24))) {
    const price = isWithin(arrival)
      ? totalOf({ prices: plain, today }, weekFrom({ arrival }))
      : null;
    if (price !== null) return price;
  }
  return null;
}

/** What is asked of stays in a period, in words; nothing where the owner has set no rule. */
export function describeRules(
  list: PriceList,
  period: Period,
  wording: Localized,
): readonly string[] {
  return rulesOf(list, period).map((rule) => describeRule(rule, wording));
}
