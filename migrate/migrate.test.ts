import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCheckedContent } from "../build/content/check-content.ts";
import { engineLocales } from "../build/content/engine-words.ts";
import { readPlan } from "../build/content/read-plan.ts";
import { keptHouses, unpackHouse } from "../tests/support/kept-houses.ts";
import { drawPlan } from "./draw-floor.ts";
import type { Floor } from "./floor-plan.ts";
import { listEngineTexts, listTexts } from "./list-texts.ts";
import { migrateHouse } from "./migrate-house.ts";

const ground: Floor = {
  key: "ground",
  // The annex overlaps the house.
  walls: [
    { x: 0, y: 0, width: 9, depth: 8 },
    { x: 8, y: 0, width: 4, depth: 8 },
  ],
  spaces: [
    {
      ...{ key: "living-room", x: 0.5, y: 0.5, width: 4, depth: 7 },
      doors: [{ wall: "south", at: 1, width: 2, kind: "glass" }],
      windows: [{ wall: "north", at: 1, width: 1 }],
    },
    {
      ...{ key: "kitchen", x: 4.6, y: 0.5, width: 3, depth: 4, label: { x: 6, y: 2 } },
      doors: [{ wall: "west", at: 1, width: 0.9 }],
    },
    { key: "bathroom", x: 4.6, y: 4.6, width: 3, depth: 1.4 },
    { key: "cellar", x: 4.6, y: 6.1, width: 1.4, depth: 1.4 },
    { key: "hall", x: 6.1, y: 6.1, width: 1.5, depth: 1.4 },
    {
      ...{ key: "bedroom-one", x: 7.7, y: 0.5, width: 3.8, depth: 3.4 },
      beds: [{ x: 7.7, y: 1, head: "west" }],
    },
    { key: "bedroom-two", x: 8.5, y: 4, width: 3, depth: 2 },
    { key: "bathroom-two", room: "bedroom-two", x: 8.5, y: 6.1, width: 3, depth: 1.4 },
  ],
  outside: [{ key: "terrace", x: 0, y: 8, width: 12, depth: 3 }],
  pool: { x: 0, y: 12, isTurned: true },
  furniture: [{ kind: "table", x: 1, y: 3, width: 2, depth: 1, seats: 6 }],
};

describe("drawPlan", () => {
  const svg = drawPlan(
    { floors: [ground] },
    {
      rooms: [
        {
          key: "bedroom-one",
          beds: [{ kind: "double", widthCentimetres: 160, lengthCentimetres: 200 }],
        },
      ],
      pool: { lengthMetres: 8, widthMetres: 4 },
      words: ["hall"],
    },
  ).get("ground");

  it("draws to a scale of a centimetre, with every wall cut at spaces, doors and windows", () => {
    expect(svg).toContain('viewBox="0 0 1200 2000"');
    const [house, annex] = [...(svg ?? "").matchAll(/<path d="(M(?:0|800) 0h.*?)"/g)];
    // A space, the window through the outer wall, and what a room takes of each outline.
    for (const part of ["M50 50h400v700h-400z", "M150 0h100v50h-100z", "M770 50h130v340h-130z"]) {
      expect(house?.[1]).toContain(part);
    }
    expect(annex?.[1]).toContain("M800 50h350v340h-350z");
    expect(svg).toContain('data-part="pool" data-name-at="200 1600"');
  });

  it("lays a bed of its own size with its head to the wall, and the leaf of a door into its room", () => {
    expect(svg).toContain("M770 100h200v160h-200z");
    expect(svg).toContain("M460 150L550 150A90 90 0 0 1 460 240");
  });

  it("says what each space is; one without a word has no name", () => {
    expect(svg).toContain('<rect data-bathroom-of="bedroom-two" x="850"');
    expect(svg).toContain('<rect data-space="hall" data-name-at="685 680" x="610"');
    expect(svg).toContain('<rect data-space="store" x="460" y="610" width="140" height="140"/>');
  });
});

/** What is written in the pages of Markdown, a paragraph each. */
function listParagraphs(house: string): readonly string[] {
  return globSync("texts/*/pages/*.md", { cwd: house }).flatMap((file) =>
    readFileSync(join(house, file), "utf8").split(/\n+/),
  );
}

