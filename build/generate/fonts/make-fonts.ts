import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Files } from "../make-once.ts";
import { type FontFamily, fontFamilies, fontSubsets, keptFeatures } from "./font-settings.ts";
import { writeFontFaces } from "./write-font-faces.ts";

/** The fonts of the project's packages, cut to these characters, and their style sheet `fonts.css`. */
export async function makeFonts(project: string, characters: string): Promise<Files> {
  const files: Record<string, Uint8Array> = {};
  const rules: string[] = [];
  for (const family of fontFamilies) {
    for (const subset of fontSubsets) {
      const source = await readFile(join(project, family.source(subset.name)));
      files[fileOf(family, subset.name)] = await subsetFont(source, characters, {
        targetFormat: "woff2",
        keepFeatures: keptFeatures,
        variationAxes: family.axes,
        noHinting: true,
      });
    }
    rules.push(await writeFontFaces(family, files[fileOf(family, "latin")] as Uint8Array));
  }
  return { ...files, "fonts.css": rules.join("\n") };
}

function fileOf({ stem }: FontFamily, subset: string): string {
  return `fonts/${stem}-${subset}.woff2`;
}
