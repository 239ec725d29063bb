import type { Coordinates } from "../../facts/facts.ts";

/** A rectangle of the map: its upper edge, its sides, and its width for a height of 1. */
export type MapFrame = {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly aspect: number;
};

/** What the two maps show; `map.module.css` gives each the same aspect. */
export const mapFrames = {
  region: { west: 13.05, east: 14.95, north: 45.98, aspect: 1.04 },
  surroundings: { west: 14.06, east: 14.205, north: 45.159, aspect: 0.78 },
} as const satisfies Record<string, MapFrame>;

export type MapFrameName = keyof typeof mapFrames;

/** Where a point lies in a frame (Mercator): parts of its width from left, of its height from top. */
export function projectPoint(
  { latitude, longitude }: Coordinates,
  { west, east, north, aspect }: MapFrame,
): readonly [x: number, y: number] {
  const width = east - west;
  const fromTop = stretchLatitude(north) - stretchLatitude(latitude);
  return [(longitude - west) / width, (fromTop / width) * aspect];
}

/** How much of a frame's width a distance takes, in kilometres, in the middle of the frame. */
export function measureDistance(kilometres: number, frame: MapFrame): number {
  const width = frame.east - frame.west;
  const middle = frame.north - width / frame.aspect / 2 / stretchAt(frame.north);
  const kilometresPerDegree = 111.32 / stretchAt(middle);
  return kilometres / (width * kilometresPerDegree);
}

/** Mercator's ordinate in degrees, so that both axes have one scale. */
function stretchLatitude(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);
}

function stretchAt(latitude: number): number {
  return 1 / Math.cos((latitude * Math.PI) / 180);
}
