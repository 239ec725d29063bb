/** Screens that use a photo's portrait version: phones and tablets in portrait. */
export const portraitMedia = "(max-aspect-ratio: 4/5)";

/**
 * Widths of the files in pixels, in steps of a third to a half, because browsers take the next larger one. Some are just
 * above the widths of phones: 720, 828, 1080.
 */
const widths = [360, 540, 750, 900, 1085, 1440, 1920, 2400];

/** The widths of the AVIF files of a photo that is so many pixels wide, ascending: none is wider. */
export function pictureWidths(photoWidth: number): readonly number[] {
  return [...new Set(widths.map((width) => Math.min(width, photoWidth)))];
}

/** The stem of a photo's files: its name and a hash of the inputs. */
export type PictureStem = { readonly file: string; readonly hash: string };

/** Path of the AVIF file of this width, in pixels. */
export function avifAddress({ file, hash }: PictureStem, width: number): string {
  return `/pictures/${file}-${hash}-${width}.avif`;
}

/** Path of the one JPEG file: for browsers that do not read AVIF, and for search engines. */
export function jpegAddress({ file, hash }: PictureStem): string {
  return `/pictures/${file}-${hash}.jpg`;
}

/** The size of pictures for social networks, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 };
