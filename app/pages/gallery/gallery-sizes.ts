import type { PictureData } from "../../components/picture.tsx";
import { portraitMedia } from "../../components/picture-address.ts";
import type { Slot } from "./arrange-photos.ts";

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

/** Whole screens, upright ones filled from top to bottom. */
export function fullSizes({ width, height, upright }: PictureData): string {
  const ratio = width / height;
  const filling = upright ? "100vw" : `${Math.max(100, Math.round(80 * ratio))}vw`;
  return `(max-aspect-ratio: 4/5) ${filling}, min(100vw, ${Math.round(100 * ratio)}vh)`;
}

type Box = {
  /** The part of the columns that it takes, or of a narrow screen. */
  readonly width: number;
  /** Of its width to its height. */
  readonly ratio: number;
};

/** The boxes of a chapter, as `photo-mosaic.module.css` draws them. */
const boxes: Readonly<Record<Slot, { readonly wide: Box; readonly narrow: Box }>> = {
  whole: { wide: { width: 1, ratio: 2 }, narrow: { width: 1, ratio: 1.5 } },
  tall: { wide: { width: 5 / 12, ratio: 0.63 }, narrow: { width: 1, ratio: 0.8 } },
  beside: { wide: { width: 7 / 12, ratio: 16 / 9 }, narrow: { width: 0.5, ratio: 1 } },
  broad: { wide: { width: 8 / 12, ratio: 1.5 }, narrow: { width: 1, ratio: 1.5 } },
  narrow: { wide: { width: 4 / 12, ratio: 0.75 }, narrow: { width: 1, ratio: 0.8 } },
  half: { wide: { width: 1 / 2, ratio: 0.8 }, narrow: { width: 0.5, ratio: 0.8 } },
  first: { wide: { width: 4 / 12, ratio: 0.8 }, narrow: { width: 1, ratio: 1.5 } },
  third: { wide: { width: 4 / 12, ratio: 0.8 }, narrow: { width: 0.5, ratio: 1 } },
};

/** In a chapter: two columns on a narrow screen, twelve on a wide one. */
export function slotSizes(slot: Slot, { width, height }: PictureData): string {
  const fill = (box: Box) => box.width * Math.max(1, width / height / box.ratio);
  const { wide, narrow } = boxes[slot];
  const columns = `calc(min(92vw, 105rem) * ${fill(wide).toFixed(2)})`;
  return `(width >= 40rem) ${columns}, ${Math.round(fill(narrow) * 80)}vw`;
}
