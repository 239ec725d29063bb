import type { Coordinates } from "../fields.ts";

/** A rectangle of the map: its upper edge, its sides, and its width for a height of 1. */
export type MapView = {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly aspect: number;
};

/** A rectangle of a drawing by its edges, in the units of the drawing. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Places are grouped by the minutes to get there; those beyond the last are with the last. */
export const reachMinutes = [10, 30, 60] as const;

/** How much room a view leaves around its points, as a part of the larger side: names need it. */
const marginShare = 0.1;

/** The smallest view around these points that has this aspect and is at least so wide. */
export function viewAround(
  points: readonly Coordinates[],
  { aspect, minimumKilometres }: { aspect: number; minimumKilometres: number },
): MapView {
  const xs = points.map(({ longitude }) => longitude);
  const ys = points.map(({ latitude }) => stretchLatitude(latitude));
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const degreesPerKilometre = stretchAt(unstretch((north + south) / 2)) / kilometresPerDegree;
  const width = Math.max(
    (east - west) * (1 + 2 * marginShare),
    (north - south) * (1 + 2 * marginShare) * aspect,
    minimumKilometres * degreesPerKilometre,
  );
  return {
    west: round((east + west - width) / 2),
    east: round((east + west + width) / 2),
    north: round(unstretch((north + south + width / aspect) / 2)),
    aspect,
  };
}

/** The lower edge of a view. */
export function southOf({ west, east, north, aspect }: MapView): number {
  return unstretch(stretchLatitude(north) - (east - west) / aspect);
}

/** Where a point lies in a view (Mercator): parts of its width from left, of its height from top. */
export function projectPoint(
  { latitude, longitude }: Coordinates,
  { west, east, north, aspect }: MapView,
): readonly [x: number, y: number] {
  const width = east - west;
  const fromTop = stretchLatitude(north) - stretchLatitude(latitude);
  return [(longitude - west) / width, (fromTop / width) * aspect];
}

/** How much of a view's width a distance takes, in kilometres, in the middle of the view. */
export function measureDistance(kilometres: number, view: MapView): number {
  const middle = (view.north + southOf(view)) / 2;
  return (kilometres * stretchAt(middle)) / kilometresPerDegree / (view.east - view.west);
}

/** The south-west and north-east corners of a square around a point, so many kilometres from it. */
export function cornersAround({ latitude, longitude }: Coordinates, kilometres: number) {
  const high = kilometres / kilometresPerDegree;
  const wide = high * stretchAt(latitude);
  return [
    { latitude: latitude - high, longitude: longitude - wide },
    { latitude: latitude + high, longitude: longitude + wide },
  ];
}

/** Kilometres between two points as the crow flies, on a round earth. */
export function crowDistance(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180;
  const north = (to.latitude - from.latitude) * radians;
  const east = (to.longitude - from.longitude) * radians;
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(east / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

/** One of latitude; of longitude at the equator. */
const kilometresPerDegree = 111.2;

/** Mercator's ordinate in degrees, so that both axes have one scale. */
function stretchLatitude(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);
}

function unstretch(ordinate: number): number {
  return (Math.atan(Math.exp((ordinate * Math.PI) / 180)) * 360) / Math.PI - 90;
}

function stretchAt(latitude: number): number {
  return 1 / Math.cos((latitude * Math.PI) / 180);
}

/** To a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
