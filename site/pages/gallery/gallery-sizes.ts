import type { PictureData } from "../../pictures/picture.tsx";
import { type Framed, type Ranked, widthOf } from "./arrange-rows.ts";

// How wide the gallery draws whole pictures, cropped parts included, for `sizes`. A browser test
// compares them with what it draws. The dense screens of phones get a little less, which nobody sees.

/** Thumbnails below the large pictures. */
export const thumbnailSizes = "6rem";

/**
 * In the opening, from edge to edge; on a narrow screen at most as high as wide, of which dense screens get a
 * fifth less.
 */
export function openingSizes({ width, height }: PictureData): string {
  const ratio = width / height;
  const wide = `max(100vw, ${Math.round(100 * ratio)}vh - 7rem)`;
  return `(width >= 43.75rem) ${wide}, ${Math.max(100, Math.round(80 * ratio))}vw`;
}

/** The largest that the window allows. */
export function fullSizes({ width, height }: PictureData): string {
  return `min(100vw, ${Math.round((100 * width) / height)}vh)`;
}

/** Whether a row of one or two upright pictures is narrow, and therefore lower. */
export function isLow(row: readonly Framed[]): boolean {
  return widthOf(row) < 2;
}

/** In a row of a chapter, as `photo-mosaic.module.css` draws it. */
export function rowSizes({ width, height }: PictureData, row: readonly Ranked[]): string {
  const ratio = width / height;
  const share = ratio / Math.max(widthOf(row), 1.5);
  const place = row.findIndex(
    ({ picture }) => picture.width === width && picture.height === height,
  );
  const isFirst = place === 0 && (!isLow(row) || row.length % 2 === 1);
  const isEvenLast = place === row.length - 1 && row.length % 2 === 0 && !isLow(row);
  const narrow = isFirst || isEvenLast ? 100 : Math.round(46 * Math.max(1, 1.25 * ratio));
  return `(width >= 43.75rem) min(${Math.round(92 * share)}vw, ${Math.round(105 * share)}rem), ${narrow}vw`;
}
