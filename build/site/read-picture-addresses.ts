import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureData } from "../../src/components/picture.tsx";

const generated = join(import.meta.dirname, "..", "..", "generated", "pictures.json");

/** The paths of the largest JPEG of each photo, as `generate` has made them. */
export async function readPictureAddresses(files: readonly string[]): Promise<readonly string[]> {
  const pictures: Record<string, Pick<PictureData, "hash" | "jpegWidths">> = JSON.parse(
    await readFile(generated, "utf8"),
  );
  return files.map((file) => {
    const picture = pictures[file];
    if (!picture) throw new Error(`generated/pictures.json has no ${file}`);
    return `/pictures/${file}-${picture.hash}-${picture.jpegWidths.at(-1)}.jpg`;
  });
}
