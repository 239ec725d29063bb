import type { FloorDrawing, NamePlace } from "../../facts/floor-drawing.ts";
import { withoutMarks } from "../../i18n/lent-words.ts";

/** A floor as the page draws it. */
export type PlanFloor = ReturnType<typeof planData>[number];

/** Lines of text around a point. */
export type PlanName = PlanFloor["names"][number];

/** What a letter takes on a narrow screen, where names are largest: the share of a drawing's width. */
const letterShare = 0.0165;

/** The floors of the house, from the lowest to the highest, with names and areas set in lines. */
export function planData(
  floors: readonly FloorDrawing[],
  nameOf: (place: NamePlace) => { readonly name: string; readonly area?: string | undefined },
) {
  return floors.map((floor, index) => ({
    ...floor,
    /** The file of the floor below, whose roofs are seen from this one. */
    below: floors[index - 1]?.path,
    names: floor.names.map((place) => ({
      ...setName(place, nameOf(place).name, floor.width * letterShare),
      area: nameOf(place).area,
    })),
  }));
}

function setName({ kind, x, y, width }: NamePlace, name: string, letterWidth: number) {
  const lines = breakName(name, width / letterWidth);
  return {
    ...{ x, y, lines, isRoom: kind === "room" },
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
  const seen = withoutMarks(line).replaceAll("\u00ad", "").trim();
  return seen.length + seen.replaceAll(/[^mw]/gi, "").length / 2;
}
