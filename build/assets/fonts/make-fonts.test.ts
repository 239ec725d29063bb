import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Files } from "../generated-folder.ts";
import { collectCharacters } from "./font-settings.ts";
import { makeFonts } from "./make-fonts.ts";

/** What a first view may load, all languages taken together. */
const budgetBytes = 45_000;

let files: Files;

beforeAll(async () => {
  files = await makeFonts(join(import.meta.dirname, "../../.."), collectCharacters([]));
});

it("cuts four files that stay within the budget, each declared once and swapped in", () => {
  const fonts = Object.entries(files).filter(([path]) => path.endsWith(".woff2"));
  const stems = ["newsreader", "source-sans-3"];
  expect(fonts.map(([path]) => path)).toEqual(
    stems.flatMap((stem) => [`fonts/${stem}-latin.woff2`, `fonts/${stem}-latin-ext.woff2`]),
  );
  expect(fonts.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(budgetBytes);
  const css = String(files["fonts.css"]);
  for (const [path] of fonts) {
    expect(css.split(`url("./${path}") format("woff2")`)).toHaveLength(2);
  }
  expect(css.match(/font-display: swap/g)).toHaveLength(4);
});

it.each([
  /"Newsreader Fallback";[^}]*local\("Georgia"\)[^}]*size-adjust: ([\d.]+)%/,
  /"Source Sans 3 Fallback";[^}]*local\("Arial"\)[^}]*size-adjust: ([\d.]+)%/,
])("fits local fonts to the measures of each family: %s", (face) => {
  const percent = Number(face.exec(String(files["fonts.css"]))?.[1]);
  expect(percent).toBeGreaterThan(85);
  expect(percent).toBeLessThan(100);
});

it("gathers the characters of all texts beside the base set, each once", () => {
  const characters = collectCharacters({ de: { a: "ñ" }, list: ["ñ", "ő\n"] });
  expect(characters.match(/[ñőČ\n]/g)).toEqual(["ñ", "Č", "ő"]);
});
