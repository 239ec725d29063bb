import type { roofs } from "../../../app/facts/floor-drawing.ts";
import { measureRing } from "../measure-ring.ts";
import { type Box, boxAround, isWithin, type Point, type Ring, splitRing } from "./outlines.ts";

type RoofKind = (typeof roofs)[number];

/** A point in space, in units of the plan. */
export type Place = readonly [x: number, y: number, height: number];

/** A flat part of a body, and a place in that. A slope has its eaves first. */
export type Face = {
  readonly kind: "tiles" | "wall";
  readonly corners: readonly Place[];
  readonly inside: Place;
  /** The way up from its eaves, and how much its upper edge is shorter than these, at either end. */
  readonly slope?: { readonly up: Place; readonly insets: Insets };
};

type Insets = readonly [before: number, after: number];

/** How high a ridge is above the eaves, as a part of what the roof spans; and what a flat roof is thick. */
const pitch = 0.27;
const flatHeight = 30;

/** How far eaves reach beyond the walls. */
export const eavesReach = 26;

/** How far a chimney reaches beyond the ridge, and what covers it beyond its shaft. */
const [chimneyHeight, capReach] = [95, 16];

/** The walls that stand on a ring, from one height to another. */
export function raiseWalls(ring: Ring, from: number, to: number): readonly Face[] {
  const turn = Math.sign(measureRing(ring));
  return ring.map((end, at) => {
    const start = ring.at(at - 1) as Point;
    const inward = turn / 1000;
    const inside = [
      (start[0] + end[0]) / 2 - inward * (end[1] - start[1]),
      (start[1] + end[1]) / 2 + inward * (end[0] - start[0]),
      from,
    ] as const;
    return {
      kind: "wall",
      corners: [
        [...start, from],
        [...end, from],
        [...end, to],
        [...start, to],
      ],
      inside,
    };
  });
}

/** A roof over a ring, on walls that are this high; its eaves reach beyond these. */
export function raiseRoof(
  kind: RoofKind,
  ring: Ring,
  eaves: number,
  reach: number,
): readonly Face[] {
  if (kind === "flat") {
    const top = ring.map((point): Place => [...point, eaves + flatHeight]);
    const inside: Place = [...(ring[0] ?? ([0, 0] as const)), eaves];
    return [...raiseWalls(ring, eaves, eaves + flatHeight), { kind: "wall", corners: top, inside }];
  }
  const [main, ...wings] = splitRing(ring);
  if (!main) return [];
  const [, top] = main[0];
  const ridge = spanOf(main, 0) <= spanOf(main, 1) ? 0 : 1;
  const isHip = kind === "hip";
  const hip = isHip ? spanOf(main, ridge) / 2 : 0;
  return [
    ...pitchRoof(main, ridge, [hip, hip], eaves, reach),
    ...wings.flatMap((wing) => {
      // A wing has its ridge towards the house, and on into the slope that it meets; a broad one beside it.
      const axis = spanOf(wing, 1) > spanOf(main, ridge) ? 0 : 1;
      const half = spanOf(wing, axis) / 2;
      const free = isHip ? half : 0;
      if (axis === 0) return pitchRoof(wing, axis, [free, free], eaves, reach);
      const meets = ridge === 1 && !isHip ? 0 : -half;
      const insets = wing[0][1] < top ? ([free, meets] as const) : ([meets, free] as const);
      return pitchRoof(wing, axis, insets, eaves, reach);
    }),
  ];
}

/** How far it is from eaves to eaves of a ridge along this axis. */
function spanOf([from, to]: Box, axis: 0 | 1): number {
  const other = axis === 0 ? 1 : 0;
  return to[other] - from[other];
}

