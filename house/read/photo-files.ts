import { join } from "node:path";
import type { Photo, PhotoFile } from "../facts/pictures.ts";

/** The length of the longer side at which a photo is sharp on a whole laptop screen, in pixels. */
export const shortestLongSide = 1200;

/** Marks pictures drawn by `npm run new`, so that nobody publishes one by accident. */
export const placeholderNote = "placeholder of npm run new";

/** The extensions of photos. */
const readableEnding = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** Whether this file of `photos` can be read as a picture. */
export function isReadable(fileName: string): boolean {
  return readableEnding.test(fileName);
}

/** The readable files with the name of a photo; there must be exactly one. */
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
