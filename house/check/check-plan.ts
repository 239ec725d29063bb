import type { Content } from "../content/content.ts";
import type { Facts } from "../facts/facts.ts";
import { parts } from "../facts/floor-drawing.ts";
import { nearestOf } from "../findings/describe-issue.ts";
import { type Finding, mistake } from "../findings/finding.ts";
import { spaces } from "../messages/about.messages.ts";
import { type DrawnElement, readDrawing } from "../read/read-drawing.ts";
import { floorPrefix, isShape, placeName } from "../read/read-plan.ts";
import { findRepeated, keysOf } from "./check-facts.ts";

/** Contradictions between the plan, its drawings and the texts of rooms. */
export function* checkPlan({ facts, words, files: { drawings } }: Content): Iterable<Finding> {
  const { floors = [] } = facts.rooms.plan ?? {};
  const files = Object.keys(drawings).filter((name) => name.startsWith(floorPrefix));
  const drawn = files.map((name) => name.slice(floorPrefix.length));
  for (const [index, floor] of floors.entries()) {
    if (drawn.includes(floor)) continue;
    yield mistake(
      "rooms.json",
      ["plan", "floors", index],
      `plan.floors names ${floor}, but ${fileOf(floor)} is missing; draw it or take the floor ` +
        `off${nearestOf(floor, drawn)}.`,
    );
  }
  const readable = new Map<string, readonly DrawnElement[]>();
  for (const floor of drawn) {
    const elements = readDrawing(drawings[floorPrefix + floor] ?? "");
    if (elements) readable.set(floor, elements);
    else {
      const text = "it cannot be read; close each tag, put each value into quotes.";
      yield mistake(fileOf(floor), [], text);
    }
    if (floors.includes(floor)) continue;
    yield mistake(
      fileOf(floor),
      [],
      "plan.floors of rooms.json does not name this floor; name it there or remove the " +
        `drawing${nearestOf(floor, floors)}.`,
    );
  }
  const [first] = readable.values();
  for (const [floor, elements] of readable) {
    for (const element of elements) {
      for (const fault of checkElement(element, floor, facts)) {
        yield mistake(fileOf(floor), [element.line], `<${element.name}> ${fault}.`);
      }
    }
    if (frameOf(elements) === frameOf(first)) continue;
    yield mistake(
      fileOf(floor),
      [],
      `its viewBox begins with ${frameOf(elements)}, that of another floor with ${frameOf(first)}; draw ` +
        "all floors from one corner and equally wide.",
    );
  }
  yield* checkRooms(facts, readable);
  for (const [locale, { about }] of floors.length > 0 ? Object.entries(words) : []) {
    // A page that is left out may have no messages.
    if (about === undefined || about.plan) continue;
    const text = "plan is missing; write what the page says of it.";
    yield mistake(`texts/${locale}/about.json`, ["plan"], text);
  }
}

function* checkElement(
  element: DrawnElement,
  floor: string,
  { rooms: { rooms, plan }, villa }: Facts,
): Iterable<string> {
  const known: Readonly<Record<string, readonly string[]>> = {
    "data-room": keysOf(rooms),
    "data-bathroom-of": keysOf(rooms),
    "data-space": Object.keys(spaces.entries),
    "data-part": parts,
  };
  const { attributes, inherited } = element;
  const { "data-room": key, "data-name-at": place } = attributes;
  for (const [what, values] of Object.entries(known)) {
    const value = attributes[what];
    if (value === undefined || values.includes(value)) continue;
    yield `has ${what}="${value}"; expected one of ${values.join(", ")}${nearestOf(value, values)}`;
  }
  const roles = [...Object.keys(known), "data-roof"];
  if (isShape(element) && !roles.some((what) => inherited[what] !== undefined)) {
    yield `does not say what it is; expected ${roles.join(" or ")}`;
  }
  if (key !== undefined && place === undefined) {
    yield `is the room ${key} and does not say where its name stands; expected data-name-at="x y"`;
  }
  if (place !== undefined && !placeName(element)) {
    yield `has data-name-at="${place}"; expected "x y", a place within a rectangle, and for what is ` +
      'none "x y width"';
  }
  const { floor: own = floor } = rooms.find((room) => room.key === key) ?? {};
  if (own !== floor && plan?.floors.includes(own)) {
    yield `is the room ${key}, which rooms.json has on the floor ${own}; correct one of them`;
  }
  if (attributes["data-part"] === "pool" && !villa.pool)
    yield "is a pool, but villa.json has none; write it there or remove the shape";
}

function* checkRooms(
  { rooms: { rooms } }: Facts,
  floors: ReadonlyMap<string, readonly DrawnElement[]>,
): Iterable<Finding> {
  const elements = [...floors.values()].flat();
  const drawn = elements.flatMap(({ attributes }) => attributes["data-room"] ?? []);
  for (const key of findRepeated(drawn)) {
    const text = `the room ${key} is drawn more than once; put its shapes into one group.`;
    yield mistake("drawings", [], text);
  }
  for (const { key, floor } of rooms) {
    if (!floor || !floors.has(floor) || drawn.includes(key)) continue;
    const text = `the room ${key} is missing; expected a shape with data-room="${key}".`;
    yield mistake(fileOf(floor), [], text);
  }
}

/** The origin of a drawing and its width. */
function frameOf([root]: readonly DrawnElement[] = []): string {
  return root?.attributes["viewBox"]?.split(" ").slice(0, 3).join(" ") ?? "nothing";
}

function fileOf(floor: string): string {
  return `drawings/${floorPrefix}${floor}.svg`;
}
