import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cutFont } from "../fonts/cut-font.ts";
import { listFontSources, serif } from "../fonts/font-settings.ts";
import { loadTypeface } from "./typeface.ts";

const project = join(import.meta.dirname, "../../..");
const sources = listFontSources([serif]).map((source) => join(project, source));
const files = sources.map((source) => cutFont(source, serif, "AVTalčć ", "truetype"));
const typeface = loadTypeface(await Promise.all(files));

describe("loadTypeface", () => {
  it("kerns, and grows with the size", () => {
    const apart = typeface.measure("A", 100) + typeface.measure("V", 100);
    expect(typeface.measure("AV", 100)).toBeLessThan(apart - 5);
    expect(typeface.measure("AV", 50)).toBeCloseTo(typeface.measure("AV", 100) / 2);
  });

  it("draws one outline a character, of whichever file has it", () => {
    const drawing = typeface.draw("lač", 100, 20, 80);
    expect(drawing).toMatch(/^<g transform="translate\(20 80\) scale\(0.1 -0.1\)">/);
    expect(drawing.match(/<path [^>]*d="M[^"]{40,}Z"\/>/g)).toHaveLength(3);
  });

  it("names a character that no file has", () => {
    expect(() => typeface.measure("Val 家", 10)).toThrow(/“Val 家” has the character “家”/);
  });
});
