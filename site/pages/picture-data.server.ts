import generatedDrawings from "#house/drawings.json" with { type: "json" };
import generatedPhotos from "#house/photos.json" with { type: "json" };
import type { Locale } from "../../domain/locales/locales.ts";
import { factMessages, pictures } from "../../house/facts/facts.server.ts";
import type { DrawingData } from "../pictures/drawing.tsx";
import type { PictureData, PictureFiles } from "../pictures/picture.tsx";

const photos: Readonly<Record<string, Omit<PictureFiles, "file">>> = generatedPhotos;

/** What a page needs to show a photo: its files and its alt text. Throws for an unknown file name. */
export function pictureData(file: string, locale: Locale): PictureData {
  return { ...pictureFiles(file), alt: factMessages(locale).pictures[file]?.alt ?? "" };
}

/** The same for what fills a screen: upright on those that are held so, if the photo has such a version. */
export function fullScreenData(file: string, locale: Locale): PictureData {
  const upright = pictures.photos.find((photo) => photo.file === file)?.upright;
  return { ...pictureData(file, locale), ...(upright && { upright: pictureFiles(upright.file) }) };
}

/** The file name of the photo that stands for a page: that of the home page where it has none. */
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

/** What a page needs to show `drawings/<name>.svg`; nothing where the house has no such one. */
export function drawingData(name: string, locale: Locale): DrawingData | undefined {
  const drawing = drawings[name];
  // A drawing that is decoration has no description.
  return drawing && { ...drawing, alt: factMessages(locale).drawings[name] ?? "" };
}

/** The same of a drawing that nobody is told of. */
export function decorationData(name: string): DrawingData | undefined {
  const drawing = drawings[name];
  return drawing && { ...drawing, alt: "" };
}
