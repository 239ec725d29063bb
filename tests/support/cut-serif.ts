import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { baseCharacters, listFontSources, serif } from "../../build/assets/fonts/font-settings.ts";
import { cutFont } from "../../build/assets/fonts/make-fonts.ts";

const project = join(import.meta.dirname, "../..");

/** Paths of the serif's files. They stay where they are: whoever has loaded them reads them again. */
export async function cutSerif(): Promise<readonly string[]> {
  const folder = join(project, ".cache/test-typeface");
  await mkdir(folder, { recursive: true });
  const sources = listFontSources().filter((source) => source.includes(serif.stem));
  return Promise.all(
    sources.map(async (source, index) => {
      const file = join(folder, `${index}.ttf`);
      if (!existsSync(file)) {
        const font = join(project, source);
        await writeFile(file, await cutFont(font, serif, baseCharacters, "truetype"));
      }
      return file;
    }),
  );
}
