// Keys and values of version 2.0 that no longer exist: ignored with a hint, so that every house still builds.
import { type Finding, hint } from "../findings/finding.ts";
import { readDrawing } from "./read-drawing.ts";
import type { Read } from "./read-files.ts";

/** Former keys of a file of facts, by their path; `*` stands for every entry of a list. */
const formerKeys: Readonly<Record<string, readonly string[]>> = {
  rooms: ["plan.seenFrom", "plan.hasShutters"],
  pictures: ["closing", "photos.*.words"],
  home: ["season", "surroundings.photo"],
};
const formerParts = ["pergola", "chimney"];
const advice = "is no longer used; take it out";

/** The value of a file of facts, `name`, without former keys and values, and a hint for each. */
export function dropFormerKeys(name: string, value: unknown): Read<unknown> {
  const file = `${name}.json`;
  const findings: Finding[] = [];
  const current = structuredClone(value);
  const tell = (path: readonly (string | number)[]) =>
    findings.push(hint(file, [...path], `${path.join(".")} ${advice}.`));
  for (const key of formerKeys[name] ?? []) drop(current, key.split("."), []);
  if (name === "pictures") dropCrops(Object(current));
  if (name === "home") nameOrnament(Object(current));
  return { value: current, findings };

  function drop(
    holder: unknown,
    [key = "", ...rest]: string[],
    path: readonly (string | number)[],
  ) {
    if (key === "*") {
      for (const [index, entry] of Object.entries(Object(holder)))
        drop(entry, rest, [...path, Number(index)]);
    } else if (rest.length > 0) drop(Object(holder)[key], rest, [...path, key]);
    else if (Object.hasOwn(Object(holder), key)) {
      Reflect.deleteProperty(Object(holder), key);
      tell([...path, key]);
    }
  }

  /** A crop has no file of its own, so its entry is dropped. */
  function dropCrops(pictures: { photos?: unknown }) {
    if (!Array.isArray(pictures.photos)) return;
    const isCrop = (photo: unknown) => Object.hasOwn(Object(photo), "crop");
    for (const [index, photo] of pictures.photos.entries())
      if (isCrop(photo)) tell(["photos", index]);
    pictures.photos = pictures.photos.filter((photo) => !isCrop(photo));
  }

  /** A moving ornament was an object; the name of its still drawing remains. */
  function nameOrnament(home: { ornament?: unknown }) {
    if (typeof home.ornament !== "object" || home.ornament === null) return;
    const { resting, drawing } = Object(home.ornament);
    home.ornament = resting ?? drawing;
    findings.push(
      hint(file, ["ornament"], "ornament is the name of a drawing now, not an object; write that."),
    );
  }
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
    let drawing = svg;
    for (const { attributes, line, source } of former) {
      const part = `data-part="${attributes["data-part"]}"`;
      const text = `${part} ${advice}: drawings/house.svg draws the opened house.`;
      findings.push(hint(`drawings/${name}.svg`, [line], text));
      drawing = drawing.replace(source, source.replaceAll(/[^\n]/g, ""));
    }
    return [name, drawing] as const;
  });
  return { value: Object.fromEntries(kept), findings };
}
