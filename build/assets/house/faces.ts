import type { roofs } from "../../../app/facts/floor-drawing.ts";
import { type Box, measureRing, type Point, type Ring, splitRing } from "./outlines.ts";

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

/** The walls that stand on a ring, from one height to another. */
export function raiseWalls(ring: Ring, from: number, to: number): readonly Face[] {
  const turn = Math.sign(measureRing(ring));
  return ring.map((end, at) => {
    const start = ring.at(at - 1) as Point;
    const inside = [
      end[0] - turn * (end[1] - start[1]),
      end[1] + turn * (end[0] - start[0]),
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

/** A roof over a ring, whose eaves are this high. */
export function raiseRoof(
  kind: (typeof roofs)[number],
  ring: Ring,
  eaves: number,
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
    ...pitchRoof(main, ridge, [hip, hip], eaves),
    ...wings.flatMap((wing) => {
      // A wing has its ridge towards the house, and on into the slope that it meets; a broad one beside it.
      const axis = spanOf(wing, 1) > spanOf(main, ridge) ? 0 : 1;
      const half = spanOf(wing, axis) / 2;
      const free = isHip ? half : 0;
      if (axis === 0) return pitchRoof(wing, axis, [free, free], eaves);
      const meets = ridge === 1 && !isHip ? 0 : -half;
      return pitchRoof(wing, axis, wing[0][1] < top ? [free, meets] : [meets, free], eaves);
    }),
  ];
}

/** How far it is from eaves to eaves of a ridge along this axis. */
function spanOf([from, to]: Box, axis: 0 | 1): number {
  const other = axis === 0 ? 1 : 0;
  return to[other] - from[other];
}

/** Two slopes, and what closes them; its ridge is shorter than the eaves at either end, or longer below zero. */
function pitchRoof(box: Box, axis: 0 | 1, insets: Insets, eaves: number): readonly Face[] {
  const other = axis === 0 ? 1 : 0;
  const [from, to] = [box[0][axis], box[1][axis]];
  const [near, far] = [box[0][other], box[1][other]];
  const place = (along: number, across: number, height: number): Place =>
    axis === 0 ? [along, across, height] : [across, along, height];
  const half = (far - near) / 2;
  const rise = 2 * half * pitch;
  const start = place(from + insets[0], near + half, eaves + rise);
  const end = place(to - insets[1], near + half, eaves + rise);
  const inside = place((from + to) / 2, near + half, eaves);
  const roofSlope = (across: number, up: number): Face => ({
    kind: "tiles",
    corners: [place(from, across, eaves), place(to, across, eaves), end, start],
    inside,
    slope: { up: place(0, up, rise), insets },
  });
  const close = (along: number, ridge: Place, inset: number): Face[] => {
    if (inset < 0) return [];
    const corners = [place(along, near, eaves), place(along, far, eaves), ridge];
    if (inset === 0) return [{ kind: "wall", corners, inside }];
    const up = place(along === from ? inset : -inset, 0, rise);
    return [{ kind: "tiles", corners, inside, slope: { up, insets: [half, half] } }];
  };
  return [
    roofSlope(near, half),
    roofSlope(far, -half),
    ...close(from, start, insets[0]),
    ...close(to, end, insets[1]),
  ];
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
