import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Photo } from "../../../src/facts/facts.ts";
import { hashOf } from "../hash.ts";
import { pictureSettings } from "./picture-settings.ts";
import { type PicturePlan, planPictures } from "./plan-pictures.ts";
import type { PhotoFacts } from "./read-photo.ts";

/** A photo with everything that follows from it before a picture is encoded. */
export type PreparedPhoto = {
  readonly photo: Photo;
  /** Path of the original. */
  readonly original: string;
  /** Stands for the original, the focal point and the settings. */
  readonly key: string;
  readonly facts: PhotoFacts;
  readonly plan: PicturePlan;
};

/** Prepares a photo; facts known from an earlier run, by key, are not read again. */
export async function preparePhoto(
  photo: Photo,
  hasPortrait: boolean,
  folder: string,
  knownFacts: Readonly<Record<string, PhotoFacts>>,
): Promise<PreparedPhoto> {
  const original = join(folder, `${photo.file}.jpg`);
  const settings = JSON.stringify([pictureSettings, photo.focalPoint]);
  const hash = hashOf(await readFile(original), settings);
  const key = `${photo.file}-${hash}`;
  const facts = knownFacts[key] ?? (await readFacts(original));
  const { width, height } = facts;
  const plan = planPictures(photo, { width, height }, hash, hasPortrait);
  return { photo, original, key, facts, plan };
}

async function readFacts(original: string): Promise<PhotoFacts> {
  // Loading the encoder takes longer than a run that has nothing to encode.
  const { readPhotoFacts } = await import("./read-photo.ts");
  return readPhotoFacts(original);
}
