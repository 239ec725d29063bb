import type { Content } from "../../house/content/content.ts";
import { openedHouseName, readOpenedHouse } from "../../house/read/read-opened-house.ts";
import { floorPrefix, readPlan } from "../../house/read/read-plan.ts";
import type { Files } from "./generated-folder.ts";
import { hashOf } from "./hash.ts";

/**
 * The drawings of the content, each a file whose root has the id `drawing`, and the data to show them: path and
 * `viewBox` (`drawings.json`), the parts of the floors (`plan.json`) and of the opened house (`house.json`; the heights
 * of its layers are in `lifts.css`).
 */
export function makeDrawings({
  facts,
  files: { drawings },
}: Pick<Content, "facts" | "files">): Files {
  const files: Record<string, string> = {};
  const others = Object.entries(drawings).filter(
    ([name]) => name !== openedHouseName && !name.startsWith(floorPrefix),
  );
  const list = others.map(([name, svg]) => {
    const drawing = svg.replace("<svg", '<svg id="drawing"');
    const path = `/drawings/${name}-${hashOf(drawing)}.svg`;
    files[`public${path}`] = drawing;
    // `<use>` takes the size and the origin of the element that refers to the drawing.
    const size = /viewBox="\S+ \S+ ([^"]+)"/.exec(svg)?.[1];
    return [name, { path, viewBox: `0 0 ${size}` }];
  });
  const floors = readPlan(facts.rooms, drawings);
  const plan = floors.map(({ floor, svg }) => {
    const path = `/drawings/${floorPrefix}${floor.key}-${hashOf(svg)}.svg`;
    files[`public${path}`] = svg;
    return { ...floor, path };
  });
  const source = drawings[openedHouseName];
  const opened = source === undefined ? undefined : readOpenedHouse(source);
  const housePath = `/drawings/${openedHouseName}-${hashOf(opened?.svg ?? "")}.svg`;
  if (opened) files[`public${housePath}`] = opened.svg;
  return {
    ...files,
    "drawings.json": `${JSON.stringify(Object.fromEntries(list), undefined, 2)}\n`,
    "plan.json": JSON.stringify(plan),
    "house.json": JSON.stringify(opened ? { path: housePath, ...opened.house } : null),
    "lifts.css": opened?.css ?? "",
  };
}
