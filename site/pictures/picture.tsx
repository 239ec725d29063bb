import "#house/photos.css";
import styles from "./picture.module.css";
import {
  avifAddress,
  jpegAddress,
  type PictureStem,
  pictureWidths,
  portraitMedia,
} from "./picture-address.ts";

/** One photo: the addresses of its files follow from its name, hash and width. */
export type PictureFiles = PictureStem & { readonly width: number; readonly height: number };

/** A photo with what it shows in words, and the same view taken upright if there is one. */
export type PictureData = PictureFiles & {
  readonly alt: string;
  readonly upright?: PictureFiles;
};

/** A picture's files as a `srcset`. */
export function sourceSet(picture: PictureFiles): string {
  return pictureWidths(picture.width)
    .map((width) => `${avifAddress(picture, width)} ${width}w`)
    .join(", ");
}

/**
 * A photo in its box, in the best format and width for the browser, with its focal point in view and a colour preview
 * until it has loaded. `sizes` is its width in the layout.
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
        src={jpegAddress(picture)}
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
