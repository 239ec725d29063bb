import { fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { formatDistance, formatMinutes } from "../../domain/locales/format.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { home, places, villa } from "../../house/facts/facts.server.ts";
import type { Place } from "../../house/facts/places.ts";
import type { Messages } from "../layout/load-messages.ts";

/** The values of the placeholders on the home page. */
export function homeValues(messages: Messages["home"], locale: Locale) {
  const { town, sea } = home.surroundings;
  return {
    villa: villa.name,
    sister: villa.sisterName ?? "",
    host: villa.host?.name ?? "",
    minutes: fillPlural(messages.host.minutes, villa.host?.minutesAway ?? 0, locale),
    townDistance: distanceTo(town, locale),
    seaDistance: distanceTo(sea, locale),
    seaMinutes: String(findPlace(sea)?.travelMinutes ?? ""),
  };
}

/** The house at a glance, one short phrase each. */
export function describeHouse(messages: Messages["home"], locale: Locale): readonly string[] {
  const { facts } = messages;
  return [
    fillPlural(facts.guests, villa.maximumPersons, locale),
    fillPlural(facts.bedrooms, villa.bedrooms, locale),
    ...(villa.pool ? [facts.pool] : []),
    ...(facts.others ?? []).map((other) => fillMessage(other, homeValues(messages, locale))),
  ];
}

/** A place of the content by its key, if there is one. */
export function findPlace(wanted: string | undefined): Place | undefined {
  return places.places.find(({ key }) => key === wanted);
}

/** Name, distance and time of a place, on foot or by car. */
export function describeWay(
  { key, distanceKilometres, travelMinutes, by }: Place,
  locale: Locale,
  messages: Messages["location"],
) {
  const minutes = formatMinutes(travelMinutes, locale);
  const way = by === "foot" ? messages.distances.onFoot : messages.distances.byCar;
  const time = fillMessage(way, { minutes });
  return {
    name: messages.places[key] ?? "",
    distance: formatDistance(distanceKilometres, locale),
    time,
    minutes: by === "foot" ? time : minutes,
  };
}

/** The distance to a place by its key, formatted; empty if there is no such place. */
export function distanceTo(key: string | undefined, locale: Locale): string {
  const place = findPlace(key);
  return place ? formatDistance(place.distanceKilometres, locale) : "";
}
