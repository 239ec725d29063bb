import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import { slotSizes } from "./gallery-sizes.ts";
import { type OpenPhotoFrom, PhotoLink } from "./photo-link.tsx";
import styles from "./photo-mosaic.module.css";

/** The pictures of a chapter, upright and lying ones in rows that they fill. */
export function PhotoMosaic({
  photos,
  texts,
  onOpen,
}: {
  photos: readonly GalleryPhoto[];
  texts: Bundles["gallery"];
  onOpen: OpenPhotoFrom;
}) {
  return (
    <ul className={`columns ${styles.mosaic}`}>
      {photos.map((photo) => {
        const { upright: _, ...picture } = photo.picture;
        return (
          <li key={picture.file} className={styles[photo.slot]}>
            <figure>
              <PhotoLink
                picture={picture}
                label={fillText(texts.open, { picture: photo.caption })}
                sizes={slotSizes(photo.slot, picture)}
                className={styles.picture}
                onOpen={onOpen}
              />
              <figcaption>{photo.caption}</figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
