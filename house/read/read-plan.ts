import type { Facts } from "../facts/facts.ts";
import type { FloorDrawing, NamePlace } from "../facts/floor-drawing.ts";
import { type DrawnElement, readDrawing } from "./read-drawing.ts";

/** The prefix of drawings of floors, `plan-<floor>`. */
export const floorPrefix = "plan-";

/** The attributes of a shape that are kept: its geometry. The page sets its style. */
const geometry = "d points x y width height rx ry cx cy r x1 y1 x2 y2 transform".split(" ");

/**
 * The floors of a checked content, from the lowest to the highest: what is told of each, its shapes by the part or the
 * room that they belong to, and its drawing as pages refer to it, an SVG with a group for each of these.
 */
export function readPlan(
  { plan, rooms }: Facts["rooms"],
  drawings: Readonly<Record<string, string>>,
) {
  return (plan?.floors ?? []).map((key) => {
    const elements = readDrawing(drawings[floorPrefix + key] ?? "") ?? [];
    const { viewBox = "" } = elements[0]?.attributes ?? {};
    const own = elements.map(({ attributes }) => attributes["data-room"]);
    const drawn = rooms.filter((room) => own.includes(room.key));
    const keys = drawn.map(({ key }) => key);
    const shapes = Map.groupBy(elements.filter(isShape), ({ inherited }) =>
      groupOf(inherited, keys),
    );
    const groups = [...shapes].map(
      ([id, inGroup]) => `<g id="${id}">${inGroup.map(writeShape).join("")}</g>`,
    );
    const floor: Omit<FloorDrawing, "path"> = {
      ...{ key, viewBox, width: Number(viewBox.split(" ")[2]) },
      rooms: drawn.map((room) => ({
        key: room.key,
        isOutside: shapes
          .get(`room-${room.key}`)
          ?.some(({ inherited }) => inherited["data-part"] === "terrace"),
      })),
      names: elements.flatMap((element) => placeName(element) ?? []),
    };
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>\n`;
    return { floor, svg };
  });
}

/** The part or room of a shape; a bathroom belongs to its room if that is on the same floor. */
function groupOf(attributes: DrawnElement["attributes"], rooms: readonly string[]): string {
  const room = attributes["data-room"] ?? attributes["data-bathroom-of"] ?? "";
  if (rooms.includes(room)) return `room-${room}`;
  return attributes["data-part"] ?? (attributes["data-roof"] === undefined ? "space" : "roof");
}

/** Whether an element is drawn by itself. */
export function isShape({ name }: DrawnElement): boolean {
  return name !== "svg" && name !== "g";
}

/** The position of an element's name; undefined if there is none or it is malformed. */
export function placeName(element: DrawnElement): NamePlace | undefined {
  const { name, attributes, inherited, transform } = element;
  const written = attributes["data-name-at"]?.match(/-?[\d.]+/g) ?? [];
  const [x = Number.NaN, y = Number.NaN, given] = written.map(Number);
  // A name is centred: its width is twice the distance to the nearer side of a rectangle.
  const left = Number(attributes["x"] ?? 0);
  const right = left + Number(attributes["width"]);
  const isUpright = name === "rect" && transform === "";
  const width = given ?? (isUpright ? 2 * Math.min(x - left, right - x) : 0);
  if (!(width > 0) || Number.isNaN(y)) return undefined;
  const { "data-room": room, "data-space": space } = inherited;
  return { kind: room ? "room" : space ? "space" : "pool", key: room ?? space ?? "", x, y, width };
}

/** A shape whose line width does not scale. */
function writeShape({ name, attributes, transform }: DrawnElement): string {
  const all: DrawnElement["attributes"] = { ...attributes, transform: transform || undefined };
  const kept = geometry.map((key) =>
    all[key] === undefined ? "" : ` ${key}="${all[key].replaceAll('"', "&quot;")}"`,
  );
  return `<${name}${kept.join("")} vector-effect="non-scaling-stroke"/>`;
}
