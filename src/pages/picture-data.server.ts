import { photos } from "../../content/photos/photos.ts";
import generated from "../../generated/pictures.json" with { type: "json" };
import type { PictureData } from "../components/picture.tsx";
import type { Locale } from "../i18n/locales.ts";
import { translate } from "../i18n/translate.ts";

type Generated = Omit<PictureData, "file" | "alt"> & { readonly largestJpeg: string };

const pictures: Readonly<Record<string, Generated>> = generated;

/** What a page needs to show a photo: its files and its alt text. Throws for an unknown file name. */
export function pictureData(file: string, locale: Locale): PictureData {
  const photo = photos.find((candidate) => candidate.file === file);
  const picture = pictures[file];
  if (!photo || !picture) throw new Error(`no picture “${file}” in content/photos`);
  const { hash, width, height, widths, webpWidths, jpegWidths, portrait } = picture;
  return {
    file,
    hash,
    width,
    height,
    widths,
    webpWidths,
    jpegWidths,
    ...(portrait && { portrait }),
    alt: translate(photo.alt, locale),
  };
}

/** Path of the largest JPEG of a photo, for search engines. Throws for an unknown file name. */
export function largestJpeg(file: string): string {
  const picture = pictures[file];
  if (!picture) throw new Error(`no picture “${file}” in content/photos`);
  return picture.largestJpeg;
}
