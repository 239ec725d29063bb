import type { Photo } from "../../../src/facts/facts.ts";
import type { Page } from "../../../src/routes.ts";
import type { Output } from "../output.ts";
import type { ProgressStream } from "../progress.ts";
import { readRemembered, remember } from "../remembered.ts";
import { encodeMissing } from "./encode-missing.ts";
import { preparePhoto } from "./prepare-photo.ts";
import type { PhotoFacts } from "./read-photo.ts";
import { writePreviews } from "./write-previews.ts";

/** The photos, and which of them stands for which page. */
export type PictureContent = {
  readonly photos: readonly Photo[];
  readonly pagePhotos: Readonly<Record<Page, string>>;
};

/** Where the originals lie, and the cache file that remembers their facts. */
export type PicturePlaces = { readonly originals: string; readonly factsFile: string };

/**
 * Makes every picture that the output lacks, and tells the site of all of them (`pictures.json`,
 * `pictures.css`); gives the number of files encoded. A photo that cannot be read is a mistake.
 */
export async function makePictures(
  { photos, pagePhotos }: PictureContent,
  { originals, factsFile }: PicturePlaces,
  output: Output,
  stream: ProgressStream,
): Promise<number> {
  const knownFacts = await readRemembered<PhotoFacts>(factsFile);
  const prepared = await Promise.all(
    photos.map((photo) =>
      preparePhoto(photo, photo.file === pagePhotos.home, originals, knownFacts),
    ),
  );
  await remember(factsFile, Object.fromEntries(prepared.map(({ key, facts }) => [key, facts])));

  const works = prepared.map(({ original, plan }) => ({ original, encodings: plan.encodings }));
  const encoded = await encodeMissing(works, output, stream);
  const entries = Object.fromEntries(prepared.map(({ photo, plan }) => [photo.file, plan.entry]));
  await output.write("pictures.json", `${JSON.stringify(entries, undefined, 2)}\n`);
  await output.write("pictures.css", writePreviews(prepared));
  return encoded;
}
