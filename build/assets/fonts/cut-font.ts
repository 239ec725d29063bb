import subsetFont from "subset-font";
import { type Family, patternOf } from "./font-settings.ts";

/** With kerning, ligatures, accents, and lining and tabular figures; without small capitals and swashes. */
const latinFeatures = ["kern", "liga", "ccmp", "locl", "lnum", "tnum"];

/** Letters that join, and marks above and below them. */
const otherFeatures = ["init", "medi", "fina", "isol", "rlig", "calt", "mark", "mkmk", "curs"];

/** A font cut down to these characters. */
export function cutFont(
  font: Uint8Array,
  characters: string,
  { axes, isFetched }: Family,
  targetFormat: "woff2" | "truetype",
): Promise<Buffer> {
  const keepFeatures = [...latinFeatures, ...(isFetched ? otherFeatures : [])];
  return subsetFont(font, characters, {
    ...{ targetFormat, keepFeatures, variationAxes: axes, noHinting: true },
  });
}

/** The characters that are within a range of CSS. */
export function charactersIn(characters: string, range: string): string {
  return characters.replaceAll(new RegExp(`[^${patternOf(range)}]`, "gu"), "");
}

/** Whether the table of outlines in a TrueType file has more than the one byte that stands for none. */
export function hasLetters(font: Buffer): boolean {
  const entry = font.indexOf("glyf", 0, "latin1");
  return entry > 0 && font.readUInt32BE(entry + 12) > 1;
}

/** How a TrueType file calls its family; empty where it does not. */
export function readFamilyName(font: Buffer): string {
  const table = font.readUInt32BE(font.indexOf("name", 0, "latin1") + 8);
  const texts = table + font.readUInt16BE(table + 4);
  const records = Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => {
    const [platform = 0, , , id = 0, length = 0, offset = 0] = [0, 2, 4, 6, 8, 10].map((at) =>
      font.readUInt16BE(table + 6 + index * 12 + at),
    );
    return { platform, id, bytes: font.subarray(texts + offset, texts + offset + length) };
  });
  const name = records.find(({ platform, id }) => platform === 3 && id === 1);
  return name ? Buffer.from(name.bytes).swap16().toString("utf16le") : "";
}
