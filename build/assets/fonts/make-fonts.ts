import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Files } from "../generated-folder.ts";
import { fontFiles } from "./font-settings.ts";

/**
 * The fonts of the project's packages, cut to these characters: with kerning, ligatures, accents, and
 * lining and tabular figures; without small capitals and swashes.
 */
export async function makeFonts(project: string, characters: string): Promise<Files> {
  const files: Record<string, Uint8Array> = {};
  for (const { path, source, format, axes } of fontFiles) {
    files[path] = await subsetFont(await readFile(join(project, source)), characters, {
      targetFormat: format,
      keepFeatures: ["kern", "liga", "ccmp", "locl", "lnum", "tnum"],
      variationAxes: axes,
      noHinting: true,
    });
  }
  return files;
}
