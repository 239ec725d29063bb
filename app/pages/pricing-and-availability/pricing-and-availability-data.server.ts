import { addDays, datesBetween, monthOf } from "../../dates/calendar-date.ts";
import { prices } from "../../facts/facts.server.ts";
import type { PricePeriod } from "../../facts/prices.ts";
import { fillPlural } from "../../i18n/fill-plural.ts";
import { fillText, type Text } from "../../i18n/fill-text.ts";
import { formatDayRange, formatMoney, formatWeekdays } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import { type Bundles, loadPageTexts } from "../../load-texts.ts";
import type { Route } from "../../routes.ts";
import {
  type AvailabilityData,
  availabilityData,
  type Occasion,
} from "../../stay/availability-data.server.ts";
import { describeStay } from "../../stay/describe-stay.ts";
import { periodOfNight, priceOfWeek } from "../../stay/price.ts";
import { pagePicture, pictureData } from "../picture-data.server.ts";
import { headTexts, type PreparedPage } from "../prepared-page.server.ts";
import { goodToKnow } from "./good-to-know.server.ts";

export type PricingData = {
  readonly availability: AvailabilityData;
  /** What is only read; it is not sent beside the HTML that shows it. */
  readonly static?: ReturnType<typeof staticData>;
};

/** Everything the price page shows that is not wording. */
export async function preparePage(
  { locale }: Route,
  occasion: Occasion,
): Promise<PreparedPage<PricingData>> {
  const texts = await loadPageTexts("pricing-and-availability", locale);
  const availability = availabilityData(locale, texts.availability, occasion);
  const context = { ...availability, locale, texts: texts.availability };
  return {
    ...headTexts(texts["pricing-and-availability"]),
    data: {
      availability,
      static: staticData(locale, texts["seasonal-pricing"], availability),
    },
    answer: (asked) => describeStay(asked, context),
  };
}

function staticData(
  locale: Locale,
  texts: Bundles["seasonal-pricing"],
  { availability: { until }, today, years, isOnRequest }: AvailabilityData,
) {
  const money = (amount: number) => formatMoney(amount, prices.currency, locale);
  return {
    picture: pictureData(pagePicture("pricing-and-availability"), locale),
    /** The year that the price list is for: that of the next season. */
    year: years,
    /** The season's price list, in the order of the year. */
    season: prices.periods.map((period) => ({
      key: period.key,
      range: formatDayRange(period.from, period.to, locale),
      price: money(period.pricePerNight),
      weekPrice: money(priceOfWeek(prices, period)),
      /** What the owner asks of stays in the period, if anything. */
      rules: periodRules(period, locale, texts),
      /** The month of the calendar that the period begins in next; null where there is none. */
      month: isOnRequest ? null : nextMonthOf(period, today, until),
    })),
    /** Whether there are nights in none of the periods. */
    hasOtherNights: findsOtherNights(),
    goodToKnow: goodToKnow(locale),
  };
}

/** In a year without a 29 February, for which nobody has to give a price. */
function findsOtherNights(): boolean {
  return datesBetween("2027-01-01", "2028-01-01").some((night) => !periodOfNight(prices, night));
}

/** The month of the first night of a period that is still to come. */
function nextMonthOf({ from, to }: PricePeriod, today: string, until: string) {
  const year = today.slice(0, "YYYY-".length);
  const isOver = year + to < today;
  const next = isOver ? `${Number(year.slice(0, -1)) + 1}-${from}` : year + from;
  const night = next < today ? today : next;
  return addDays(night, 1) <= until ? monthOf(night) : null;
}

/** What is asked of stays in a period, in words; nothing where the owner has set no rule. */
export function periodRules(
  { minimumNights = 1, arrivalDays, departureDays, wholeWeeks }: PricePeriod,
  locale: Locale,
  texts: Bundles["seasonal-pricing"],
): readonly string[] {
  const daysOf = (text: Text<"days">, days: readonly number[] | undefined) =>
    days ? [fillText(text, { days: formatWeekdays(days, locale) })] : [];
  return [
    ...(wholeWeeks
      ? [fillText(texts.wholeWeeks, { day: formatWeekdays([wholeWeeks], locale) })]
      : []),
    ...(minimumNights > 1 ? [fillPlural(texts.minimumNights, minimumNights, locale)] : []),
    ...daysOf(texts.arrivalDays, arrivalDays),
    ...daysOf(texts.departureDays, departureDays),
  ];
}
