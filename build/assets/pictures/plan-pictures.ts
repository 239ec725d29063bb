import type { Photo } from "../../../app/facts/facts.ts";
import { cropRound, type Region, type Size } from "./crop.ts";
import { pictureSettings } from "./picture-settings.ts";

/** What the site knows of a photo's pictures: `generated/photos/<file>.json`. */
type PictureEntry = Size & {
  /** Part of every file name of the photo. */
  readonly hash: string;
  /** Widths in AVIF and in JPEG, pixels, ascending. */
  readonly widths: readonly number[];
  readonly jpegWidths: readonly number[];
  /** The upright crop, in AVIF only. */
  readonly portrait?: Size & { readonly widths: readonly number[] };
  /** Path of the largest JPEG, from the root of the site. */
  readonly largestJpeg: string;
};

/** One file to encode: its path on the site, its size, the part of the photo that it shows. */
export type Encoding = {
  readonly path: string;
  readonly format: "avif" | "jpeg";
  readonly width: number;
  readonly region?: Region;
};

/** The pictures of one photo: what the site is told of them, and the files to encode. */
export type PicturePlan = {
  readonly entry: PictureEntry;
  readonly encodings: readonly Encoding[];
};

const { portrait } = pictureSettings;

/**
 * Plans the pictures of a photo of this size, with or without a crop for upright screens; the hash
 * becomes part of every name.
 */
export function planPictures(
  photo: Pick<Photo, "file" | "focalPoint">,
  { width, height }: Size,
  hash: string,
  hasPortrait: boolean,
): PicturePlan {
  const stem = `/pictures/${photo.file}-${hash}`;
  const widths = widthsUpTo(pictureSettings.widths, Math.min(width, pictureSettings.largestWidth));
  const jpegWidths = [...new Set(pictureSettings.jpegWidths.map((one) => Math.min(one, width)))];
  const largestJpeg = `${stem}-${jpegWidths.at(-1)}.jpg`;
  const entry = { hash, width, height, widths, jpegWidths, largestJpeg };
  const encodings: readonly Encoding[] = [
    ...widths.map((one) => ({ path: `${stem}-${one}.avif`, format: "avif" as const, width: one })),
    ...jpegWidths.map((one) => ({
      path: `${stem}-${one}.jpg`,
      format: "jpeg" as const,
      width: one,
    })),
  ];
  if (!hasPortrait) return { entry, encodings };
  const region = cropRound({ width, height }, portrait.ratio, photo.focalPoint);
  const upright = {
    width: region.width,
    height: region.height,
    widths: widthsUpTo(portrait.widths, Math.min(region.width, portrait.largestWidth)),
  };
  return {
    entry: { ...entry, portrait: upright },
    encodings: [
      ...encodings,
      ...upright.widths.map((one) => ({
        path: `${stem}-portrait-${one}.avif`,
        format: "avif" as const,
        width: one,
        region,
      })),
    ],
  };
}

/** The listed widths below the largest, and the largest itself. */
function widthsUpTo(listed: readonly number[], largest: number): number[] {
  return [...listed.filter((width) => width < largest), largest];
}
