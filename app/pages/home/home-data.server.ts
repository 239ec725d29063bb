import type { PictureData } from "../../components/picture.tsx";
import { home, pictures, places, prices, villa } from "../../facts/facts.server.ts";
import { fillPlural, fillText } from "../../i18n/fill-text.ts";
import { formatDistance, formatMinutes, formatMoney, formatNumber } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Bundles } from "../../load-texts.ts";
import type { Availability } from "../../stay/availability.ts";
import { fullScreenData, pictureData } from "../picture-data.server.ts";
import { findNextWeek, type NextWeek } from "./find-next-week.ts";

export type HomeData = {
  readonly hero: PictureData;
  /** The house at a glance, one short phrase each. */
  readonly facts: readonly string[];
  readonly passages: readonly { readonly key: string; readonly picture: PictureData }[];
  readonly where: {
    readonly picture: PictureData;
    readonly distances: readonly {
      readonly place: string;
      readonly distance: string;
      readonly time: string;
    }[];
  };
  readonly pricesPicture: PictureData;
  /** The next week that is free; none where nothing is, or the calendar cannot be trusted. */
  readonly nextWeek: NextWeek | null;
  /** The lowest price of a night in the season, written out. */
  readonly lowestPrice: string;
  readonly labinDistance: string;
};

/** Everything the home page shows that is not wording. */
export function homeData(
  locale: Locale,
  texts: Pick<Bundles, "homepage" | "location">,
  { now, availability }: { readonly now: Date; readonly availability: Availability },
): HomeData {
  const { facts } = texts.homepage;
  const distanceTo = (key: string) => {
    const place = places.places.find((candidate) => candidate.key === key);
    if (!place) throw new Error(`no place “${key}” in content/places.json`);
    return place;
  };
  const lowest = Math.min(...prices.periods.map((period) => period.pricePerNight));
  const metres = (value: number) => `${formatNumber(value, locale)}\u00a0m`;
  return {
    hero: fullScreenData(pictures.pages.home, locale),
    facts: [
      fillPlural(facts.guests, villa.maximumPersons, locale),
      fillPlural(facts.bedrooms, villa.bedrooms, locale),
      fillPlural(facts.bathrooms, villa.bathrooms, locale),
      fillText(facts.pool, {
        length: metres(villa.pool.lengthMetres),
        width: metres(villa.pool.widthMetres),
      }),
      fillText(facts.village, {
        distance: formatDistance(distanceTo("village").distanceKilometres, locale),
      }),
    ],
    passages: home.passages.map(({ key, photo }) => ({ key, picture: pictureData(photo, locale) })),
    where: {
      picture: pictureData(home.surroundings.photo, locale),
      distances: home.surroundings.places.map(distanceTo).map((place) => ({
        place: texts.location.places[place.key] ?? "",
        distance: formatDistance(place.distanceKilometres, locale),
        time: formatMinutes(place.travelMinutes),
      })),
    },
    pricesPicture: pictureData(pictures.pages["pricing-and-availability"], locale),
    nextWeek: findNextWeek(locale, { now, availability, prices }),
    lowestPrice: formatMoney(lowest, prices.currency, locale),
    labinDistance: formatDistance(distanceTo(home.surroundings.town).distanceKilometres, locale),
  };
}
