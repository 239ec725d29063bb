import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeHouse } from "../../tests/support/build-house.ts";
import { checkContent } from "../check/check-content.ts";
import type { Content } from "../content/content.ts";
import { loadContent } from "./load-content.ts";
import { readPlan } from "./read-plan.ts";

const examples = join(import.meta.dirname, "../../docs/examples");
const recipe = await readFile(join(examples, "plan-ground.svg"), "utf8");
const house = await loadContent(await writeHouse("galil", "read-plan"));

const planOf = ({ facts, files }: Content) => readPlan(facts.rooms, files.drawings);

/** The house with this drawing as the plan of its only floor. */
function withDrawing(svg: string) {
  const rooms = { ...house.facts.rooms, plan: { floors: ["ground"] } };
  const drawings = { ...house.files.drawings, "plan-ground": svg };
  return { ...house, facts: { ...house.facts, rooms }, files: { ...house.files, drawings } };
}

describe("the example of a plan", () => {
  it("can be put into a new house, and names its rooms and its hall", () => {
    const content = withDrawing(recipe);
    expect(checkContent(content)).toEqual([]);
    const [floor] = planOf(content);
    const keys = house.facts.rooms.rooms.map(({ key }) => key);
    expect(floor?.floor.rooms.map(({ key }) => key)).toEqual(keys);
    expect(floor?.floor.rooms.filter(({ isOutside }) => isOutside)).toHaveLength(1);
    expect(floor?.floor.names.map(({ key }) => key).toSorted()).toEqual(
      [...keys, "hall"].toSorted(),
    );
  });

  it("gives a name twice the way to the nearer side of a rectangle, or what it says itself", () => {
    const { names = [] } = planOf(withDrawing(recipe))[0]?.floor ?? {};
    const widths = Object.fromEntries(names.map(({ key, width }) => [key, width]));
    expect(widths).toMatchObject({ "living-room": 400, "bedroom-two": 340 });
    const moved = recipe.replace('data-name-at="220 250"', 'data-name-at="120,250"');
    expect(planOf(withDrawing(moved))[0]?.floor.names[1]?.width).toBe(200);
  });
});

it("a bathroom is part of its room, and of none where that is on another floor", () => {
  const bath = '<rect data-bathroom-of="kitchen" x="1"/>';
  const svg = `<svg viewBox="0 0 9 9">${bath}</svg>`;
  const withRoom = svg.replace("</svg>", '<rect data-room="kitchen" data-name-at="1 1 1"/></svg>');
  expect(planOf(withDrawing(withRoom))[0]?.svg).toContain('<g id="room-kitchen"><rect x="1"');
  const [floor] = planOf(withDrawing(svg));
  expect(floor?.svg).toContain('<g id="space"><rect x="1"');
  expect(floor?.floor.rooms).toEqual([]);
});

it("a shape is what the group around it is, moved with it, and keeps of its own look nothing", () => {
  const svg = `<svg viewBox='0 0 9 9' fill="none"><g data-part="walls" transform="translate(1 2)">
    <g transform="rotate(9)"><path fill="#fff" data-name='"' d='M0 0h9' transform="scale(2)"/></g></g></svg>`;
  const [floor] = planOf(withDrawing(svg));
  expect(floor?.svg).toContain(
    '<g id="walls"><path d="M0 0h9" transform="translate(1 2) rotate(9) scale(2)" vector-effect',
  );
  expect(floor?.svg).not.toContain("fill");
});
