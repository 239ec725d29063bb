import type { DrawingData } from "../../components/drawing.tsx";
import type { PlaceMapData } from "../../components/map/place-map.tsx";
import { home, places, villa } from "../../facts/facts.server.ts";
import type { Coordinates } from "../../facts/fields.ts";
import type { Place } from "../../facts/places.ts";
import { fillText } from "../../i18n/fill-text.ts";
import { formatDate, formatDistance, formatMinutes, formatNumber } from "../../i18n/format.ts";
import { loadPageTexts } from "../../load-texts.ts";
import type { Route } from "../../routes.ts";
import type { Occasion } from "../../stay/availability-data.server.ts";
import { dateAtHouse } from "../../stay/today.ts";
import { describeWay, distanceTo } from "../describe-way.server.ts";
import { drawingData } from "../drawing-data.server.ts";
import { mapData } from "../map-data.server.ts";
import type { PreparedPage } from "../prepared-page.server.ts";

/** A place as the page tells of it. */
export type PlaceData = {
  readonly key: string;
  readonly kind: Place["kind"];
  readonly name: string;
  readonly distance: string;
  /** With the way that it is for: `8 min by car`. */
  readonly time: string;
  readonly note?: string | undefined;
};

export type LocationData = {
  readonly asOf: string;
  /** Latitude and longitude in degrees, with their letters. */
  readonly coordinates: string;
  readonly maps: readonly PlaceMapData[];
  /** All of them, in the order of the content. */
  readonly places: readonly PlaceData[];
  /** What is to be seen and done within so many minutes; groups without a place are left out. */
  readonly reach: readonly {
    readonly minutes: ReachMinutes;
    readonly places: readonly PlaceData[];
  }[];
  readonly airports: readonly PlaceData[];
  readonly stations: readonly PlaceData[];
  readonly drives: readonly Pick<PlaceData, "key" | "name" | "distance" | "time">[];
  readonly stories: readonly {
    readonly key: string;
    readonly heading: string;
    readonly text: string;
    readonly drawing?: DrawingData | undefined;
  }[];
  /** When guests can come, `16:00`. */
  readonly checkIn: string;
};

const reachMinutes = [10, 30, 60] as const;
type ReachMinutes = (typeof reachMinutes)[number];

/** Everything the location page shows that is not wording. */
export async function preparePage(
  { locale }: Route,
  { now }: Occasion,
): Promise<PreparedPage<LocationData>> {
  const { location: texts, legal } = await loadPageTexts("location", locale);
  const all = places.places.map(describePlace);
  const goals = places.places.filter(({ kind }) => kind !== "airport" && kind !== "station");
  const data: LocationData = {
    asOf: fillText(legal.updated, { date: formatDate(dateAtHouse(now), locale) }),
    coordinates: formatCoordinates(villa.coordinates),
    // A house alone on white would be no map.
    maps: places.places.length > 0 ? mapData(texts) : [],
    places: all,
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
      name: texts.arriving.drives[key] ?? "",
      distance: formatDistance(distanceKilometres, locale),
      time: formatMinutes(travelMinutes),
    })),
    stories: places.stories.map(({ key, drawing, numbers = {}, years = {} }) => ({
      key,
      heading: texts.stories[key]?.heading ?? "",
      text: fillText<string>(texts.stories[key]?.text ?? "", {
        ...Object.fromEntries(
          Object.entries(numbers).map(([name, value]) => [name, formatNumber(value, locale)]),
        ),
        ...years,
      }),
      drawing: drawing ? drawingData(drawing, locale) : undefined,
    })),
    checkIn: villa.checkInFrom,
  };
  const description = fillText(texts.description, {
    villa: villa.name,
    village: all.find(({ kind }) => kind === "village")?.distance ?? "",
    town: distanceTo(home.surroundings.town, locale),
  });
  return { title: texts.title, description, data };

  function describePlace(place: Place): PlaceData {
    const { key, kind } = place;
    return { key, kind, ...describeWay(place, locale, texts), note: texts.notes[key] };
  }
}

function reachOf({ travelMinutes }: Place): ReachMinutes {
  return reachMinutes.find((minutes) => travelMinutes <= minutes) ?? 60;
}

/** Degrees north or south and east or west. */
function formatCoordinates({ latitude, longitude }: Coordinates): string {
  const degrees = (value: number, [positive, negative]: string) =>
    `${Math.abs(value).toFixed(5)}°\u00a0${value < 0 ? negative : positive}`;
  return `${degrees(latitude, "NS")}, ${degrees(longitude, "EW")}`;
}
