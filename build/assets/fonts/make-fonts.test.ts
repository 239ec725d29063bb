import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateFontFace, getMetricsForFamily, readMetrics } from "fontaine";
import { describe, expect, it } from "vitest";
import { collectCharacters, fontStyles } from "./font-settings.ts";
import { makeFonts } from "./make-fonts.ts";

const project = join(import.meta.dirname, "../../..");
const files = await makeFonts(collectCharacters([]));
const fallbacks = readFileSync(join(project, "app/styles/fonts.css"), "utf8");

describe("the style sheet of the fonts", () => {
  it("names each file that is cut for browsers once, and swaps it in", () => {
    const fonts = Object.keys(files).filter((path) => path.endsWith(".woff2"));
    expect(fonts).toHaveLength(4);
    for (const path of fonts) expect(fontStyles.split(`url("./${path}")`)).toHaveLength(2);
    expect(fontStyles.match(/font-display:swap/g)).toHaveLength(4);
  });

  it.each([
    ["newsreader", "Noto Serif"],
    ["newsreader", "Times New Roman"],
    ["newsreader", "Georgia"],
    ["source-sans-3", "Roboto"],
    ["source-sans-3", "Arial"],
  ])("fits local fonts to the measures of %s: %s", async (font, local) => {
    const bytes = Buffer.from(files[`fonts/${font}-latin.woff2`] ?? "").toString("base64");
    const [metrics, localMetrics] = await Promise.all([
      readMetrics(new URL(`data:font/woff2;base64,${bytes}`)),
      getMetricsForFamily(local),
    ]);
    if (!metrics || !localMetrics) throw new Error("unknown measures");
    const face = generateFontFace(metrics, { name: "", font: local, metrics: localMetrics });
    const declared = fallbacks.split("@font-face").find((one) => one.includes(`local("${local}")`));
    const measures = [...face.matchAll(/([\w-]+): ([\d.]+)%/g)];
    expect(measures).toHaveLength(4);
    for (const [, name, percent] of measures) {
      expect(declared).toContain(`${name}: ${Math.round(Number(percent) * 10) / 10}%`);
    }
  });
});
