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
