import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Facts } from "../../../app/facts/facts.ts";
import { readDrawing } from "../../content/read-drawing.ts";
import { readPlan } from "../../content/read-plan.ts";
import { drawHouse } from "./draw-house.ts";
import { readRings } from "./outlines.ts";

const mostBytes = 2500;

const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A floor of two rooms in an outline, with its roofs. */
const floor = (key: string, outline: string, more = "") => `<svg viewBox="0 0 1200 1600">
  <rect data-room="${key}-one" data-name-at="300 300" x="30" y="30" width="540" height="540"/>
  <rect data-room="${key}-two" data-name-at="900 300" x="600" y="30" width="570" height="540"/>
  <path data-part="walls" d="${outline}${rect(30, 30, 540, 540)}${rect(600, 30, 570, 540)}${rect(100, 570, 90, 30)}"/>
  <path data-part="openings" d="${rect(100, 570, 90, 30)}"/>${more}</svg>`;
const wide = rect(0, 0, 1200, 600);
const bent = "M0 0H1200V600H600V1500H0z";
const roof = (kind: string, d: string) => `<path data-roof="${kind}" d="${d}"/>`;
const wing = `<path data-part="walls" d="${rect(300, 600, 500, 700)}"/>${roof("flat", rect(300, 600, 500, 700))}`;

/** The house of these floors, from the lowest to the highest. */
function draw(
  floors: Readonly<Record<string, string>>,
  plan?: Partial<NonNullable<Facts["rooms"]["plan"]>>,
) {
  const keys = Object.keys(floors);
  const rooms = keys.flatMap((key) =>
    ["one", "two"].map((name) => ({ key: `${key}-${name}`, photos: [] })),
  );
  const drawings = Object.fromEntries(keys.map((key) => [`plan-${key}`, floors[key] ?? ""]));
  const house = drawHouse(readPlan({ plan: { floors: keys }, rooms }, drawings), plan);
  if (!house) throw new Error("nothing is drawn");
  const group = (id: string) =>
    new RegExp(`<g id="${id}">(.*?)</g>(?=<g id="(?!slice)|</svg>)`, "s").exec(house.svg)?.[1] ??
    "";
  const [x = 0, y = 0, width = 0, height = 0] = house.told.viewBox.split(" ").map(Number);
  return { ...house, group, box: { x, y, width, height } };
}

/** What paths lead through, in a group of a drawing. */
const pointsOf = (drawn: string) => readDrawing(`<g>${drawn}</g>`)?.flatMap(readRings).flat() ?? [];

const facesOf = (drawn: string, kind: string) => drawn.split(`fill="var(--${kind}`).length - 1;

describe.each(["lower-left", "lower-right", "upper-left", "upper-right"] as const)(
  "seen from the %s",
  (from) => {
    it.each([
      ["a gable", { ground: floor("ground", wide, roof("gable", wide)) }, 2],
      ["a hip", { ground: floor("ground", wide, roof("hip", wide)) }, 4],
      ["an L under a gable", { ground: floor("ground", bent, roof("gable", bent)) }, 4],
      ["an L under a hip", { ground: floor("ground", bent, roof("hip", bent)) }, 7],
      ["a flat roof", { ground: floor("ground", wide, roof("flat", wide)) }, 0],
      [
        "several roofs",
        { ground: floor("ground", wide, wing), upper: floor("upper", wide, roof("gable", wide)) },
        2,
      ],
      [
        "three floors",
        {
          cellar: floor("cellar", wide),
          ground: floor("ground", wide),
          upper: floor("upper", wide, roof("hip", wide)),
        },
        4,
      ],
    ] as const)("%s lies within the frame, small, with all rooms", (_, floors, slopes) => {
      const { svg, css, told, group, box } = draw(floors, { seenFrom: from });
      expect(brotliCompressSync(svg).length).toBeLessThan(mostBytes);
      const roofs = told.floors.map(({ key }) => group(`roof-${key}`)).join("");
      expect(facesOf(roofs, "tiles")).toBe(slopes);
      const raised = told.floors.map(({ key }) => group(`floor-${key}`) + group(`shell-${key}`));
      const points = pointsOf(raised.join("") + roofs);
      expect(points.length).toBeGreaterThan(20);
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(box.x);
        expect(x).toBeLessThanOrEqual(box.x + box.width);
        expect(y).toBeGreaterThanOrEqual(box.y);
        expect(y).toBeLessThanOrEqual(box.y + box.height);
      }
      const lifts = [...css.matchAll(/level.*--lift:-?([\d.]+)/g)].map(([, lift]) => Number(lift));
      expect(lifts).toEqual(lifts.toSorted((a, b) => a - b));
      for (const { key, hasShell, places } of told.floors) {
        expect(hasShell).toBe(true);
        // A corner of a house shows two of its sides.
        expect(facesOf(group(`shell-${key}`), "wall")).toBeGreaterThanOrEqual(2);
        expect(group(`walls-${key}`).split("<use").length).toBeGreaterThan(10);
        expect(Object.keys(places)).toEqual([`${key}-one`, `${key}-two`]);
        for (const room of Object.keys(places)) expect(group(`room-${room}`)).toContain("<rect");
      }
    });
  },
);

