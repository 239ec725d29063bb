import styles from "./picture.module.css";

/** The files of one photo; addresses follow from name, hash and width. */
export type PictureData = {
  readonly file: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly webpWidths: readonly number[];
  readonly jpegWidths: readonly number[];
  /** A crop for upright screens. */
  readonly portrait?: {
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly jpegWidths: readonly number[];
  };
  readonly alt: string;
};

/** Screens that get the upright crop: phones held upright. */
export const portraitMedia = "(max-aspect-ratio: 4/5)";

/** A picture's files of one format as a `srcset`. */
export function sourceSet(
  picture: PictureData,
  extension: "avif" | "webp" | "jpg",
  crop: "full" | "portrait" = "full",
): string {
  const { portrait } = picture;
  const infix = crop === "portrait" ? "portrait-" : "";
  return widthsOf()
    .map((width) => `${pictureAddress(picture, `${infix}${width}`, extension)} ${width}w`)
    .join(", ");

  function widthsOf(): readonly number[] {
    if (crop === "portrait")
      return (extension === "jpg" ? portrait?.jpegWidths : portrait?.widths) ?? [];
    if (extension === "jpg") return picture.jpegWidths;
    return extension === "webp" ? picture.webpWidths : picture.widths;
  }
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
        <>
          <source
            media={portraitMedia}
            type="image/avif"
            srcSet={sourceSet(picture, "avif", "portrait")}
            sizes={sizes}
            width={portrait.width}
            height={portrait.height}
          />
          <source
            media={portraitMedia}
            type="image/webp"
            srcSet={sourceSet(picture, "webp", "portrait")}
            sizes={sizes}
            width={portrait.width}
            height={portrait.height}
          />
        </>
      )}
      <source type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, "webp")} sizes={sizes} />
      <img
        className={styles.image}
        data-photo={picture.file}
        src={pictureAddress(picture, smallestJpeg, "jpg")}
        srcSet={sourceSet(picture, "jpg")}
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
