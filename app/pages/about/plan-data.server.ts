import type { FloorDrawing, NamePlace } from "../../facts/floor-drawing.ts";

/** A floor as the page draws it. */
export type PlanFloor = ReturnType<typeof planData>[number];

/** Lines of text around a point. */
export type PlanName = ReturnType<typeof setName>;

/** What the drawings do not say: names, and a second line below that of a room. */
export type PlanWords = {
  readonly nameOf: (place: NamePlace) => string;
  readonly areaOf: (room: string) => string | undefined;
};

/** What a letter takes on a narrow screen, where names are largest: the share of a drawing's width. */
const letterShare = 0.0165;

/** The floors of the house with their names, from the lowest to the highest. */
export function planData(floors: readonly FloorDrawing[], words: PlanWords) {
  return floors.map((floor, index) => ({
    ...floor,
    /** The file of the floor below, whose roofs are seen from this one. */
    below: floors[index - 1]?.path,
    names: floor.names.map((name) => setName(name, floor.width * letterShare, words)),
  }));
}

function setName(place: NamePlace, letterWidth: number, { nameOf, areaOf }: PlanWords) {
  const { kind, key, x, y, width } = place;
  const lines = breakName(nameOf(place), width / letterWidth);
  return {
    ...{ key, x, y, lines, isRoom: kind === "room" },
    area: kind === "room" ? areaOf(key) : undefined,
    /** Too wide for a narrow screen: left out there. */
    isWide: lines.some((line) => countLetters(line) * letterWidth > width),
  };
}

/** A name in lines of so many letters, broken at spaces and soft hyphens. */
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

/** How many letters of common width a line is as wide as. */
function countLetters(line: string): number {
  const seen = line.replaceAll("\u00ad", "").trim();
  return seen.length + seen.replaceAll(/[^mw]/gi, "").length / 2;
}
