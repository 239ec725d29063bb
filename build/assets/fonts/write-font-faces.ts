import { getMetricsForFamily, readMetrics } from "fontaine";
import { type FontFamily, fontSubsets } from "./font-settings.ts";

type Metrics = NonNullable<Awaited<ReturnType<typeof readMetrics>>>;

/** The `@font-face` rules of a family: its files, then the local fonts fitted to its measures. */
export async function writeFontFaces(family: FontFamily, latinFile: Uint8Array): Promise<string> {
  const address = `data:font/woff2;base64,${Buffer.from(latinFile).toString("base64")}`;
  const metrics = await readMetrics(new URL(address));
  if (!metrics) throw new Error(`The measures of the font ${family.name} cannot be read.`);
  const fallbacks = await Promise.all(
    family.fallbacks.map(async ({ measures, locals }) => {
      const local = await getMetricsForFamily(measures);
      if (!local) throw new Error(`The measures of the font ${measures} are not known.`);
      return writeFallbackFace(family, metrics, local, locals);
    }),
  );
  return [...fontSubsets.map((subset) => writeFace(family, subset)), ...fallbacks].join("\n");
}

function writeFace(family: FontFamily, subset: (typeof fontSubsets)[number]): string {
  return writeRule({
    "font-family": `"${family.name}"`,
    "font-style": "normal",
    "font-weight": family.weights,
    "font-display": "swap",
    src: `url("./fonts/${family.stem}-${subset.name}.woff2") format("woff2")`,
    "unicode-range": subset.unicodeRange,
  });
}

function writeFallbackFace(
  family: FontFamily,
  metrics: Metrics,
  local: Metrics,
  names: readonly string[],
): string {
  // The local font is scaled until its letters are as wide, and given the height of the family.
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / (local.xWidthAvg / local.unitsPerEm);
  const em = metrics.unitsPerEm * scale;
  return writeRule({
    "font-family": `"${family.name} Fallback"`,
    "font-weight": family.weights,
    src: names.map((name) => `local("${name}")`).join(", "),
    "size-adjust": toPercent(scale),
    "ascent-override": toPercent(metrics.ascent / em),
    "descent-override": toPercent(-metrics.descent / em),
    "line-gap-override": toPercent(metrics.lineGap / em),
  });
}

function writeRule(properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join("")}}\n`;
}

function toPercent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
