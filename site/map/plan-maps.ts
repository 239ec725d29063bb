import type { Coordinates } from "../../domain/fields.ts";
import {
  cornersAround,
  crowDistance,
  type MapView,
  measureDistance,
  projectPoint,
  reachMinutes,
  viewAround,
} from "../../domain/map/map-view.ts";
import type { MapName, Place } from "../../house/facts/places.ts";

/** The facts that maps are drawn from. */
export type MapFacts = {
  readonly house: Coordinates;
  readonly places: readonly Place[];
  readonly mapNames: readonly MapName[];
};

/** The map of the surroundings, and that of the region with farther places. */
export type MapScale = "near" | "far";

/** A point on a map. */
export type MapPoint = {
  /** The class of the point in the style sheet of positions. */
  readonly at: string;
  readonly key: string;
  readonly kind: "house" | "ring" | Place["kind"] | MapName["kind"];
  /** Fractions of the width from the left, of the height from the top. */
  readonly x: number;
  readonly y: number;
};

/** Whether a kind of place has a mark. */
export function hasMark(kind: MapPoint["kind"]): boolean {
  return !["ring", "sea", "country", "region"].includes(kind);
}

/** One map: its points, and circles of driving time in minutes. */
export type MapPlan = ReturnType<typeof planMap>;

/** The aspect ratio of the maps, width by height. */
export const aspects: Readonly<Record<MapScale, number>> = { near: 1, far: 0.82 };

/** The largest distance on the map of the surroundings. */
const nearMinutes = 25;
/** Places farther than this are listed only: the map would shrink to a dot. */
const farMinutes = 150;
const minimumKilometres: Readonly<Record<MapScale, number>> = { near: 13, far: 60 };

/** A ring says its minutes at its top, or at its foot where a mark is nearer, in parts of the width. */
const ringNameRoom = 0.07;

/** The maps of a house: the one around it, and that of the region where a place is farther. */
export function planMaps(facts: MapFacts): readonly MapPlan[] {
  const isNear = ({ travelMinutes }: Place) => travelMinutes <= nearMinutes;
  // A station is a name in a list: on a map it would stand on the town that it belongs to.
  const drawn = facts.places.filter(
    ({ kind, travelMinutes }) => kind !== "station" && travelMinutes <= farMinutes,
  );
  // Names of countries and the like are for the large map; a name that is on one is not on the other.
  const isLocal = ({ kind }: MapName) => kind === "sea" || kind === "locality";
  const near = planMap(
    "near",
    { ...facts, mapNames: facts.mapNames.filter(isLocal) },
    drawn.filter(isNear),
  );
  const farther = drawn.filter((place) => !isNear(place));
  if (farther.length === 0) return [near];
  const mapNames = facts.mapNames.filter((name) => !(isLocal(name) && isOn(name, near.view)));
  return [near, planMap("far", { ...facts, mapNames }, farther)];
}

function planMap(scale: MapScale, facts: MapFacts, places: readonly Place[]) {
  const { house } = facts;
  const aspect = aspects[scale];
  const reaches = reachMinutes
    .filter((minutes) => minutes <= nearMinutes === (scale === "near"))
    .map((minutes) => ({ minutes, reach: reachIn(minutes, facts) }))
    .filter(({ reach }) => reach > 0);
  const positions = [
    house,
    ...places.map(({ coordinates }) => coordinates),
    ...reaches.flatMap(({ reach }) => cornersAround(house, reach)),
  ];
  const view = viewAround(positions, { aspect, minimumKilometres: minimumKilometres[scale] });
  const rings = reaches.map(({ minutes, reach }) => ({
    minutes,
    /** As a part of the width. */
    radius: measureDistance(reach, view),
  }));
  const marks = [
    { key: "house", kind: "house" as const, coordinates: house },
    ...places,
    ...facts.mapNames.filter((name) => isOn(name, view)),
  ].map(({ key, kind, coordinates }) => {
    const [x, y] = projectPoint(coordinates, view);
    return { key, kind, x, y };
  });
  const [x, y] = projectPoint(house, view);
  const names = rings.map(({ minutes, radius }) => {
    const [top, foot] = [y - radius * aspect, y + radius * aspect];
    const isFree = marks.every(
      (mark) => Math.hypot(mark.x - x, (mark.y - top) / aspect) > ringNameRoom,
    );
    return { key: String(minutes), kind: "ring" as const, x, y: isFree ? top : foot };
  });
  const points: readonly MapPoint[] = [...marks, ...names].map((spot, index) => ({
    at: `${scale}${index}`,
    ...spot,
  }));
  return { scale, view, points, rings };
}

function isOn({ coordinates }: MapName, view: MapView): boolean {
  return projectPoint(coordinates, view).every((share) => share > 0.02 && share < 0.98);
}

/** Kilometres as the crow flies that a car is from the house after so many minutes: as the places say. */
function reachIn(minutes: number, { house, places }: MapFacts): number {
  const speeds = places
    .filter(
      ({ by, travelMinutes }) => by === "car" && Math.abs(Math.log2(travelMinutes / minutes)) <= 1,
    )
    .map(({ coordinates, travelMinutes }) => crowDistance(house, coordinates) / travelMinutes)
    .sort((one, other) => one - other);
  return (speeds[Math.floor(speeds.length / 2)] ?? 0) * minutes;
}
