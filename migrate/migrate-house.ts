import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { listEngineKeys } from "../build/content/engine-words.ts";
import { contentFormat } from "../build/content/format.ts";
import { StartError } from "../server/start-error.ts";
import { drawPlan, type HouseFacts } from "./draw-floor.ts";
import { type FloorPlan, floorPlan } from "./floor-plan.ts";
import { readJson, writeJson } from "./json-files.ts";
import { leaveWords } from "./leave-words.ts";
import { listEngineTexts, listTexts } from "./list-texts.ts";
import { changePrices } from "./migrate-prices.ts";
import { movePages } from "./move-pages.ts";

type Tree = Record<string, unknown>;
type Words = Record<string, string>;

/**
 * Changes the content in this folder: rooms with their areas become part of `rooms.json`, the plan
 * becomes drawings, its spaces have the engine's words; each page has its own address and label; the
 * ornament has a name, a mine is industry, hills are no more drawn, fees become a list, and the engine's
 * words are left to it. A text that has no place any more is written to `migrated.md`. Gives back what was
 * done and what is left to the owner, in sentences; nothing where all was as it should be. Throws where a
 * file cannot be read.
 */
export function migrateHouse(folder: string): string[] {
  const villa = readJson(folder, villaFile) as { readonly format?: number };
  if (villa.format === contentFormat) return [];
  const before = listTexts(folder);
  const done = changeFiles(folder);
  writeJson(folder, villaFile, { format: contentFormat, ...villa });
  return [...done, ...keepLost(folder, before), `${villaFile} has the format ${contentFormat}.`];
}

const villaFile = "villa.json";

/** Writes down the texts that a house had, and neither it nor the engine has any more. */
function keepLost(folder: string, before: ReturnType<typeof listTexts>): string[] {
  const known = new Set([...listEngineTexts(), ...listTexts(folder).map(({ text }) => text)]);
  const lost = before.filter(({ text, place }) => !known.has(text) && !place.startsWith(planFile));
  if (lost.length === 0) return [];
  const lines = lost.map(({ place, text }) => `- ${place} ${text.replaceAll("\n", "\n  ")}\n`);
  writeFileSync(
    join(folder, "migrated.md"),
    `Texts that have no place in the format ${contentFormat}:\n\n${lines.join("")}`,
  );
  return [`migrated.md has what has no place any more: ${lost.length} texts.`];
}

function changeFiles(folder: string): string[] {
  const plan = readPlan(folder);
  return [
    ...(plan ? drawDrawings(folder, plan) : []),
    ...changeRooms(folder, plan),
    ...changeWords(folder),
    ...movePages(folder),
    ...nameOrnament(folder),
    ...renameMines(folder),
    ...removeRidges(folder),
    ...changePrices(folder),
    ...leaveWords(folder),
    // Last: until all else is written, it can be done again.
    ...(plan ? removePlan(folder) : []),
  ];
}

function readPlan(folder: string): FloorPlan | undefined {
  if (!existsSync(join(folder, planFile))) return undefined;
  const { success, output, issues = [] } = v.safeParse(floorPlan, readJson(folder, planFile));
  if (success) return output;
  const [first] = issues;
  throw new StartError(
    `${planFile}: ${v.getDotPath(first as v.BaseIssue<unknown>) ?? "it"} is not as it should be; correct it first.`,
  );
}

const planFile = "floor-plan.json";
const roomsFile = "rooms.json";

function drawDrawings(folder: string, plan: FloorPlan): string[] {
  const written: unknown = readJson(folder, roomsFile);
  const rooms = (
    Array.isArray(written) ? written : (written as Tree)["rooms"]
  ) as HouseFacts["rooms"];
  const { pool } = readJson(folder, "villa.json") as Pick<HouseFacts, "pool">;
  const words = listEngineKeys("about.plan.spaces");
  const drawings = drawPlan(plan, { rooms, pool, words });
  mkdirSync(join(folder, "drawings"), { recursive: true });
  for (const [floor, svg] of drawings) {
    writeFileSync(join(folder, `drawings/plan-${floor}.svg`), svg);
  }
  const named = [...words, ...rooms.map(({ key }) => key)];
  const strange = plan.floors.flatMap((floor) =>
    [...floor.spaces, ...(floor.outside ?? [])]
      .filter((space) => !named.includes(space.key) && !("room" in space && space.room))
      .map((space) => `${space.key} on the floor ${floor.key}`),
  );
  return [
    ...[...drawings.keys()].map((floor) => `drawings/plan-${floor}.svg is drawn from ${planFile}.`),
    ...strange.map(
      (space) =>
        `The engine has no word for the space ${space}: it is drawn without a name. To name it, make ` +
        `it a room of ${roomsFile}.`,
    ),
    `${planFile} knew nothing of roofs: draw the outline of each, with data-roof, where it shall be shown.`,
    `${planFile} knew nothing of who looks at the house: write plan.seenFrom into ${roomsFile}.`,
  ];
}

