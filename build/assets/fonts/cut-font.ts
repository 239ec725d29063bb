import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { type FontFamily, keptFeatures } from "./font-settings.ts";

/** A package file of a family, cut to these characters and to what the family keeps of its axes. */
export async function cutFont(
  file: string,
  { axes }: Pick<FontFamily, "axes">,
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
