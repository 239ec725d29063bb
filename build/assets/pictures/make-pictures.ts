import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { portraitMedia } from "../../../app/components/portrait-media.ts";
import type { PhotoFile } from "../../../app/facts/pictures.ts";
import type { Content } from "../../content/content.ts";
import { findOriginal, listPhotoFiles, shortestLongSide } from "../../content/photo-files.ts";
import type { GeneratedFolder } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";
import { createProgress, type ProgressStream } from "../progress.ts";
import type { Size } from "./crop.ts";
import { pictureSettings } from "./picture-settings.ts";

/**
 * Adds every picture of the photos in this folder, `photos/<file>.json` for each of them, and the
 * previews: a style sheet of all, and `previews.json` with that of each. A photo that cannot be read
 * is a mistake; one that is small is told.
 */
export async function makePictures(
  { pictures: { photos }, photoFiles }: Pick<Content, "pictures" | "photoFiles">,
  folder: string,
  generated: GeneratedFolder,
  stream: ProgressStream,
): Promise<void> {
  const settings = JSON.stringify(pictureSettings);
  const works = await Promise.all(
    listPhotoFiles(photos).map(async (photo) => {
      const original = findOriginal(folder, photo.file, photoFiles);
      const hash = hashOf(await readFile(original), settings);
      return { photo, original, hash, step: `photo-${photo.file}-${hash}` };
    }),
  );
  const missing = works.filter(({ step }) => !generated.has(step)).length;
  const advance = createProgress("photos", missing, stream);
  const previews: Record<string, string> = {};
  // One photo a core: each is decoded once, and only as many at a time lie in memory.
  const makePicture = async ({ photo, original, hash, step }: (typeof works)[number]) => {
    const made = await generated.addOnce(step, async () => {
      // Loading the encoder takes longer than a run that has nothing to encode.
      const { encodePhoto } = await import("./encode-photo.ts");
      const files = await encodePhoto(photo.file, original, hash);
      advance();
      return files;
    });
    const entry = JSON.parse(await readFile(join(made, "photos", `${photo.file}.json`), "utf8"));
    previews[photo.file] = describePreview(photo, entry);
    if (Math.max(entry.width, entry.height) < shortestLongSide) {
      stream.write(
        `The photo ${photo.file} is only ${entry.width} × ${entry.height} pixels; from ` +
          `${shortestLongSide} on its longer side it is sharp on a whole screen.\n`,
      );
    }
  };
  await Readable.from(works).forEach(makePicture, { concurrency: availableParallelism() });
  const rules = photos.map(({ file, upright }) => [
    file,
    `[data-photo="${file}"]{${previews[file]}}` +
      (upright
        ? `@media ${portraitMedia}{[data-upright="${upright.file}"]{${previews[upright.file]}}}`
        : ""),
  ]);
  const styles = `@layer previews{${rules.map(([, rule]) => rule).join("")}}`;
  const path = `/pictures/previews-${hashOf(styles)}.css`;
  await generated.add({
    [`public${path}`]: styles,
    "previews.json": JSON.stringify({ path, rules: Object.fromEntries(rules) }),
  });
}

/** A photo's focal point and shape, and three of its colours to show until the picture has loaded. */
function describePreview(
  { focalPoint }: PhotoFile,
  { width, height, colours }: Size & { readonly colours: readonly string[] },
): string {
  const focal = `--focal:${focalPoint[0]}% ${focalPoint[1]}%`;
  const ratio = `--ratio:${Number((width / height).toFixed(3))}`;
  return `${focal};${ratio};background:linear-gradient(${colours.map(shortenColour).join(",")})`;
}

/** `#rrggbb` as the nearest `#rgb`: these colours are in the HTML of pages. */
function shortenColour(colour: string): string {
  const [, ...channels] = /#(..)(..)(..)/.exec(colour) ?? [];
  return `#${channels.map((hex) => Math.round(Number.parseInt(hex, 16) / 17).toString(16)).join("")}`;
}
