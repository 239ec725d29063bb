import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Files } from "../generated-folder.ts";
import { type FontFile, fontFiles } from "./font-settings.ts";

/** The fonts of the project's packages, cut to these characters. */
export async function makeFonts(project: string, characters: string): Promise<Files> {
  const files: Record<string, Uint8Array> = {};
  for (const file of fontFiles) files[file.path] = await cutFont(project, file, characters);
  return files;
}

/**
 * A file of fonts with these characters: with kerning, ligatures, accents, and lining and tabular
 * figures; without small capitals and swashes.
 */
export async function cutFont(
  project: string,
  { source, format, axes }: FontFile,
  characters: string,
): Promise<Uint8Array> {
  return subsetFont(await readFile(join(project, source)), characters, {
    targetFormat: format,
    keepFeatures: ["kern", "liga", "ccmp", "locl", "lnum", "tnum"],
    variationAxes: axes,
    noHinting: true,
  });
}
