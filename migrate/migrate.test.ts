import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCheckedContent } from "../build/content/check-content.ts";
import { readPlan } from "../build/content/read-plan.ts";
import { writeHouse } from "../tests/support/build-house.ts";
import { drawPlan } from "./draw-floor.ts";
import type { Floor } from "./floor-plan.ts";
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

/** A house whose files have every word of its languages, as all had. */
async function writeEarlierHouse(folder: string) {
  const house = await writeHouse("ginestra", folder);
  const { words } = await loadCheckedContent(house);
  for (const [locale, files] of Object.entries(words)) {
    for (const [name, messages] of Object.entries(files)) {
      writeFileSync(join(house, `texts/${locale}/${name}.json`), JSON.stringify(messages));
    }
  }
  const { format: _, ...villa } = JSON.parse(readFileSync(join(house, "villa.json"), "utf8"));
  writeFileSync(join(house, "villa.json"), JSON.stringify(villa));
  return { house, words };
}

it("a house of the first version is refused, migrated, accepted, and left alone from then on", async () => {
  const { house, words } = await writeEarlierHouse("migrate");
  const read = (path: string) => JSON.parse(readFileSync(join(house, path), "utf8"));
  const write = (path: string, value: unknown) =>
    writeFileSync(join(house, path), JSON.stringify(value));
  const { rooms } = read("rooms.json") as { rooms: Record<string, unknown>[] };
  write(
    "rooms.json",
    rooms.map(({ areaSquareMetres: _, ...room }) => room),
  );
  write("floor-plan.json", { floors: [ground] });
  rmSync(join(house, "drawings/plan-ground.svg"));
  const about = read("texts/it/about.json");
  const spaces = { hall: "Atrio", cellar: "Cantina" };
  write("texts/it/about.json", { ...about, plan: { ...about.plan, spaces } });
  for (const locale of ["it", "hr"]) mergePages(locale);
  const line = { type: "LineString", coordinates: [[8.1, 44.1]] };
  const roads = ["ridge", "main"].map((kind) => ({ properties: { kind }, geometry: line }));
  write("roads.json", { features: roads });
  const places = read("places.json");
  const [nearest, ...farther] = places.places;
  write("places.json", { ...places, places: [{ ...nearest, kind: "mine" }, ...farther] });
  const { ornament: _, ...home } = read("home.json");
  write("home.json", home);
  cpSync(join(house, "drawings/rosa.svg"), join(house, "drawings/lark-flight.svg"));
  const told = read("texts/it/drawings.json");
  write("texts/it/drawings.json", { ...told, "lark-flight": "Un’allodola" });
  await expect(loadCheckedContent(house)).rejects.toThrow(
    "villa.json: the format is 0, and this engine reads 1; villa migrate <folder> changes it.",
  );

  const migrate = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, "migrate.ts"), house], {
      encoding: "utf8",
    });
  const { stdout } = migrate();
  for (const sentence of [
    "drawings/plan-ground.svg is drawn from floor-plan.json.",
    "no word for the space cellar on the floor ground: it is drawn without a name.",
    "knew nothing of roofs",
    "“Cantina” (cellar) has no place any more.",
    "floor-plan.json is removed.",
    "texts/hr/addresses.json is removed: the file of each page has its address and its label.",
    "navigation.json the addresses that have moved.",
    "home.json has the drawing lark-flight as the ornament of the house.",
    "places.json has the kind industry where it was mine.",
    "roads.json has no ridges any more",
  ]) {
    expect(stdout).toContain(sentence);
  }
  const content = await loadCheckedContent(house);
  expect(content.facts.rooms.rooms.map(({ areaSquareMetres }) => areaSquareMetres)).toEqual([
    28, 12, 13, 6, 4, 36,
  ]);
  const [floor] = readPlan(content.facts.rooms, content.files.drawings);
  expect(content.facts.home.ornament).toEqual({ drawing: "lark-flight" });
  expect(content.facts.places.places[0]?.kind).toBe("industry");
  expect(content.facts.roads?.features).toHaveLength(1);
  expect(floor?.told.rooms.map(({ key }) => key)).toEqual(rooms.map(({ key }) => key));
  expect(content.words["hr"]).toEqual(words["hr"]);
  expect(content.words["it"]?.about).toMatchObject({ plan: { spaces: { hall: "Atrio" } } });
  expect(content.facts.navigation.moved).toEqual({ "/la-casa": "about" });
  expect(existsSync(join(house, "floor-plan.json"))).toBe(false);
  // What every house said alike is the engine's; what only this one says is in it, or told.
  expect(existsSync(join(house, "texts/hr/errors.json"))).toBe(false);
  const own = readFileSync(join(house, "texts/it/location.json"), "utf8");
  expect(own).toContain("Tutta bianca, sul colle.");
  expect(readFileSync(join(house, "migrated.md"), "utf8")).toContain(
    "texts/it/about.json: plan.spaces.cellar Cantina",
  );
  expect(migrate().stdout).toMatch(/^There is nothing to change/);

  /** As it was: addresses in a file of their own, labels in `navigation.json`. */
  function mergePages(locale: string): void {
    const path = (name: string) => `texts/${locale}/${name}.json`;
    const pages: Record<string, string> = {};
    const { dates, ...navigation } = read(path("navigation"));
    const { label: availability, ...fields } = dates;
    for (const page of ["about", "gallery", "location", "pricing-and-availability"]) {
      const { address, label, sections: _, addressLabel, ...messages } = read(path(page));
      pages[page] = address;
      navigation[page] = label;
      write(path(page), page === "location" ? { ...messages, address: addressLabel } : messages);
    }
    write(path("navigation"), { ...navigation, availability, dates: fields });
    const moved = locale === "it" && { moved: { "la-casa": "about" } };
    write(path("addresses"), { pages, ...moved });
  }
});