/** Two slopes, and what closes them; its ridge is shorter than the walls at either end, or longer below zero. */
function pitchRoof(
  box: Box,
  axis: 0 | 1,
  insets: Insets,
  walls: number,
  reach: number,
): readonly Face[] {
  const other = axis === 0 ? 1 : 0;
  const [from, to] = [box[0][axis], box[1][axis]];
  const [near, far] = [box[0][other], box[1][other]];
  const place = (along: number, across: number, height: number): Place =>
    axis === 0 ? [along, across, height] : [across, along, height];
  const [half, middle] = [(far - near) / 2, (near + far) / 2];
  const [broad, eaves, ridge] = [half + reach, walls - 2 * reach * pitch, walls + 2 * half * pitch];
  // Where it meets another roof, it begins at the eaves of that.
  const [before, after] = insets.map((inset) => (inset < 0 ? -reach : reach)) as [number, number];
  const [first, last] = [from - before, to + after];
  const start = insets[0] === 0 ? first : from + insets[0];
  const end = insets[1] === 0 ? last : to - insets[1];
  const inside = place((from + to) / 2, middle, walls);
  const roofSlope = (side: -1 | 1): Face => ({
    kind: "tiles",
    corners: [
      place(first, middle + side * broad, eaves),
      place(last, middle + side * broad, eaves),
      place(end, middle, ridge),
      place(start, middle, ridge),
    ],
    inside,
    slope: { up: place(0, -side * broad, ridge - eaves), insets: [start - first, last - end] },
  });
  const edge = (along: number, width: number, height: number) =>
    [-width, width].map((across) => place(along, middle + across, height));
  const close = (wall: number, foot: number, top: number, inset: number): Face[] => {
    if (inset < 0) return [];
    if (inset === 0) {
      const corners = [...edge(wall, half, walls), place(wall, middle, ridge)];
      return [{ kind: "wall", corners, inside }];
    }
    const corners = [...edge(foot, broad, eaves), place(top, middle, ridge)];
    const up = place(top - foot, 0, ridge - eaves);
    return [{ kind: "tiles", corners, inside, slope: { up, insets: [broad, broad] } }];
  };
  return [
    roofSlope(-1),
    roofSlope(1),
    ...close(from, first, start, insets[0]),
    ...close(to, last, end, insets[1]),
  ];
}

/** A chimney on a roof: its shaft, from where it leaves the slopes to above the ridge, and a small roof that covers it. */
export function raiseChimney(ring: Ring, roof: readonly Face[]): readonly Face[] {
  const heights = roof.flatMap(({ corners }) => corners.map(([, , height]) => height));
  if (heights.length === 0) return [];
  const [eaves, top] = [Math.min(...heights), Math.max(...heights) + chimneyHeight];
  const [[left, near], [right, far]] = boxAround(ring);
  const inside = [(left + right) / 2, (near + far) / 2, top] as const;
  const shaft = raiseWalls(ring, top, top).map(({ kind, corners }): Face => {
    const [start, end] = corners as [Place, Place];
    // A ridge may be under its middle.
    const foot = [0, 0.5, 1].map((share): Place => {
      const [x, y] = between(start, end, share);
      return [x, y, Math.max(eaves, ...heightsAt([x, y], roof))];
    });
    return { kind, corners: [end, start, ...foot], inside };
  });
  const isPitched = roof.some(({ slope }) => slope);
  return [...shaft, ...raiseRoof(isPitched ? "gable" : "flat", ring, top, capReach)];
}

/** How high slopes over a point are. */
function heightsAt([x, y]: Point, roof: readonly Face[]): readonly number[] {
  return roof.flatMap(({ slope, corners }) => {
    const outline = corners.map(([cornerX, cornerY]): Point => [cornerX, cornerY]);
    if (!isWithin([x, y], outline)) return [];
    const [[fromX, fromY, eaves], [upX, upY, rise]] = [corners[0] as Place, slope?.up ?? [1, 1, 0]];
    return [eaves + (rise * ((x - fromX) * upX + (y - fromY) * upY)) / (upX ** 2 + upY ** 2)];
  });
}

/** Part of the way between two places, and so much higher. */
export function between([x, y, z]: Place, to: Place, share: number, height = 0): Place {
  return [x + (to[0] - x) * share, y + (to[1] - y) * share, z + (to[2] - z) * share + height];
}

/** The direction in which a face looks, out of its body. */
export function outwards({ corners: [first, second, third], inside }: Face): Place {
  if (!first || !second || !third) return [0, 0, 0];
  const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [
    minus(second, first),
    minus(third, first),
    minus(first, inside),
  ];
  const normal = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx] as const;
  const turn = Math.sign(normal[0] * cx + normal[1] * cy + normal[2] * cz);
  return [turn * normal[0], turn * normal[1], turn * normal[2]];
}

function minus([ax, ay, az]: Place, [bx, by, bz]: Place): Place {
  return [ax - bx, ay - by, az - bz];
}
