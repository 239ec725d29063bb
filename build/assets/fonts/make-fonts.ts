import { readFile } from "node:fs/promises";
import { join } from "node:path";
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
import { writeFontFaces } from "./write-font-faces.ts";

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
