import { join } from "node:path";
import { expect, it } from "vitest";
import { collectCharacters } from "./font-settings.ts";
import { makeFonts } from "./make-fonts.ts";

const files = await makeFonts(join(import.meta.dirname, "../../.."), collectCharacters([]));
const css = String(files["fonts.css"]);

it("declares each file that is cut for browsers once, and swaps it in", () => {
  const fonts = Object.keys(files).filter((path) => path.endsWith(".woff2"));
  expect(fonts).toHaveLength(4);
  for (const path of fonts) expect(css.split(`url("./${path}") format("woff2")`)).toHaveLength(2);
  expect(css.match(/font-display: swap/g)).toHaveLength(4);
});

it.each([
  /"Newsreader Fallback";[^}]*local\("Georgia"\)[^}]*size-adjust: ([\d.]+)%/,
  /"Source Sans 3 Fallback";[^}]*local\("Arial"\)[^}]*size-adjust: ([\d.]+)%/,
])("fits local fonts to the measures of each family: %s", (face) => {
  const percent = Number(face.exec(css)?.[1]);
  expect(percent).toBeGreaterThan(85);
  expect(percent).toBeLessThan(100);
});
