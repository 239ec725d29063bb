import type { roofs } from "../../../app/facts/floor-drawing.ts";
import { type Box, measureRing, type Point, type Ring, splitRing } from "./outlines.ts";

/** A point in space, in units of the plan. */
export type Place = readonly [x: number, y: number, height: number];

/** A flat part of what stands on a floor, with the direction in which tiles are laid on it. */
export type Face = {
  readonly kind: "tiles" | "wall" | "top";
  readonly corners: readonly Place[];
  readonly up?: Place;
  readonly insets?: Insets;
  /** In the body that it is part of: it is seen from outside. */
  readonly inside: Place;
};

/** How much shorter the upper edge of a slope is than its eaves, at either end. */
type Insets = readonly [before: number, after: number];

/** How high a ridge is above the eaves, as a part of what the roof spans; and what a flat roof is thick. */
const pitch = 0.27;
const flatHeight = 30;

/** The walls that stand on a ring, from one height to another. */
export function raiseWalls(ring: Ring, from: number, to: number): readonly Face[] {
  const turn = Math.sign(measureRing(ring));
  return ring.map(([x, y], at) => {
    const [fromX, fromY] = ring.at(at - 1) as Point;
    const corners: readonly Place[] = [
      [fromX, fromY, from],
      [x, y, from],
      [x, y, to],
      [fromX, fromY, to],
    ];
    return {
      kind: "wall",
      corners,
      inside: [x - turn * (y - fromY), y + turn * (x - fromX), from],
    };
  });
}

/** A roof over a ring, whose eaves are this high. */
export function raiseRoof(
  kind: (typeof roofs)[number],
  ring: Ring,
  eaves: number,
): readonly Face[] {
  if (kind === "flat") {
    const to = eaves + flatHeight;
    const corners = ring.map(([x, y]): Place => [x, y, to]);
    const [[x, y] = [0, 0]] = ring;
    return [...raiseWalls(ring, eaves, to), { kind: "top", corners, inside: [x, y, eaves] }];
  }
  const [main, ...wings] = splitRing(ring);
  if (!main) return [];
  const ridge = longerAxis(main);
  const hip = kind === "hip" ? spanOf(main, ridge) / 2 : 0;
  return [
    ...pitchRoof(main, ridge, [hip, hip], eaves),
    ...wings.flatMap((wing) => {
      // A wing has its ridge towards the house, and on into the slope that it meets.
      const axis = wing[0][0] < main[1][0] && wing[1][0] > main[0][0] ? 1 : 0;
      const isBefore = wing[1][axis] <= main[0][axis];
      const meets = axis === ridge && kind === "gable" ? 0 : -spanOf(wing, axis) / 2;
      const free = kind === "hip" ? spanOf(wing, axis) / 2 : 0;
      return pitchRoof(wing, axis, isBefore ? [free, meets] : [meets, free], eaves);
    }),
  ];
}

function longerAxis([[left, top], [right, end]]: Box): 0 | 1 {
  return right - left >= end - top ? 0 : 1;
}

/** How far it is from eaves to eaves of a ridge along this axis. */
function spanOf([from, to]: Box, axis: 0 | 1): number {
  const other = axis === 0 ? 1 : 0;
  return to[other] - from[other];
}

/** Two slopes, and what closes them; its ridge is shorter than the eaves at either end, or longer below zero. */
function pitchRoof(box: Box, axis: 0 | 1, insets: Insets, eaves: number): readonly Face[] {
  const other = axis === 0 ? 1 : 0;
  const [from, to] = box.map((corner) => corner[axis]) as [number, number];
  const [near, far] = box.map((corner) => corner[other]) as [number, number];
  const place = (along: number, across: number, height: number): Place =>
    axis === 0 ? [along, across, height] : [across, along, height];
  const half = (far - near) / 2;
  const rise = 2 * half * pitch;
  const ridge = [from + insets[0], to - insets[1]].map((along) =>
    place(along, near + half, eaves + rise),
  );
  const inside = place((from + to) / 2, near + half, eaves);
  const slope = (across: number, up: number): Face => ({
    ...{ kind: "tiles", inside, insets, up: place(0, up, rise) },
    corners: [
      place(from, across, eaves),
      place(to, across, eaves),
      ...ridge.toReversed(),
    ] as readonly Place[],
  });
  const ends = [from, to].flatMap((along, end): Face[] => {
    const inset = insets[end] ?? 0;
    if (inset < 0) return [];
    const corners = [place(along, near, eaves), place(along, far, eaves), ridge[end] ?? inside];
    const up = place(end === 0 ? inset : -inset, 0, rise);
    return [
      inset > 0
        ? { kind: "tiles", corners, inside, up, insets: [half, half] }
        : { kind: "wall", corners, inside },
    ];
  });
  return [slope(near, half), slope(far, -half), ...ends];
}
