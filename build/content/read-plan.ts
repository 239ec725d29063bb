import { type FloorDrawing, type NamePlace, parts } from "../../app/facts/floor-drawing.ts";
import type { Content } from "./content.ts";
import { type DrawnElement, readDrawing } from "./read-drawing.ts";

/** Of the names of drawings that are floors: `plan-<floor>`. */
export const floorPrefix = "plan-";

/** What is kept of a shape: where it is. How it looks is for the page to say. */
const geometry = "d points x y width height rx ry cx cy r x1 y1 x2 y2 transform".split(" ");

/**
 * The floors of a checked content, from the lowest to the highest: what is told of each, and its drawing
 * as pages refer to it, an SVG with a group for each part and each room.
 */
export function readPlan({ rooms, drawings }: Pick<Content, "rooms" | "drawings">) {
  return (rooms.plan?.floors ?? []).map((key) => {
    const elements = readDrawing(drawings[floorPrefix + key] ?? "") ?? [];
    const shapes = elements.filter(isShape);
    const { viewBox = "" } = elements[0]?.attributes ?? {};
    const drawn = rooms.rooms.filter((room) =>
      shapes.some(({ data }) => data["room"] === room.key),
    );
    const group = (id: string, isIn: (data: DrawnElement["data"]) => boolean) =>
      `<g id="${id}">${shapes
        .filter(({ data }) => isIn(data))
        .map(writeShape)
        .join("")}</g>`;
    const groups = [
      ...parts.map((name) => group(name, ({ part, room }) => part === name && !room)),
      group("space", ({ space, part }) => space !== undefined && part === undefined),
      group("roof", ({ roof }) => roof !== undefined),
      ...drawn.map((one) =>
        group(
          `room-${one.key}`,
          ({ room, "bathroom-of": bedroom }) => (room ?? bedroom) === one.key,
        ),
      ),
    ];
    const told: Omit<FloorDrawing, "path"> = {
      ...{ key, viewBox, width: Number(viewBox.split(" ")[2]) },
      rooms: drawn.map((room) => ({
        key: room.key,
        isOutside: shapes.some(
          ({ data }) => data["room"] === room.key && data["part"] === "terrace",
        ),
      })),
      names: elements.flatMap((element) => placeName(element) ?? []),
    };
    return { told, svg: `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>\n` };
  });
}

/** Whether an element is drawn by itself. */
export function isShape({ name }: DrawnElement): boolean {
  return name !== "svg" && name !== "g";
}

/** Where a name stands that an element says the place of; nothing where that cannot be understood. */
export function placeName({
  name,
  attributes,
  data,
  transform,
}: DrawnElement): NamePlace | undefined {
  const [x = Number.NaN, y = Number.NaN, given] = readNumbers(attributes["data-name-at"]);
  // A name is set around its place: it has twice the way to the nearer side of a rectangle.
  const left = Number(attributes["x"] ?? 0);
  const right = left + Number(attributes["width"]);
  const isUpright = name === "rect" && transform === "";
  const width = given ?? (isUpright ? 2 * Math.min(x - left, right - x) : 0);
  if (!(width > 0) || Number.isNaN(y)) return undefined;
  if (data["room"]) return { kind: "room", key: data["room"], x, y, width };
  if (data["space"]) return { kind: "space", key: data["space"], x, y, width };
  return { kind: "pool", key: "pool", x, y, width };
}

/** A shape whose lines are as wide at every size of the drawing. */
function writeShape({ name, attributes, transform }: DrawnElement): string {
  const all: DrawnElement["attributes"] = { ...attributes, transform: transform || undefined };
  const kept = geometry.map((key) =>
    all[key] === undefined ? "" : ` ${key}="${all[key].replaceAll('"', "&quot;")}"`,
  );
  return `<${name}${kept.join("")} vector-effect="non-scaling-stroke"/>`;
}

function readNumbers(written = ""): readonly number[] {
  return (written.match(/-?[\d.]+/g) ?? []).map(Number);
}