/** Rooms become a list of `rooms.json`, each with its area; beside them the floors of the plan. */
function changeRooms(folder: string, plan: FloorPlan | undefined): string[] {
  if (!existsSync(join(folder, roomsFile))) return [];
  const written = readJson(folder, roomsFile);
  if (!Array.isArray(written) && !plan) return [];
  const { rooms, ...others } = Array.isArray(written)
    ? { rooms: written as Tree[] }
    : (written as { rooms: Tree[] });
  const spaces = (plan?.floors ?? []).flatMap((floor) => [
    ...floor.spaces,
    ...(floor.outside ?? []),
  ]);
  const changed = rooms.map((room) => {
    const space = spaces.find(({ key }) => key === room["key"]);
    return space ? { ...room, areaSquareMetres: Math.round(space.width * space.depth) } : room;
  });
  const floors = plan && { plan: { floors: plan.floors.map(({ key }) => key) } };
  writeJson(folder, roomsFile, { ...floors, ...others, rooms: changed });
  return [
    `${roomsFile} has the rooms as a list of its own${plan ? ", their areas and the floors of the plan" : ""}.`,
  ];
}

/** A language has its own words for spaces where the engine knows them, and no others. */
function changeWords(folder: string): string[] {
  const messages = join(folder, "texts");
  const locales = existsSync(messages) ? readdirSync(messages) : [];
  return locales.flatMap((locale) => {
    const file = `texts/${locale}/about.json`;
    if (!existsSync(join(folder, file))) return [];
    const about = readJson(folder, file) as { plan?: { spaces?: Words } };
    if (!about.plan) return [];
    const { spaces: own = {} } = about.plan;
    const known = listEngineKeys("about.plan.spaces");
    const dropped = Object.keys(own).filter((key) => !known.includes(key));
    if (dropped.length === 0) return [];
    const spaces = Object.fromEntries(Object.entries(own).filter(([key]) => known.includes(key)));
    writeJson(folder, file, { ...about, plan: { ...about.plan, spaces } });
    const ends = dropped.map((key) => ` “${own[key]}” (${key}) has no place any more.`);
    return [`${file} has the engine's words for the spaces of a plan.${ends.join("")}`];
  });
}

/** What was the drawing `lark-flight` in any house is what `home.json` says. */
function nameOrnament(folder: string): string[] {
  const home = existsSync(join(folder, "home.json")) && (readJson(folder, "home.json") as Tree);
  if (!home || home["ornament"] || !existsSync(join(folder, "drawings/lark-flight.svg"))) return [];
  writeJson(folder, "home.json", { ...home, ornament: { drawing: "lark-flight" } });
  return ["home.json has the drawing lark-flight as the ornament of the house."];
}

function renameMines(folder: string): string[] {
  const file = "places.json";
  if (!existsSync(join(folder, file))) return [];
  const { places, ...others } = readJson(folder, file) as { places: readonly Tree[] };
  if (!places.some(({ kind }) => kind === "mine")) return [];
  const changed = places.map((place) =>
    place["kind"] === "mine" ? { ...place, kind: "industry" } : place,
  );
  writeJson(folder, file, { places: changed, ...others });
  return [`${file} has the kind industry where it was mine.`];
}

function removeRidges(folder: string): string[] {
  const file = "roads.json";
  if (!existsSync(join(folder, file))) return [];
  type Road = { readonly properties: { readonly kind: string } };
  const { features, ...others } = readJson(folder, file) as { features: readonly Road[] };
  const kept = features.filter(({ properties }) => properties.kind !== "ridge");
  if (kept.length === features.length) return [];
  writeJson(folder, file, { ...others, features: kept });
  return [`${file} has no ridges any more: the map does not show hills.`];
}

function removePlan(folder: string): string[] {
  rmSync(join(folder, planFile));
  return [`${planFile} is removed.`];
}
