import styles from "./picture.module.css";

/** The files of one photo; addresses follow from name, hash and width. */
export type PictureData = {
  readonly file: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly jpegWidths: readonly number[];
  /** A crop for upright screens, in AVIF. */
  readonly portrait?: {
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
  };
  readonly alt: string;
};

/** Screens that get the upright crop: phones held upright. */
export const portraitMedia = "(max-aspect-ratio: 4/5)";

/** A picture's files in AVIF as a `srcset`. */
export function sourceSet(picture: PictureData, crop: "full" | "portrait" = "full"): string {
  return crop === "full"
    ? listFiles(picture, "", picture.widths, "avif")
    : listFiles(picture, "portrait-", picture.portrait?.widths ?? [], "avif");
}

function listFiles(
  picture: PictureData,
  infix: string,
  widths: readonly number[],
  extension: string,
): string {
  return widths
    .map((width) => `${pictureAddress(picture, `${infix}${width}`, extension)} ${width}w`)
    .join(", ");
}

/** The address of one file of a picture. */
export function pictureAddress(
  picture: Pick<PictureData, "file" | "hash">,
  variant: string | number,
  extension: string,
): string {
  return `/pictures/${picture.file}-${picture.hash}-${variant}.${extension}`;
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
  const { portrait } = picture;
  const smallestJpeg = picture.jpegWidths[0] ?? picture.width;
  return (
    <picture className={className}>
      {portrait && (
        <source
          media={portraitMedia}
          type="image/avif"
          srcSet={sourceSet(picture, "portrait")}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />
      <img
        className={styles.image}
        data-photo={picture.file}
        src={pictureAddress(picture, smallestJpeg, "jpg")}
        srcSet={listFiles(picture, "", picture.jpegWidths, "jpg")}
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
