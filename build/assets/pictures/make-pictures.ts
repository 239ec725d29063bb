import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Photo } from "../../../app/facts/facts.ts";
import type { Page } from "../../../app/routes.ts";
import { forEachAtOnce } from "../for-each-at-once.ts";
import type { GeneratedFolder } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";
import { createProgress, type ProgressStream } from "../progress.ts";
import { pictureSettings } from "./picture-settings.ts";

/** The photos, and which of them stands for which page. */
export type PictureContent = {
  readonly photos: readonly Photo[];
  readonly pagePhotos: Readonly<Record<Page, string>>;
};

/**
 * Adds every picture of the photos in this folder, `photos/<file>.json` for each of them, and the
 * style sheet `pictures.css`. A photo that cannot be read is a mistake.
 */
export async function makePictures(
  { photos, pagePhotos }: PictureContent,
  folder: string,
  generated: GeneratedFolder,
  stream: ProgressStream,
): Promise<void> {
  const works = await Promise.all(
    photos.map(async (photo) => {
      const original = join(folder, `${photo.file}.jpg`);
      const hasPortrait = photo.file === pagePhotos.home;
      const settings = JSON.stringify([pictureSettings, photo.focalPoint, hasPortrait]);
      const hash = hashOf(await readFile(original), settings);
      return { photo, original, hasPortrait, hash, step: `photo-${photo.file}-${hash}` };
    }),
  );
  const missing = works.filter(({ step }) => !generated.has(step)).length;
  const advance = createProgress("photos", missing, stream);
  const previews: Record<string, string> = {};
  // One photo a core: each is decoded once, and only as many at a time lie in memory.
  await forEachAtOnce(works, availableParallelism(), async (work) => {
    const { photo, original, hasPortrait, hash, step } = work;
    const made = await generated.addOnce(step, async () => {
      // Loading the encoder takes longer than a run that has nothing to encode.
      const { encodePhoto } = await import("./encode-photo.ts");
      const files = await encodePhoto(photo, original, hash, hasPortrait);
      advance();
      return files;
    });
    const entry = await readFile(join(made, "photos", `${photo.file}.json`), "utf8");
    previews[photo.file] = previewRule(photo, JSON.parse(entry).colours);
  });
  const rules = photos.map(({ file }) => previews[file]).join("\n");
  await generated.add({ "pictures.css": `@layer previews {\n${rules}\n}\n` });
}

/** A photo's focal point, and three of its colours to show until the picture has loaded. */
function previewRule({ file, focalPoint }: Photo, colours: readonly string[]): string {
  const focal = `--focal:${focalPoint[0]}% ${focalPoint[1]}%`;
  return `[data-photo="${file}"]{${focal};background:linear-gradient(${colours.join(",")})}`;
}
