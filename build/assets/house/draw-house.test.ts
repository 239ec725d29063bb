import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Facts } from "../../../app/facts/facts.ts";
import { readPlan } from "../../content/read-plan.ts";
import { drawHouse } from "./draw-house.ts";

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
  seenFrom?: NonNullable<Facts["rooms"]["plan"]>["seenFrom"],
) {
  const keys = Object.keys(floors);
  const rooms = keys.flatMap((key) =>
    ["one", "two"].map((name) => ({ key: `${key}-${name}`, photos: [] })),
  );
  const drawings = Object.fromEntries(keys.map((key) => [`plan-${key}`, floors[key] ?? ""]));
  const house = drawHouse(readPlan({ plan: { floors: keys }, rooms }, drawings), seenFrom);
  if (!house) throw new Error("nothing is drawn");
  const group = (id: string) =>
    new RegExp(`<g id="${id}">(.*?)(?=<g id="(?!slice)|</svg>)`, "s").exec(house.svg)?.[1] ?? "";
  const [x = 0, y = 0, width = 0, height = 0] = house.told.viewBox.split(" ").map(Number);
  return { ...house, group, box: { x, y, width, height } };
}

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
      const { svg, css, told, group, box } = draw(floors, from);
      expect(brotliCompressSync(svg).length).toBeLessThan(mostBytes);
      const roofs = told.floors.map(({ key }) => group(`roof-${key}`)).join("");
      expect(facesOf(roofs, "tiles")).toBe(slopes);
      const raised = told.floors.map(({ key }) => group(`floor-${key}`) + group(`shell-${key}`));
      for (const [, x, y] of (raised.join("") + roofs).matchAll(/[ML](-?\d+) (-?\d+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(box.x);
        expect(Number(x)).toBeLessThanOrEqual(box.x + box.width);
        expect(Number(y)).toBeGreaterThanOrEqual(box.y);
        expect(Number(y)).toBeLessThanOrEqual(box.y + box.height);
      }
      const lifts = [...css.matchAll(/--lift:-?([\d.]+)/g)].map(([, lift]) => Number(lift));
      expect(lifts).toEqual(lifts.toSorted((a, b) => a - b));
      for (const { key, hasShell, places } of told.floors) {
        expect(hasShell).toBe(true);
        // A corner of a house shows two of its sides.
        expect(facesOf(group(`shell-${key}`), "wall")).toBeGreaterThanOrEqual(2);
        expect(group(`walls-${key}`).split("<use").length).toBeGreaterThan(15);
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
  expect(draw(floors, "lower-left").told.floors[0]?.roof).toBe("front");
  expect(draw(floors, "upper-right").told.floors[0]?.roof).toBe("behind");
});

it("shapes are where their groups have moved them, and what is no right angle has a roof over its box", () => {
  const moved = `<g transform="translate(100 50) scale(2)">${roof("gable", "m0 0 300 20v200l-280 10z")}</g>`;
  const { group } = draw({ ground: floor("ground", wide, moved) });
  expect(facesOf(group("roof-ground"), "tiles")).toBe(2);
});

it("a window is where an opening meets a wall that is seen", () => {
  const house = { ground: floor("ground", wide, roof("gable", wide)) };
  expect(facesOf(draw(house, "lower-left").group("shell-ground"), "glass")).toBe(1);
  expect(facesOf(draw(house, "upper-left").group("shell-ground"), "glass")).toBe(0);
});
