import type { PictureData } from "../../components/picture.tsx";
import { portraitMedia } from "../../components/picture-address.ts";
import { type Ranked, widthOf } from "./arrange-rows.ts";

// How wide the gallery draws whole pictures, cropped parts included, for `sizes`. A browser test
// compares them with what it draws. The dense screens of phones get a little less, which nobody sees.

/** In small, below the large ones. */
export const thumbnailSizes = "6rem";

/** In the row of large pictures. */
export function carouselSizes({ width, height, upright }: PictureData): string {
  const ratio = width / height;
  const narrow = ratio > 1 ? "130vw" : "100vw";
  const sizes = `(width >= 40rem) ${rowWidth(ratio)}, ${narrow}`;
  if (!upright) return sizes;
  const uprightWidth = rowWidth(upright.width / upright.height);
  return `${portraitMedia} and (width >= 40rem) ${uprightWidth}, ${portraitMedia} 100vw, ${sizes}`;
}

/** A picture of this ratio where the row is as high as the window allows. */
function rowWidth(ratio: number): string {
  return `min(${Math.round(62 * ratio)}vh, ${Math.round(44 * ratio)}rem)`;
}

/** As large as the window allows. */
export function fullSizes({ width, height }: PictureData): string {
  return `min(100vw, ${Math.round((100 * width) / height)}vh)`;
}

/**
 * In a row of a chapter, as `photo-mosaic.module.css` draws it; on a narrow screen four fifths of it,
 * in 4 : 5.
 */
export function rowSizes({ width, height }: PictureData, row: readonly Ranked[]): string {
  const ratio = width / height;
  const share = ratio / Math.max(widthOf(row), 1.5);
  const narrow = Math.round(82 * Math.max(1, ratio));
  return `(width >= 40rem) min(${Math.round(92 * share)}vw, ${Math.round(105 * share)}rem), ${narrow}vw`;
}
