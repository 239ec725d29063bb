/** Screens that get a photo's upright version: phones and tablets held upright. */
export const portraitMedia = "(max-aspect-ratio: 4/5)";

/**
 * Pixels. A browser takes the next larger file: with steps of a third to a half none is much too
 * large. Some are a little above what phones ask for: 720, 828, 1080.
 */
const widths = [360, 540, 750, 900, 1085, 1440, 1920, 2400];

/** The widths of the AVIF files of a photo that is so many pixels wide, ascending: none is wider. */
export function pictureWidths(photoWidth: number): readonly number[] {
  return [...new Set(widths.map((width) => Math.min(width, photoWidth)))];
}

/** What the names of a photo's files begin with: the photo, and a hash of all that they follow from. */
export type PictureStem = { readonly file: string; readonly hash: string };

/** Path of the AVIF file of this width, in pixels. */
export function avifAddress({ file, hash }: PictureStem, width: number): string {
  return `/pictures/${file}-${hash}-${width}.avif`;
}

/** Path of the one JPEG file: for browsers that do not read AVIF, and for search engines. */
export function jpegAddress({ file, hash }: PictureStem): string {
  return `/pictures/${file}-${hash}.jpg`;
}

/** What social networks ask for, and what the head of every page promises; pixels. */
export const socialPictureSize = { width: 1200, height: 630 };
