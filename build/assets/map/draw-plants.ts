import type { MapPlan } from "../../../app/components/map/plan-maps.ts";
import type { Point } from "./lines.ts";

/** The land that plants may stand on, as rings, what they keep off, and the size of the drawing. */
type Ground = {
  readonly land: readonly (readonly Point[])[] | undefined;
  readonly roads: readonly (readonly Point[])[];
  readonly points: MapPlan["points"];
  readonly width: number;
  readonly height: number;
};

/** Small drawings around their foot, as the pen of the other drawings has them. */
const plants = {
  tree: "m0 0v-11c-11 1-14-17-3-20 9-5 19 7 13 15-2 4-6 5-10 5",
  cypress: "m0 0v-6c-8-11-4-27 0-36 5 9 8 25 0 36",
  vine: "m-20 0q20-9 40-5m-37-7q19-9 38-5m-35-7q18-9 36-5",
} as const;

/** How many groups are tried for each kind, and how many plants in each; distances in units. */
const groupsPerKind = 34;
const plantsPerGroup = 8;
const groupRadius = 105;
const apart = 36;
const fromRoads = 34;
/** Half the room of a mark and its name, on whichever side of it that stands. */
const fromNames = { x: 330, y: 110 };
const fromEdge = 40;
const fromWater = 34;

/**
 * Trees, cypresses and rows of vines in groups, as decoration that claims nothing: by chance, but the
 * same chance every time, and never on a road, a name or the water.
 */
export function drawPlants({ land, roads, points, width, height }: Ground): string {
  const random = randomFrom(7);
  const placed: Point[] = [];
  const isFree = ([x, y]: Point) =>
    Math.min(x, y, width - x, height - y) > fromEdge &&
    [-fromWater, 0, fromWater].every(
      (step) => isOnLand([x + step, y], land) && isOnLand([x, y + step], land),
    ) &&
    placed.every((other) => distance([x, y], other) > apart) &&
    points.every(
      (point) =>
        Math.abs(point.x * width - x) > fromNames.x || Math.abs(point.y * height - y) > fromNames.y,
    ) &&
    roads.every((road) =>
      road.every((to, index) => toSide([x, y], road[index - 1] ?? to, to) > fromRoads),
    );
  const uses = Object.keys(plants).flatMap((kind) =>
    Array.from({ length: groupsPerKind }, (): Point => [random() * width, random() * height])
      .flatMap((centre) =>
        Array.from({ length: plantsPerGroup }, (): Point => {
          const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * groupRadius];
          return [centre[0] + Math.cos(angle) * far, centre[1] + Math.sin(angle) * far * 0.7];
        }),
      )
      .flatMap((spot) => {
        if (!isFree(spot)) return [];
        placed.push(spot);
        const [x, y] = spot.map(Math.round);
        return `<use href="#${kind}" x="${x}" y="${y}"/>`;
      }),
  );
  const drawn = Object.entries(plants).map(
    ([kind, d]) =>
      `<path id="${kind}" d="${d}"${kind === "vine" ? ' stroke-dasharray="5 4"' : ""}/>`,
  );
  return `<defs>${drawn.join("")}</defs>${uses.join("")}`;
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whether a line to the left crosses an odd number of sides; everywhere where no coast is known. */
export function isOnLand([x, y]: Point, land: Ground["land"]): boolean {
  if (!land) return true;
  const crossed = land.flatMap((ring) =>
    ring.filter(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1) as Point;
      return fromY > y !== toY > y && x > fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    }),
  );
  return crossed.length % 2 === 1;
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** How far a point is from a straight line between two others. */
function toSide(point: Point, from: Point, to: Point): number {
  const length = distance(from, to) ** 2 || 1;
  const along =
    ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length;
  const share = Math.min(1, Math.max(0, along));
  return distance(point, [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
  ]);
}
