import type { FloorDrawing, NamePlace } from "../../../house/facts/floor-drawing.ts";

/** Lines of text around a point. */
export type PlanName = ReturnType<typeof planData>[number]["names"][number];

/** The width of a letter on a narrow screen, where names are largest, as a share of the drawing's width. */
const letterShare = 0.0165;

/** The floors of the house, from the lowest to the highest, with names set in lines. */
export function planData(floors: readonly FloorDrawing[], nameOf: (place: NamePlace) => string) {
  return floors.map((floor, index) => ({
    ...floor,
    /** The file of the floor below, whose roofs are seen from this one. */
    below: floors[index - 1]?.path,
    names: floor.names.map((place) => setName(place, nameOf(place), floor.width * letterShare)),
  }));
}

function setName({ kind, key, x, y, width }: NamePlace, name: string, letterWidth: number) {
  const lines = breakName(name, width / letterWidth);
  return {
    ...{ key, x, y, lines, isRoom: kind === "room" },
    /** Hidden on a narrow screen: halls, and names that are too wide. */
    isMinor: kind === "space" || lines.some((line) => countLetters(line) * letterWidth > width),
  };
}

/** A name in lines of this number of letters, broken at spaces and soft hyphens. */
function breakName(name: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const part of name.split(/(?<=[ \u00ad])/)) {
    const line = `${lines.at(-1) ?? ""}${part}`;
    if (lines.length > 0 && countLetters(line) <= most) {
      lines[lines.length - 1] = line;
    } else lines.push(part);
  }
  return lines.map((line) =>
    line
      .trim()
      .replace(/\u00ad$/, "-")
      .replaceAll("\u00ad", ""),
  );
}

/** The width of a line in average letters. */
function countLetters(line: string): number {
  const seen = line.replaceAll("\u00ad", "").trim();
  return seen.length + seen.replaceAll(/[^mw]/gi, "").length / 2;
}
