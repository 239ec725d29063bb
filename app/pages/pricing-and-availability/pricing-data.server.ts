import type { PictureData } from "../../components/picture.tsx";
import { pictures, prices, villa } from "../../facts/facts.server.ts";
import type { PricePeriod } from "../../facts/facts.ts";
import { fillPlural, fillText } from "../../i18n/fill-text.ts";
import { formatDayRange, formatMoney, formatWeekdays } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Bundles } from "../../load-texts.ts";
import {
  type AvailabilityData,
  availabilityData,
  type Occasion,
} from "../../stay/availability-data.server.ts";
import { pictureData } from "../picture-data.server.ts";

export type PricingData = {
  readonly picture: PictureData;
  readonly persons: number;
  /** The season's price list, in the order of the year. */
  readonly season: readonly {
    readonly key: string;
    readonly range: string;
    readonly price: string;
    /** Fewest nights and days of arrival, where the owner has set any. */
    readonly rules: readonly string[];
  }[];
  readonly availability: AvailabilityData;
  readonly checkIn: string;
  readonly checkOut: string;
};

/** Everything the price page shows that is not wording. */
export function pricingData(
  locale: Locale,
  texts: Pick<Bundles, "seasonal-pricing" | "pricing-and-availability" | "availability">,
  occasion: Occasion,
): PricingData {
  const { rules } = texts["pricing-and-availability"];
  return {
    picture: pictureData(pictures.pages["pricing-and-availability"], locale),
    persons: villa.maximumPersons,
    season: prices.periods.map((period) => ({
      key: period.key,
      range: formatDayRange(period.from, period.to, locale),
      price: formatMoney(period.pricePerNight, prices.currency, locale),
      rules: periodRules(period, locale, texts["seasonal-pricing"]),
    })),
    availability: availabilityData(locale, texts.availability, occasion),
    checkIn: fillText(rules.checkIn, { time: villa.checkInFrom }),
    checkOut: fillText(rules.checkOut, { time: villa.checkOutUntil }),
  };
}

/** Fewest nights and days of arrival of a period, in words; none where the owner has set none. */
export function periodRules(
  { minimumNights = 1, arrivalDays = [] }: PricePeriod,
  locale: Locale,
  texts: Bundles["seasonal-pricing"],
): readonly string[] {
  return [
    ...(minimumNights > 1 ? [fillPlural(texts.minimumNights, minimumNights, locale)] : []),
    ...(arrivalDays.length > 0
      ? [fillText(texts.arrivalDays, { days: formatWeekdays(arrivalDays, locale) })]
      : []),
  ];
}
