import { join } from "node:path";
import type { Photo, PhotoFile } from "../facts/pictures.ts";

/** In pixels: from this on its longer side a photo is sharp where it fills a laptop's screen. */
export const shortestLongSide = 1200;

/** Written into the pictures that `npm run new` draws, so that nobody publishes one unseen. */
export const placeholderNote = "placeholder of npm run new";

/** What a photo may be saved as, as the ending of its file. */
const readableEnding = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** Whether this file of `photos` can be read as a picture. */
export function isReadable(fileName: string): boolean {
  return readableEnding.test(fileName);
}

/** The files that can be read and have the name of a photo; exactly one is right. */
export function findOriginals(photo: string, fileNames: readonly string[]): readonly string[] {
  return fileNames.filter((name) => isReadable(name) && name.replace(readableEnding, "") === photo);
}

/** Path of a photo's original in this folder. Throws where there is none. */
export function findOriginal(folder: string, photo: string, files: readonly string[]): string {
  const [original] = findOriginals(photo, files);
  if (original === undefined) throw new Error(`The file of the photo ${photo} is missing.`);
  return join(folder, original);
}

/** Every photo, the upright ones too. */
export function listPhotoFiles(photos: readonly Photo[]): readonly PhotoFile[] {
  return photos.flatMap((photo) => (photo.upright ? [photo, photo.upright] : [photo]));
}
