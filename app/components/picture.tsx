import styles from "./picture.module.css";
import { portraitMedia } from "./portrait-media.ts";

/** The files of one photo; addresses follow from name, hash and width. */
export type PictureFiles = {
  readonly file: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Widths in AVIF and in JPEG, pixels, ascending. */
  readonly widths: readonly number[];
  readonly jpegWidths: readonly number[];
};

/** A photo with what it shows in words, and the same view taken upright if there is one. */
export type PictureData = PictureFiles & {
  readonly alt: string;
  readonly upright?: PictureFiles;
};

/** A picture's files in AVIF as a `srcset`. */
export function sourceSet(picture: PictureFiles): string {
  return listFiles(picture, picture.widths, "avif");
}

function listFiles(picture: PictureFiles, widths: readonly number[], extension: string): string {
  return widths.map((width) => `${pictureAddress(picture, width, extension)} ${width}w`).join(", ");
}

/** The address of one file of a picture. */
export function pictureAddress(
  { file, hash }: PictureFiles,
  width: number,
  extension: string,
): string {
  return `/pictures/${file}-${hash}-${width}.${extension}`;
}

/**
 * A photo in its box: the best format and width that the browser can use, the focal point in
 * view, a colour preview until it is there. `sizes` says how wide the layout shows it.
 */
export function Picture({
  picture,
  sizes,
  eager = false,
  className,
  alt = picture.alt,
}: {
  picture: PictureData;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
  alt?: string;
}) {
  const { upright } = picture;
  const smallestJpeg = picture.jpegWidths[0] ?? picture.width;
  return (
    <picture className={className}>
      {upright && (
        <source
          media={portraitMedia}
          type="image/avif"
          srcSet={sourceSet(upright)}
          sizes={sizes}
          width={upright.width}
          height={upright.height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />
      <img
        className={styles.image}
        data-photo={picture.file}
        data-upright={upright?.file}
        src={pictureAddress(picture, smallestJpeg, "jpg")}
        srcSet={listFiles(picture, picture.jpegWidths, "jpg")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        {...(eager && { fetchPriority: "high" })}
      />
    </picture>
  );
}
