import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Files } from "../generated-folder.ts";
import { collectCharacters } from "./font-settings.ts";
import { makeFonts } from "./make-fonts.ts";

/** What a first view may load, all languages taken together. */
const budgetBytes = 45_000;

let files: Files;

beforeAll(async () => {
  files = await makeFonts(join(import.meta.dirname, "../../.."), collectCharacters([]));
});

describe("makeFonts", () => {
  it("cuts four files that stay within the budget", () => {
    const fonts = Object.entries(files).filter(([path]) => path.endsWith(".woff2"));
    expect(fonts.map(([path]) => path)).toEqual([
      "fonts/newsreader-latin.woff2",
      "fonts/newsreader-latin-ext.woff2",
      "fonts/source-sans-3-latin.woff2",
      "fonts/source-sans-3-latin-ext.woff2",
    ]);
    expect(fonts.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(budgetBytes);
  });

  it("declares each file once and swaps it in", () => {
    const css = String(files["fonts.css"]);
    for (const path of Object.keys(files).filter((name) => name.endsWith(".woff2"))) {
      expect(css.split(`url("./${path}") format("woff2")`)).toHaveLength(2);
    }
    expect(css.match(/font-display: swap/g)).toHaveLength(4);
  });

  it("fits local fonts to the measures of each family", () => {
    const css = String(files["fonts.css"]);
    const georgia = /"Newsreader Fallback";[^}]*local\("Georgia"\)[^}]*size-adjust: ([\d.]+)%/;
    const arial = /"Source Sans 3 Fallback";[^}]*local\("Arial"\)[^}]*size-adjust: ([\d.]+)%/;
    for (const face of [georgia, arial]) {
      const percent = Number(face.exec(css)?.[1]);
      expect(percent).toBeGreaterThan(85);
      expect(percent).toBeLessThan(100);
    }
  });
});

describe("collectCharacters", () => {
  it("gathers the characters of all texts beside the base set, each once", () => {
    const characters = collectCharacters({ de: { a: "ñ" }, list: ["ñ", "ő\n"] });
    expect(characters.match(/[ñőČ\n]/g)).toEqual(["ñ", "Č", "ő"]);
  });
});