it("fees of the first version become a list with their labels, and what is included a key", async () => {
  const { house } = await writeEarlierHouse("migrate-prices");
  const file = (path: string) => join(house, path);
  const read = (path: string) => JSON.parse(readFileSync(file(path), "utf8"));
  const write = (path: string, value: unknown) => writeFileSync(file(path), JSON.stringify(value));
  const { locales } = read("villa.json");
  const { included: _, ...prices } = read("prices.json");
  const fees = { cleaning: 90, touristTax: 1.5, securityDeposit: 300 };
  write("prices.json", { ...prices, fees });
  for (const locale of locales) {
    const path = `texts/${locale}/availability.json`;
    const { extras, rules, answer, terms, refusals, season, ...others } = read(path);
    const { shares, ...answers } = answer;
    const { returned: securityDepositNote, ...conditions } = terms;
    const { rule: __, ...reasons } = refusals;
    write(path, {
      ...others,
      season: { ...season, note: season.note.replace("{guests}", "") },
      answer: {
        ...{ ...answers, ...extras, securityDepositNote, cleaning: "Endputz" },
        ...{ share: shares.night, taxShare: shares.guestNight },
      },
      terms: { ...conditions, includedText: "Linen, water" },
      refusals: { ...reasons, arrivalDay: "Only {days}." },
    });
    const list = `texts/${locale}/seasonal-pricing.json`;
    write(list, { ...read(list), ...rules });
  }
  await expect(loadCheckedContent(house)).rejects.toThrow("villa migrate <folder> changes it");
  const told = migrateHouse(house);
  expect(told).toContain("prices.json has its fees as a list.");
  expect(told.join()).toContain("has the key basics for all that is included");
  const content = await loadCheckedContent(house);
  expect(content.facts.prices).toMatchObject({
    fees: [
      { key: "cleaning", amount: 90, per: "stay" },
      { key: "touristTax", amount: 1.5, per: "guestNight" },
      { key: "securityDeposit", amount: 300, per: "stay", isReturned: true },
    ],
    included: ["basics"],
  });
  for (const messages of Object.values(content.words)) {
    expect(messages.availability.extras).toMatchObject({
      cleaning: "Endputz",
      basics: "Linen, water",
    });
    expect(messages.availability.season.note).toMatch(/\w\{guests\}\.$/);
  }
  expect(migrateHouse(house)).toEqual([]);
});
