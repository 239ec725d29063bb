// Version 2.0 made the opened house of these; `drawings/house.svg` has replaced them.
import { type Finding, hint } from "./finding.ts";
import { readDrawing } from "./read-drawing.ts";
import type { Read } from "./read-files.ts";

const formerKeys = ["seenFrom", "hasShutters"];
const formerParts = ["pergola", "chimney"];
const advice = "is no longer used; take it out: drawings/house.svg draws the opened house.";

/** The value of `rooms.json` without former keys, and a hint for each. */
export function dropFormerKeys(rooms: unknown): Read<unknown> {
  const { plan, ...others } = Object(rooms);
  const found = formerKeys.filter((key) => Object.hasOwn(Object(plan), key));
  if (found.length === 0) return { value: rooms, findings: [] };
  const kept = Object.entries(plan).filter(([key]) => !formerKeys.includes(key));
  return {
    value: { ...others, plan: Object.fromEntries(kept) },
    findings: found.map((key) => hint("rooms.json", ["plan", key], `plan.${key} ${advice}`)),
  };
}

/** Drawings without former parts, and a hint for each; lines keep their numbers. */
export function dropFormerParts(
  drawings: Readonly<Record<string, string>>,
): Read<Readonly<Record<string, string>>> {
  const findings: Finding[] = [];
  const kept = Object.entries(drawings).map(([name, svg]) => {
    const former = (readDrawing(svg) ?? []).filter(({ attributes }) =>
      formerParts.includes(attributes["data-part"] ?? ""),
    );
    let text = svg;
    for (const { attributes, line, source } of former) {
      const part = `data-part="${attributes["data-part"]}"`;
      findings.push(hint(`drawings/${name}.svg`, [line], `${part} ${advice}`));
      text = text.replace(source, source.replaceAll(/[^\n]/g, ""));
    }
    return [name, text] as const;
  });
  return { value: Object.fromEntries(kept), findings };
}
