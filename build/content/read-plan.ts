import type { FloorDrawing, NamePlace, Shape } from "../../app/facts/floor-drawing.ts";
import type { Content } from "./content.ts";
import { type DrawnElement, readDrawing } from "./read-drawing.ts";

/** Of the names of drawings that are floors: `plan-<floor>`. */
export const floorPrefix = "plan-";

/** What a page repeats of a shape: where it is. How it looks is for the page to say. */
const geometry = "d points x y width height rx ry cx cy r x1 y1 x2 y2".split(" ");

/** The floors of a checked content, from the lowest to the highest, as they are drawn. */
export function readPlan({ rooms, drawings }: Pick<Content, "rooms" | "drawings">): FloorDrawing[] {
  return (rooms.plan?.floors ?? []).map((key) => {
    const elements = readDrawing(drawings[floorPrefix + key] ?? "") ?? [];
    const shapes = elements.filter(isShape);
    const draw = (isPart: (data: DrawnElement["data"]) => boolean) =>
      shapes.filter(({ data }) => isPart(data)).map(drawShape);
    const { viewBox = "" } = elements[0]?.attributes ?? {};
    return {
      ...{ key, viewBox, width: Number(viewBox.split(" ")[2]) },
      rooms: rooms.rooms.flatMap((room) => {
        const own = shapes.filter(({ data }) => data["room"] === room.key);
        const baths = draw((data) => !data["room"] && data["bathroom-of"] === room.key);
        const isOutside = own.some(({ data }) => data["part"] === "terrace");
        if (own.length === 0) return [];
        return { key: room.key, isOutside, shapes: [...own.map(drawShape), ...baths] };
      }),
      parts: {
        walls: draw(({ part }) => part === "walls"),
        openings: draw(({ part }) => part === "openings"),
        furniture: draw(({ part }) => part === "furniture"),
        terrace: draw(({ room, part }) => !room && part === "terrace"),
        pool: draw(({ part }) => part === "pool"),
        space: draw(({ space, part }) => space !== undefined && part !== "terrace"),
        roof: draw(({ roof }) => roof !== undefined),
      },
      names: elements.flatMap((element) => placeName(element) ?? []),
    };
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
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN] = readNumbers(
    attributes["data-name-at"],
  );
  // A name is set around its place: it has twice the way to the nearer side of a rectangle.
  const left = Number(attributes["x"] ?? 0);
  const right = left + Number(attributes["width"]);
  const own = name === "rect" && transform === "" ? 2 * Math.min(x - left, right - x) : Number.NaN;
  const place = { x, y, width: Number.isNaN(width) ? own : width };
  if (Number.isNaN(y) || !(place.width > 0)) return undefined;
  if (data["room"]) return { kind: "room", key: data["room"], ...place };
  if (data["space"]) return { kind: "space", key: data["space"], ...place };
  return { kind: "pool", key: "pool", ...place };
}

function drawShape({ name, attributes, transform }: DrawnElement): Shape {
  const kept = geometry.flatMap((key) => {
    const value = attributes[key];
    return value === undefined ? [] : [[key, value]];
  });
  return [name, { ...Object.fromEntries(kept), ...(transform !== "" && { transform }) }];
}

/** Numbers between spaces or commas. */
function readNumbers(written = ""): readonly number[] {
  return written.trim() === ""
    ? []
    : written
        .trim()
        .split(/[\s,]+/)
        .map(Number);
}
