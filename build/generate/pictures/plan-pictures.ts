import type { Photo } from "../../../src/facts/facts.ts";
import { cropRound, type Region, type Size } from "./crop.ts";
import { pictureSettings } from "./picture-settings.ts";

/** What the site knows of a photo's pictures; `generated/pictures.json` holds one for each file. */
type PictureEntry = Size & {
  /** Part of every file name of the photo. */
  readonly hash: string;
  /** Widths in AVIF, in WebP and in JPEG, pixels, ascending. */
  readonly widths: readonly number[];
  readonly webpWidths: readonly number[];
  readonly jpegWidths: readonly number[];
  /** The upright crop; WebP has the widths of AVIF. */
  readonly portrait?: Size & {
    readonly widths: readonly number[];
    readonly jpegWidths: readonly number[];
  };
  /** Path of the largest JPEG, from the root of the site. */
  readonly largestJpeg: string;
};

/** One file to encode: its path in the output, its size, the part of the photo that it shows. */
export type Encoding = {
  readonly path: string;
  readonly format: "avif" | "webp" | "jpeg";
  readonly width: number;
  readonly region?: Region;
  readonly quality: number;
};

/** The pictures of one photo: what the site is told of them, and the files to encode. */
export type PicturePlan = {
  readonly entry: PictureEntry;
  readonly encodings: readonly Encoding[];
};

const { widths, portrait, avif, webp, jpeg } = pictureSettings;

/**
 * Plans the pictures of a photo of this size, with or without a crop for upright screens; the hash
 * becomes part of every name.
 */
export function planPictures(
  photo: Photo,
  size: Size,
  hash: string,
  hasPortrait: boolean,
): PicturePlan {
  const stem = `public/pictures/${photo.file}-${hash}`;
  const avifWidths = widthsUpTo(widths, Math.min(size.width, pictureSettings.largestWidth));
  const largestWebp = Math.min(size.width, pictureSettings.webpLargestWidth);
  const webpWidths = widthsUpTo(pictureSettings.webpWidths, largestWebp);
  const jpegWidths = narrowedTo(pictureSettings.jpegWidths, size.width);
  const encodings = [
    ...encodeEach(stem, "avif", avifWidths),
    ...encodeEach(stem, "webp", webpWidths),
    ...encodeEach(stem, "jpeg", jpegWidths),
  ];
  const largestJpeg = encodings.at(-1)?.path.replace(/^public/, "") ?? "";
  const entry = { hash, ...size, widths: avifWidths, webpWidths, jpegWidths, largestJpeg };
  if (!hasPortrait) return { entry, encodings };
  const upright = planPortrait(photo, size, stem);
  return {
    entry: { ...entry, portrait: upright.portrait },
    encodings: [...encodings, ...upright.encodings],
  };
}

function planPortrait(photo: Photo, size: Size, stem: string) {
  const region = cropRound(size, portrait.ratio, photo.focalPoint);
  const { width, height } = region;
  const uprightWidths = widthsUpTo(portrait.widths, Math.min(width, portrait.largestWidth));
  const jpegWidths = narrowedTo([portrait.jpegWidth], width);
  const name = `${stem}-portrait`;
  return {
    portrait: { width, height, widths: uprightWidths, jpegWidths },
    encodings: [
      ...encodeEach(name, "avif", uprightWidths, region),
      ...encodeEach(name, "webp", uprightWidths, region),
      ...encodeEach(name, "jpeg", jpegWidths, region),
    ],
  };
}

function encodeEach(
  stem: string,
  format: Encoding["format"],
  eachWidth: readonly number[],
  region?: Region,
): Encoding[] {
  const extension = format === "jpeg" ? "jpg" : format;
  const { quality } = { avif, webp, jpeg }[format];
  return eachWidth.map((width) => ({
    path: `${stem}-${width}.${extension}`,
    format,
    width,
    quality,
    ...(region && { region }),
  }));
}

/** The listed widths below the largest, and the largest itself. */
function widthsUpTo(listed: readonly number[], largest: number): number[] {
  return [...listed.filter((width) => width < largest), largest];
}

/** The listed widths, none wider than the picture. */
function narrowedTo(listed: readonly number[], largest: number): number[] {
  return [...new Set(listed.map((width) => Math.min(width, largest)))];
}
