import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Files } from "../generated-folder.ts";
import { fontFiles, fontStyles } from "./font-settings.ts";

/**
 * The fonts of the engine's packages, cut to these characters, and their style sheet (`fonts.css`): with
 * kerning, ligatures, accents, and lining and tabular figures; without small capitals and swashes.
 */
export async function makeFonts(characters: string): Promise<Files> {
  const files: Record<string, string | Uint8Array> = { "fonts.css": fontStyles };
  for (const { path, source, format, axes } of fontFiles) {
    files[path] = await subsetFont(await readFile(source), characters, {
      targetFormat: format,
      keepFeatures: ["kern", "liga", "ccmp", "locl", "lnum", "tnum"],
      variationAxes: axes,
      noHinting: true,
    });
  }
  return files;
}
