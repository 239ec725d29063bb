import type { Content } from "../../content/content.ts";
import type { Files } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";

/**
 * The drawings of the content, each a file of its own whose root pages refer to as `#drawing`, and
 * what pages need to show them (`drawings.json`): path and `viewBox`.
 */
export function makeDrawings({ drawings }: Pick<Content, "drawings">): Files {
  const files: Record<string, string> = {};
  const list = Object.entries(drawings).map(([name, svg]) => {
    const drawing = svg.replace("<svg", '<svg id="drawing"');
    const path = `/drawings/${name}-${hashOf(drawing)}.svg`;
    files[`public${path}`] = drawing;
    // What refers to a drawing has its size, and begins at its corner.
    const size = /viewBox="\S+ \S+ ([^"]+)"/.exec(svg)?.[1];
    return [name, { path, viewBox: `0 0 ${size}` }];
  });
  return {
    ...files,
    "drawings.json": `${JSON.stringify(Object.fromEntries(list), undefined, 2)}\n`,
  };
}
