import { dateAtHouse } from "../../../domain/dates/today.ts";
import type { Coordinates } from "../../../domain/fields.ts";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import {
  formatDate,
  formatDegrees,
  formatDistance,
  formatHour,
  formatMinutes,
  formatNumber,
} from "../../../domain/locales/format.ts";
import { directionOf, type Locale } from "../../../domain/locales/locales.ts";
import { reachMinutes } from "../../../domain/map/map-view.ts";
import { home, pictures, places, villa } from "../../../house/facts/facts.server.ts";
import type { Place } from "../../../house/facts/places.ts";
import type { Route } from "../../../house/routes/routes.ts";
import { loadPageMessages, type Messages } from "../../layout/load-messages.ts";
import { findNeighbours, mapData } from "../../map/map-data.server.ts";
import type { Occasion } from "../../occasion.ts";
import { describeWay, distanceTo } from "../describe-house.server.ts";
import { drawingData, pictureData } from "../picture-data.server.ts";
import type { PreparedPage } from "../prepared-page.server.ts";

export type LocationData = Awaited<ReturnType<typeof preparePage>>["data"];

/** The data of the location page. */
export async function preparePage({ locale }: Route, { now }: Occasion) {
  const { location: messages, legal } = await loadPageMessages("location", locale);
  const all = places.places.map(describePlace);
  const goals = places.places.filter(({ kind }) => kind !== "airport" && kind !== "station");
  const view = pictures.pages.location;
  const data = {
    asOf: fillMessage(legal.asOf, { date: formatDate(dateAtHouse(now), locale) }),
    /** Latitude and longitude in degrees, with their letters. */
    coordinates: formatCoordinates(villa.coordinates, messages.compass, locale),
    // A map needs more than the house.
    maps: places.places.length > 0 ? mapData(messages, locale) : [],
    places: all,
    /** Places by driving time; groups without a place are left out. */
    reach: reachMinutes
      .map((minutes) => ({
        minutes,
        places: goals.filter((place) => reachOf(place) === minutes).map(describePlace),
      }))
      .filter((group) => group.places.length > 0),
    airports: all.filter(({ kind }) => kind === "airport"),
    stations: all.filter(({ kind }) => kind === "station"),
    drives: places.drives.map(({ key, distanceKilometres, travelMinutes }) => ({
      key,
      name: messages.arriving.drives[key] ?? "",
      distance: formatDistance(distanceKilometres, locale),
      time: formatMinutes(travelMinutes, locale),
    })),
    stories: places.stories.map(({ key, photo, drawing, numbers = {}, years = {} }) => ({
      key,
      heading: messages.stories[key]?.heading ?? "",
      text: fillMessage<string>(messages.stories[key]?.text ?? "", {
        ...Object.fromEntries(
          Object.entries(numbers).map(([name, value]) => [name, formatNumber(value, locale)]),
        ),
        ...years,
      }),
      picture: photo === undefined ? undefined : pictureData(photo, locale),
      drawing: drawing ? drawingData(drawing, locale) : undefined,
    })),
    picture: places.photo === undefined ? undefined : pictureData(places.photo, locale),
    /** The picture of the page, if the house names one. */
    view: view && !places.photo ? pictureData(view, locale) : undefined,
    /** The time of check-in, `16`. */
    checkIn: formatHour(villa.checkInFrom, locale),
  };
  const description = fillMessage(messages.description, {
    villa: villa.name,
    village: all.find(({ kind }) => kind === "village")?.distance ?? "",
    town: distanceTo(home.surroundings.town, locale),
  });
  return { title: messages.title, description, data } satisfies PreparedPage;

  /** A place on the page. */
  function describePlace(place: Place) {
    const { key, kind } = place;
    const story = places.stories.find((told) => told.key === key);
    return {
      key,
      kind,
      ...describeWay(place, locale, messages),
      note: messages.notes[key],
      /** The anchor of its story, if there is one. */
      drawing: story?.drawing ? drawingData(story.drawing, locale) : undefined,
      neighbours: findNeighbours(key),
    };
  }
}

function reachOf({ travelMinutes }: Place) {
  return reachMinutes.find((minutes) => travelMinutes <= minutes) ?? 60;
}

/** Degrees north or south and east or west, isolated from right-to-left text. */
function formatCoordinates(
  { latitude, longitude }: Coordinates,
  { north, south, east, west }: Messages["location"]["compass"],
  locale: Locale,
): string {
  const degrees = (value: number, side: string) =>
    `${formatDegrees(Math.abs(value), locale)}°\u00a0${side}`;
  const sides = [latitude < 0 ? south : north, longitude < 0 ? west : east] as const;
  const both = `${degrees(latitude, sides[0])}, ${degrees(longitude, sides[1])}`;
  return directionOf(locale) ? `\u2066${both}\u2069` : both;
}
