import { places, villa } from "../../facts/facts.server.ts";
import type { Coordinates } from "../../facts/facts.ts";
import { formatDistance } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Bundles } from "../../load-texts.ts";
import { type MapFrameName, mapFrames, measureDistance, projectPoint } from "./map-frame.ts";
import type { LabelData, LabelSide } from "./map-label.tsx";

/** One map: its names, its scale, and the box that the other map shows, in percent of its size. */
export type MapData = {
  readonly labels: readonly LabelData[];
  readonly scale: { readonly width: number; readonly text: string };
  readonly detail?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
};

/** The places of each map, and the side of the mark on which the name has room. */
const shownPlaces: Readonly<Record<MapFrameName, Readonly<Record<string, LabelSide>>>> = {
  region: {
    house: "left",
    "pula-airport": "left",
    "rijeka-airport": "below",
    "trieste-airport": "left",
    porec: "left",
    rovinj: "left",
    opatija: "left",
  },
  surroundings: {
    house: "under",
    village: "upper",
    mine: "right",
    labin: "right",
    rabac: "right",
  },
};

const scaleKilometres: Readonly<Record<MapFrameName, number>> = { region: 20, surroundings: 2 };

/** Both maps in one language. */
export function mapData(
  locale: Locale,
  { names }: Bundles["location"]["map"],
): Readonly<Record<MapFrameName, MapData>> {
  const candidates: readonly Candidate[] = [
    { key: "house", kind: "house", name: villa.name, coordinates: villa.coordinates },
    ...places.places.flatMap(({ key, coordinates, distanceKilometres }) => {
      const kind = key.endsWith("-airport") ? ("airport" as const) : ("place" as const);
      const name = names[key];
      const distance = formatDistance(distanceKilometres, locale);
      return name ? [{ key, kind, name, coordinates, distance }] : [];
    }),
    ...places.mapNames.map((item) => ({ ...item, name: names[item.key] ?? "" })),
  ];
  const { west, north } = mapFrames.surroundings;
  const [x, y] = toPercent({ latitude: north, longitude: west }, "region");
  const share = widthOf("surroundings") / widthOf("region");
  const { region, surroundings } = mapFrames;
  const detail = {
    x,
    y,
    width: round(share),
    height: round((share * region.aspect) / surroundings.aspect),
  };
  return { region: { ...drawFrame("region"), detail }, surroundings: drawFrame("surroundings") };

  function drawFrame(frame: MapFrameName): MapData {
    const kilometres = scaleKilometres[frame];
    return {
      labels: candidates.flatMap((candidate) => placeLabel(candidate, frame)),
      scale: {
        width: round(measureDistance(kilometres, mapFrames[frame])),
        text: formatDistance(kilometres, locale),
      },
    };
  }
}

type Candidate = Omit<LabelData, "x" | "y" | "side"> & { readonly coordinates: Coordinates };

function placeLabel(
  { coordinates, ...label }: Candidate,
  frame: MapFrameName,
): readonly LabelData[] {
  const [x, y] = toPercent(coordinates, frame);
  const hasMark = !["country", "sea", "region"].includes(label.kind);
  const side = hasMark ? shownPlaces[frame][label.key] : "on";
  const isOnMap = x > 0 && x < 100 && y > 0 && y < 100;
  // The word for a sea that is elsewhere on the large map would stand twice on it.
  const isOtherSea = label.kind === "sea" && frame === "region" && isIn(coordinates);
  return side && isOnMap && !isOtherSea ? [{ ...label, x, y, side }] : [];
}

function isIn(coordinates: Coordinates): boolean {
  return toPercent(coordinates, "surroundings").every((share) => share > 0 && share < 100);
}

function toPercent(coordinates: Coordinates, frame: MapFrameName): readonly [number, number] {
  const [x, y] = projectPoint(coordinates, mapFrames[frame]);
  return [round(x), round(y)];
}

function widthOf(frame: MapFrameName): number {
  return mapFrames[frame].east - mapFrames[frame].west;
}

/** Percent with one decimal: less than a pixel. */
function round(share: number): number {
  return Math.round(share * 1000) / 10;
}
