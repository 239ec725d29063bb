import type { PictureData } from "../../components/picture.tsx";
import { portraitMedia } from "../../components/portrait-media.ts";
import type { Place } from "./arrange-photos.ts";

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

const content = "min(100vw, 105rem)";

const widePlaces: Readonly<Record<Place, string>> = {
  whole: "min(100vw - 4rem, 105rem)",
  tall: `calc(${content} * 0.46)`,
  beside: `calc(${content} * 0.57)`,
  major: `calc(${content} * 0.57)`,
  minor: `calc(${content} * 0.57)`,
  broad: `calc(${content} * 0.64)`,
  narrow: `calc(${content} * 0.33)`,
  half: `calc(${content} * 0.48)`,
  first: `calc(${content} * 0.59)`,
  third: `calc(${content} * 0.59)`,
};

/** In a chapter: two columns on a narrow screen, twelve on a wide one. */
export function placeSizes(place: Place): string {
  const isSmall = place === "beside" || place === "half" || place === "third";
  return `(width >= 40rem) ${widePlaces[place]}, ${isSmall ? "60vw" : "100vw"}`;
}