it("an apartment is open from above: it has no roof, and no walls to its ceiling", () => {
  const { told, group } = draw({ ground: floor("ground", wide) });
  expect(told.floors).toMatchObject([{ hasShell: false, roof: undefined }]);
  expect(group("shell-ground") + group("roof-ground")).toBe("");
});

it("a roof is before what stands above its floor, or behind", () => {
  const upper = floor("upper", wide, roof("gable", wide));
  const floors = { ground: floor("ground", wide, wing), upper };
  expect(draw(floors, { seenFrom: "lower-left" }).told.floors[0]?.roof).toBe("front");
  expect(draw(floors, { seenFrom: "upper-right" }).told.floors[0]?.roof).toBe("behind");
});

it("shapes are where their groups have moved them, and what is no right angle has a roof over its box", () => {
  const moved = `<g transform="translate(100 50) scale(2)">${roof("gable", "m0 0 300 20v200l-280 10z")}</g>`;
  const { group } = draw({ ground: floor("ground", wide, moved) });
  expect(facesOf(group("roof-ground"), "tiles")).toBe(2);
});

it("a window is where an opening meets a wall that is seen, and its shutters where they have room", () => {
  const house = { ground: floor("ground", wide, roof("gable", wide)) };
  const seen = draw(house, { hasShutters: true }).group("shell-ground");
  expect([facesOf(seen, "glass"), facesOf(seen, "shutters")]).toEqual([1, 1]);
  expect(facesOf(draw(house).group("shell-ground"), "shutters")).toBe(0);
  const behind = draw(house, { seenFrom: "upper-left", hasShutters: true }).group("shell-ground");
  expect([facesOf(behind, "glass"), facesOf(behind, "shutters")]).toEqual([0, 0]);
  const close = `<path data-part="openings" d="${rect(210, 570, 90, 30)}"/>`;
  const row = draw(
    { ground: floor("ground", wide, roof("gable", wide) + close) },
    { hasShutters: true },
  );
  expect(facesOf(row.group("shell-ground"), "shutters")).toBe(0);
});

it.each(["gable", "hip", "flat"])("a chimney stands on a %s roof, and beyond it", (kind) => {
  const chimney = '<rect data-part="chimney" x="1080" y="20" width="90" height="80"/>';
  const topOf = (more: string) => {
    const { group, box } = draw({ ground: floor("ground", wide, roof(kind, wide) + more) });
    const top = Math.min(...pointsOf(group("roof-ground")).map(([, y]) => y));
    expect(top).toBeGreaterThanOrEqual(box.y);
    return { top, walls: facesOf(group("roof-ground"), "wall") };
  };
  const [bare, built] = [topOf(""), topOf(chimney)];
  expect(built.top).toBeLessThan(bare.top);
  expect(built.walls).toBeGreaterThanOrEqual(bare.walls + 2);
});

it("a pergola is before the walls, or behind them; posts stand where no wall is", () => {
  const pergola = `<path data-part="pergola" d="${rect(100, 600, 400, 300)}"/>`;
  const house = { ground: floor("ground", wide, roof("gable", wide) + pergola) };
  const [before, behind] = (["lower-left", "upper-left"] as const).map((seenFrom) =>
    draw(house, { seenFrom }).group("shell-ground"),
  );
  expect(before).toMatch(/--wall.*--wood.*--leaves/s);
  expect(behind).toMatch(/--wood.*--leaves.*--wall/s);
});

it("strokes lie on water, where they have room", () => {
  const strokesOn = (width: number, depth: number) => {
    const pool = `<path data-part="pool" d="${rect(0, 700, width, depth)}"/>`;
    const [, ways = ""] = /<path d="(m[^"]*l[^"z]*)"\/>$/.exec(
      draw({ ground: floor("ground", wide, pool) }).group("pool"),
    ) ?? [undefined];
    return ways.split("m").length - 1;
  };
  expect(strokesOn(900, 400)).toBe(3);
  expect(strokesOn(200, 400)).toBeLessThan(strokesOn(900, 400));
  expect(strokesOn(100, 100)).toBe(0);
});
