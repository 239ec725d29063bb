import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { generateFontFace, getMetricsForFamily, readMetrics } from "fontaine";
import subsetFont from "subset-font";
import type { Files } from "../generated-folder.ts";
import {
  type FontFamily,
  fontFamilies,
  fontSubsets,
  keptFeatures,
  serif,
  serifDrawings,
} from "./font-settings.ts";

/** The fonts of the project's packages, cut to these characters, and their style sheet `fonts.css`. */
export async function makeFonts(project: string, characters: string): Promise<Files> {
  const files: Record<string, Uint8Array> = {};
  const rules: string[] = [];
  for (const family of fontFamilies) {
    for (const subset of fontSubsets) {
      const source = join(project, family.source(subset.name));
      files[fileOf(family, subset.name)] = await cutFont(source, family, characters, "woff2");
      if (family !== serif) continue;
      const path = serifDrawings[subset.name];
      files[path] = await cutFont(source, family, characters, "truetype");
    }
    rules.push(await writeFontFaces(family, files[fileOf(family, "latin")] as Uint8Array));
  }
  return { ...files, "fonts.css": rules.join("\n") };
}

/** A package file of a family, cut to these characters and to what the family keeps of its axes. */
export async function cutFont(
  file: string,
  { axes }: FontFamily,
  characters: string,
  targetFormat: "woff2" | "truetype",
): Promise<Uint8Array> {
  return subsetFont(await readFile(file), characters, {
    targetFormat,
    keepFeatures: keptFeatures,
    variationAxes: axes,
    noHinting: true,
  });
}

function fileOf({ stem }: FontFamily, subset: string): string {
  return `fonts/${stem}-${subset}.woff2`;
}

/** The `@font-face` rules of a family: its files, then the local fonts fitted to its measures. */
async function writeFontFaces(family: FontFamily, latinFile: Uint8Array): Promise<string> {
  const address = `data:font/woff2;base64,${Buffer.from(latinFile).toString("base64")}`;
  const metrics = await readMetrics(new URL(address));
  if (!metrics) throw new Error(`The measures of the font ${family.name} cannot be read.`);
  const fallbacks = await Promise.all(
    family.fallbacks.map(async ({ measures, locals }) => {
      const local = await getMetricsForFamily(measures);
      if (!local) throw new Error(`The measures of the font ${measures} are not known.`);
      return generateFontFace(metrics, {
        name: `${family.name} Fallback`,
        font: measures,
        metrics: local,
        "font-weight": family.weights,
        src: locals.map((name) => `local("${name}")`).join(", "),
      });
    }),
  );
  return [...fontSubsets.map((subset) => writeFace(family, subset)), ...fallbacks].join("\n");
}

function writeFace(family: FontFamily, subset: (typeof fontSubsets)[number]): string {
  return `@font-face {
  font-family: "${family.name}";
  font-style: normal;
  font-weight: ${family.weights};
  font-display: swap;
  src: url("./fonts/${family.stem}-${subset.name}.woff2") format("woff2");
  unicode-range: ${subset.unicodeRange};
}
`;
}
