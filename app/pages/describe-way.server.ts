import { places } from "../facts/facts.server.ts";
import type { Place } from "../facts/places.ts";
import { fillText } from "../i18n/fill-text.ts";
import { formatDistance, formatMinutes } from "../i18n/format.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Bundles } from "../load-texts.ts";

/** A place of the content by its key, if there is one. */
export function findPlace(wanted: string | undefined): Place | undefined {
  return places.places.find(({ key }) => key === wanted);
}

/** How a place is called, how far it is, and how long it takes: on foot or by car. */
export function describeWay(
  { key, distanceKilometres, travelMinutes, by }: Place,
  locale: Locale,
  texts: Bundles["location"],
) {
  const time = by === "foot" ? texts.distances.onFoot : texts.distances.byCar;
  return {
    name: texts.places[key] ?? "",
    distance: formatDistance(distanceKilometres, locale),
    time: fillText(time, { minutes: formatMinutes(travelMinutes) }),
  };
}

/** The distance to a place by its key, written out; an empty text where there is no such place. */
export function distanceTo(key: string | undefined, locale: Locale): string {
  const place = findPlace(key);
  return place ? formatDistance(place.distanceKilometres, locale) : "";
}
