import generatedDrawings from "#house/drawings.json" with { type: "json" };
import generatedPhotos from "#house/photos.json" with { type: "json" };
import type { Locale } from "../../domain/locales/locales.ts";
import { factMessages, pictures } from "../../house/facts/facts.server.ts";
import type { DrawingData } from "../pictures/drawing.tsx";
import type { PictureData, PictureFiles } from "../pictures/picture.tsx";

const photos: Readonly<Record<string, Omit<PictureFiles, "file">>> = generatedPhotos;

/** The data of a photo: its files and its alternative text. Throws for an unknown file name. */
export function pictureData(file: string, locale: Locale): PictureData {
  return { ...pictureFiles(file), alt: factMessages(locale).pictures[file]?.alt ?? "" };
}

/** The same for a full-screen photo, with its upright version for upright screens if it has one. */
export function fullScreenData(file: string, locale: Locale): PictureData {
  const upright = pictures.photos.find((photo) => photo.file === file)?.upright;
  return { ...pictureData(file, locale), ...(upright && { upright: pictureFiles(upright.file) }) };
}

/** The file name of a page's photo, by default that of home. */
export function pagePicture(page: string): string {
  return pictures.pages[page] ?? pictures.pages.home;
}

/** The files of a photo. Throws for an unknown file name. */
export function pictureFiles(file: string): PictureFiles {
  const picture = photos[file];
  if (!picture) throw new Error(`no picture “${file}” in photos`);
  const { hash, width, height } = picture;
  return { file, hash, width, height };
}

const drawings: Readonly<Record<string, Omit<DrawingData, "alt">>> = generatedDrawings;

/** The data of `drawings/<name>.svg`; undefined if the house has no such drawing. */
export function drawingData(name: string, locale: Locale): DrawingData | undefined {
  const drawing = drawings[name];
  // A drawing that is decoration has no description.
  return drawing && { ...drawing, alt: factMessages(locale).drawings[name] ?? "" };
}

/** The same for decoration. */
export function decorationData(name: string): DrawingData | undefined {
  const drawing = drawings[name];
  return drawing && { ...drawing, alt: "" };
}
