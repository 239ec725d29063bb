import { pagePhotos, photos } from "../../content/photos/photos.ts";
import type { PictureData } from "../components/picture.tsx";
import type { Locale } from "../i18n/locales.ts";
import { translate } from "../i18n/translate.ts";

type Generated = Omit<PictureData, "file" | "alt"> & { readonly largestJpeg: string };

const pictures = import.meta.glob<Generated>("../../generated/photos/*.json", {
  eager: true,
  import: "default",
});

/** What a page needs to show a photo: its files and its alt text. Throws for an unknown file name. */
export function pictureData(file: string, locale: Locale): PictureData {
  const photo = photos.find((candidate) => candidate.file === file);
  if (!photo) throw unknownPhoto(file);
  const { hash, width, height, widths, jpegWidths } = files(file);
  const alt = translate(photo.alt, locale);
  return { file, hash, width, height, widths, jpegWidths, alt };
}

/** The photo that fills the home page's first screen, with its crop for screens held upright. */
export function heroData(locale: Locale): PictureData {
  const { portrait } = files(pagePhotos.home);
  return { ...pictureData(pagePhotos.home, locale), ...(portrait && { portrait }) };
}

/** Path of the largest JPEG of a photo, for search engines. Throws for an unknown file name. */
export function largestJpeg(file: string): string {
  return files(file).largestJpeg;
}

function files(file: string): Generated {
  const picture = pictures[`../../generated/photos/${file}.json`];
  if (!picture) throw unknownPhoto(file);
  return picture;
}

function unknownPhoto(file: string): Error {
  return new Error(`no picture “${file}” in content/photos`);
}
