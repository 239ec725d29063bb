import { generateFontFace, getMetricsForFamily, readMetrics } from "fontaine";
import { type FontFamily, fontSubsets } from "./font-settings.ts";

/** The `@font-face` rules of a family: its files, then the local fonts fitted to its measures. */
export async function writeFontFaces(family: FontFamily, latinFile: Uint8Array): Promise<string> {
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