describe.each(keptHouses)("the kept house %s", (name) => {
  it("is refused, migrated without the loss of a word, accepted, and left alone from then on", async () => {
    const house = await unpackHouse(name);
    const isOld = name !== "format-1";
    if (isOld) {
      await expect(loadCheckedContent(house)).rejects.toThrow(
        "villa.json: the format is 0, and this engine reads 1; villa migrate <folder> changes it.",
      );
    }
    const before = listTexts(house);
    const paragraphs = listParagraphs(house);
    expect(migrateHouse(house).at(-1)).toBe(isOld ? "villa.json has the format 1." : undefined);
    await loadCheckedContent(house);
    expect(migrateHouse(house)).toEqual([]);
    const told = join(house, "migrated.md");
    const lost = existsSync(told) ? readFileSync(told, "utf8").replaceAll("\n  ", "\n") : "";
    const texts = new Set([...listTexts(house).map(({ text }) => text), ...listEngineTexts()]);
    const gone = before.filter(({ text }) => !texts.has(text) && !lost.includes(text));
    expect(gone.filter(({ place }) => !place.startsWith("floor-plan.json"))).toEqual([]);
    expect(listParagraphs(house)).toEqual(expect.arrayContaining([...paragraphs]));
    const files = globSync("texts/*/*.json", { cwd: house });
    expect(files.every((file) => engineLocales.includes(file.split(/[\\/]/)[1] ?? ""))).toBe(true);
  });
});

it("what the first version had otherwise is as this one has it, and the owner is told", async () => {
  const house = await unpackHouse("kalandra");
  const read = (path: string) => JSON.parse(readFileSync(join(house, path), "utf8"));
  const { pages } = read("texts/hr/addresses.json");
  // A space that the engine has no word for.
  for (const file of ["floor-plan.json", "texts/en/about.json"]) {
    const text = readFileSync(join(house, file), "utf8").replaceAll('"laundry"', '"cellar"');
    writeFileSync(join(house, file), text);
  }
  const told = migrateHouse(house).join("\n");
  for (const sentence of [
    "no word for the space cellar on the floor upper: it is drawn without a name.",
    "“Laundry” (cellar) has no place any more.",
    "drawings/plan-ground.svg is drawn from floor-plan.json.",
    "knew nothing of roofs",
    "floor-plan.json is removed.",
    "texts/hr/addresses.json is removed: the file of each page has its address and its label",
    "navigation.json the addresses that have moved.",
    "home.json has the drawing lark-flight as the ornament of the house.",
    "places.json has the kind industry where it was mine.",
    "roads.json has no ridges any more",
  ]) {
    expect(told).toContain(sentence);
  }
  const { facts, files, words } = await loadCheckedContent(house);
  const drawn = readPlan(facts.rooms, files.drawings).flatMap(({ told }) => told.rooms);
  const keys = facts.rooms.rooms.map(({ key }) => key);
  // Only the garden is on no floor.
  expect(drawn.map(({ key }) => key).toSorted()).toEqual(
    keys.filter((key) => key !== "garden").toSorted(),
  );
  expect(facts.rooms.rooms.filter(({ areaSquareMetres }) => areaSquareMetres)).toHaveLength(8);
  expect(facts.home.ornament).toEqual({ drawing: "lark-flight" });
  expect(facts.places.places.map(({ kind }) => kind)).toContain("industry");
  expect(JSON.stringify(facts.roads?.features)).not.toContain("ridge");
  expect(words["hr"]?.about).toMatchObject({ address: pages.about });
  expect(facts.navigation.moved).toMatchObject({ "/de/galerie": "gallery" });
  expect(existsSync(join(house, "floor-plan.json"))).toBe(false);
});

it("fees of the first version become a list with their labels, and what is included a key", async () => {
  const house = await unpackHouse("olivo");
  const told = migrateHouse(house).join("\n");
  expect(told).toContain("prices.json has its fees as a list.");
  expect(told).toContain("has the key basics for all that is included");
  const { facts, words } = await loadCheckedContent(house);
  expect(facts.prices).toMatchObject({
    fees: [
      { key: "cleaning", amount: 90, per: "stay" },
      { key: "touristTax", amount: 1.5, per: "guestNight" },
      { key: "securityDeposit", amount: 300, per: "stay", isReturned: true },
    ],
    included: ["basics"],
  });
  for (const { availability } of Object.values(words)) {
    expect(Object.keys(availability.extras)).toEqual(
      expect.arrayContaining(["cleaning", "basics"]),
    );
  }
});
