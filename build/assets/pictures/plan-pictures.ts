import type { Size } from "./crop.ts";
import { pictureSettings } from "./picture-settings.ts";

/** What the site knows of a photo's pictures: `generated/photos/<file>.json`. */
type PictureEntry = Size & {
  /** Part of every file name of the photo. */
  readonly hash: string;
  /** Widths in AVIF and in JPEG, pixels, ascending. */
  readonly widths: readonly number[];
  readonly jpegWidths: readonly number[];
  /** Path of the largest JPEG, from the root of the site. */
  readonly largestJpeg: string;
};

/** One file to encode: its path on the site, and its width. */
export type Encoding = {
  readonly path: string;
  readonly format: "avif" | "jpeg";
  readonly width: number;
};

/** The pictures of one photo: what the site is told of them, and the files to encode. */
export type PicturePlan = {
  readonly entry: PictureEntry;
  readonly encodings: readonly Encoding[];
};

/** Plans the pictures of a photo of this size; the hash becomes part of every name. */
export function planPictures(file: string, { width, height }: Size, hash: string): PicturePlan {
  const stem = `/pictures/${file}-${hash}`;
  const widths = widthsUpTo(pictureSettings.widths, width);
  const jpegWidths = widthsUpTo(pictureSettings.jpegWidths, width);
  const largestJpeg = `${stem}-${jpegWidths.at(-1)}.jpg`;
  return {
    entry: { hash, width, height, widths, jpegWidths, largestJpeg },
    encodings: [
      ...widths.map((one) => ({
        path: `${stem}-${one}.avif`,
        format: "avif" as const,
        width: one,
      })),
      ...jpegWidths.map((one) => ({
        path: `${stem}-${one}.jpg`,
        format: "jpeg" as const,
        width: one,
      })),
    ],
  };
}

/** The listed widths, as far as the photo is as wide. */
function widthsUpTo(listed: readonly number[], width: number): number[] {
  return [...new Set(listed.map((one) => Math.min(one, width)))];
}
