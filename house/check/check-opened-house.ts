import type { Content } from "../content/content.ts";
import { nearestOf } from "../findings/describe-issue.ts";
import { type Finding, mistake } from "../findings/finding.ts";
import { type DrawnElement, readDrawing } from "../read/read-drawing.ts";
import { listLayers, openedHouseName, readNamePlace, roofKey } from "../read/read-opened-house.ts";
import { findRepeated, keysOf } from "./check-facts.ts";

const file = `drawings/${openedHouseName}.svg`;

/** Mistakes in the drawing of the opened house: its layers, and the rooms in them. */
export function* checkOpenedHouse({ facts, files: { drawings } }: Content): Iterable<Finding> {
  const drawing = drawings[openedHouseName];
  if (drawing === undefined) return;
  const elements = readDrawing(drawing);
  if (!elements) {
    yield mistake(file, [], "it cannot be read; close each tag, put each value into quotes.");
    return;
  }
  const { floors = [] } = facts.rooms.plan ?? {};
  const layers = listLayers(elements);
  const keys = layers.map(({ attributes }) => attributes["data-layer"] ?? "");
  for (const layer of [...floors, roofKey]) {
    if (keys.includes(layer)) continue;
    const text = `the layer ${layer} is missing; expected a group with data-layer="${layer}".`;
    yield mistake(file, [], text);
  }
  // A wing may have a roof that the floor above hides.
  for (const layer of findRepeated(keys.filter((key) => key !== roofKey))) {
    const text = `the layer ${layer} is drawn more than once; put its shapes into one group.`;
    yield mistake(file, [], text);
  }
  for (const element of elements) {
    for (const fault of checkElement(element, layers, facts)) {
      yield mistake(file, [element.line], `<${element.name}> ${fault}.`);
    }
  }
}

function* checkElement(
  element: DrawnElement,
  layers: readonly DrawnElement[],
  { rooms: { rooms, plan } }: Content["facts"],
): Iterable<string> {
  const { attributes, parent } = element;
  const { "data-layer": layer, "data-room": room, "data-part": part } = attributes;
  const known = [...(plan?.floors ?? []), roofKey];
  if (layers.includes(element)) {
    if (layer === undefined) {
      yield "is in no layer; put it into a group with data-layer";
    } else if (!known.includes(layer)) {
      yield `is the layer ${layer}; expected one of ${known.join(", ")}${nearestOf(layer, known)}`;
    }
    const lift = attributes["data-lift"];
    if (element === layers[0]) {
      if (layer === roofKey) yield "is a roof behind all floors; put the lowest floor first";
    } else if (lift === undefined || !(Number(lift) >= 0)) {
      yield `does not say how far it lifts; expected data-lift="400", in units of the drawing`;
    }
    return;
  }
  if (layer !== undefined) yield `is the layer ${layer} within another group; put it outside`;
  if (part !== undefined && part !== "shell") {
    yield `has data-part="${part}"; expected "shell", the walls that are removed, or none`;
  }
  const isInFloor =
    parent && layers.includes(parent) && parent.attributes["data-layer"] !== roofKey;
  const named = room === undefined ? part === "shell" && "the shell" : `the room ${room}`;
  if (named && !isInFloor) yield `is ${named}; put it straight into the group of its floor`;
  if (room === undefined) return;
  if (!keysOf(rooms).includes(room)) {
    yield `has data-room="${room}"; expected one of ${keysOf(rooms).join(", ")}${nearestOf(room, keysOf(rooms))}`;
  }
  const place = attributes["data-name-at"];
  if (place !== undefined && !readNamePlace(place)) {
    yield `has data-name-at="${place}"; expected "x y", the middle of its name`;
  }
}
