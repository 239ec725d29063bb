import type { DrawingData } from "../../components/drawing.tsx";
import type { PictureData } from "../../components/picture.tsx";
import { pictures, places, villa } from "../../facts/facts.server.ts";
import { fillText } from "../../i18n/fill-text.ts";
import { formatDistance, formatMinutes, formatNumber } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Bundles } from "../../load-texts.ts";
import { drawingData } from "../drawing-data.server.ts";
import { pictureData } from "../picture-data.server.ts";
import { type MapData, mapData } from "./map-data.server.ts";
import type { MapFrameName } from "./map-frame.ts";

export type LocationData = {
  readonly picture: PictureData;
  /** Latitude and longitude in degrees, with their letters. */
  readonly coordinates: string;
  readonly distances: readonly {
    readonly key: string;
    readonly name: string;
    readonly distance: string;
    readonly time: string;
  }[];
  readonly maps: Readonly<Record<MapFrameName, MapData>>;
  readonly stories: readonly {
    readonly key: string;
    readonly heading: string;
    readonly text: string;
    readonly drawing?: DrawingData | undefined;
  }[];
};

/** Everything the location page shows that is not wording. */
export function locationData(locale: Locale, location: Bundles["location"]): LocationData {
  const { latitude, longitude } = villa.coordinates;
  return {
    picture: pictureData(pictures.pages.location, locale),
    coordinates: `${latitude.toFixed(5)}° N, ${longitude.toFixed(5)}° E`,
    distances: places.places.map((place) => ({
      key: place.key,
      name: location.places[place.key] ?? "",
      distance: formatDistance(place.distanceKilometres, locale),
      time: fillText(place.by === "foot" ? location.distances.onFoot : location.distances.byCar, {
        minutes: formatMinutes(place.travelMinutes),
      }),
    })),
    maps: mapData(locale, location.map),
    stories: places.stories.map(({ key, drawing }) => ({
      key,
      heading: location.stories[key]?.heading ?? "",
      text: fillText(location.stories[key]?.text ?? "", {
        inhabitants: formatNumber(places.labinInhabitants, locale),
        miners: formatNumber(places.mine.minersMoreThan, locale),
        from: places.mine.from,
        to: places.mine.to,
      }),
      drawing: drawing ? drawingData(drawing, locale) : undefined,
    })),
  };
}
