import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeHouse } from "../../tests/support/build-house.ts";
import { checkContent } from "../check/check-content.ts";
import { dropFormerKeys, dropFormerParts } from "./drop-former.ts";
import { loadContent } from "./load-content.ts";
import { readOpenedHouse } from "./read-opened-house.ts";

const examples = join(import.meta.dirname, "../../docs/examples");
const recipe = await readFile(join(examples, "house.svg"), "utf8");

it("the example of an opened house can be put into a house", async () => {
  const content = await loadContent(await writeHouse("ginestra", "read-opened-house"));
  const drawings = { ...content.files.drawings, house: recipe };
  expect(checkContent({ ...content, files: { ...content.files, drawings } })).toEqual([]);
  const { house, css } = readOpenedHouse(recipe);
  expect(house.layers.map(({ isRoof }) => isRoof)).toEqual([false, true]);
  const [ground] = house.layers;
  expect(ground?.shell).toBeDefined();
  expect(ground?.pieces.map(({ room, nameAt }) => [room, nameAt])).toEqual([
    [undefined, undefined],
    ["living-room", [420, 370]],
    ["kitchen", [700, 430]],
    [undefined, undefined],
  ]);
  expect(css).toContain('[data-level="1"]{--lift:-31.6%}');
});

it("pieces keep the look and place of the groups around them; rooms keep no colour of their own", () => {
  const { svg, house } = readOpenedHouse(`<svg viewBox="0 0 9 9" stroke-width="2">
    <g data-layer="ground" fill="#fff" transform="scale(2)">
      <path d="M1"/><path d="M2"/><g data-room="kitchen" stroke="#000"><path fill='#fff' d="M3"/></g>
    </g></svg>`);
  const around = (look: string) => `<g${look} stroke-width="2" transform="scale(2)">`;
  const white = around(' fill="#fff"');
  expect(svg).toContain(`${white}<path d="M1"/></g>${white}<path d="M2"/></g></g>`);
  const room = house.layers[0]?.pieces[1]?.id;
  expect(svg).toContain(
    `<g id="${room}">${around("")}<g data-room="kitchen"><path d="M3"/></g></g></g>`,
  );
});

it("facts of version 2.0 are left out with a hint", () => {
  const plan = { floors: ["ground"], seenFrom: "lower-left", hasShutters: true };
  const rooms = dropFormerKeys("rooms", { plan, rooms: [] });
  expect(rooms.value).toEqual({ plan: { floors: ["ground"] }, rooms: [] });
  const [whole, crop] = [{ file: "house" }, { file: "roof", crop: { of: "house" } }];
  const pictures = dropFormerKeys("pictures", {
    photos: [{ ...whole, words: "right" }, crop],
    closing: { about: "house" },
  });
  expect(pictures.value).toEqual({ photos: [whole] });
  const home = dropFormerKeys("home", {
    surroundings: { places: [], photo: "house" },
    season: "house",
    ornament: { drawing: "flight", from: [4, 5], resting: "perched" },
  });
  expect(home.value).toEqual({ surroundings: { places: [] }, ornament: "perched" });
  const svg =
    '<svg viewBox="0 0 9 9">\n<rect\ndata-part="pergola"/>\n<path data-part="walls"/></svg>';
  const drawings = dropFormerParts({ "plan-ground": svg });
  expect(drawings.value).toEqual({
    "plan-ground": '<svg viewBox="0 0 9 9">\n\n\n<path data-part="walls"/></svg>',
  });
  const found = [rooms, pictures, home, drawings].flatMap(({ findings }) => findings);
  expect(found.map(({ file, path, level }) => [file, ...path, level])).toEqual([
    ["rooms.json", "plan", "seenFrom", "hint"],
    ["rooms.json", "plan", "hasShutters", "hint"],
    ["pictures.json", "closing", "hint"],
    ["pictures.json", "photos", 0, "words", "hint"],
    ["pictures.json", "photos", 1, "hint"],
    ["home.json", "season", "hint"],
    ["home.json", "surroundings", "photo", "hint"],
    ["home.json", "ornament", "hint"],
    ["drawings/plan-ground.svg", 2, "hint"],
  ]);
});
