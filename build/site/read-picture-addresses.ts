import { readFile } from "node:fs/promises";
import { join } from "node:path";

const generated = join(import.meta.dirname, "..", "..", "generated", "pictures.json");

/** The paths of the largest JPEG of each photo, as `generate` has made them. */
export async function readPictureAddresses(files: readonly string[]): Promise<readonly string[]> {
  const pictures: Record<string, { readonly largestJpeg: string }> = JSON.parse(
    await readFile(generated, "utf8"),
  );
  return files.map((file) => {
    const picture = pictures[file];
    if (!picture) throw new Error(`generated/pictures.json has no ${file}`);
    return picture.largestJpeg;
  });
}
