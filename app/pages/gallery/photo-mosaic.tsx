import { useMessages } from "../../components/layout.tsx";
import { fillMessage } from "../../i18n/fill-message.ts";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import { slotSizes } from "./gallery-sizes.ts";
import { type OpenPhotoFrom, PhotoLink } from "./photo-link.tsx";
import styles from "./photo-mosaic.module.css";

/** The pictures of a chapter, upright and lying ones in rows that they fill. */
export function PhotoMosaic({
  photos,
  onOpen,
}: {
  photos: readonly GalleryPhoto[];
  onOpen: OpenPhotoFrom;
}) {
  const { open } = useMessages("gallery");
  return (
    <ul className={`columns ${styles.mosaic}`}>
      {photos.map(({ picture: { upright: _, ...picture }, caption, slot }) => (
        <li key={picture.file} className={styles[slot]}>
          <figure>
            <PhotoLink
              picture={picture}
              label={fillMessage(open, { picture: caption })}
              sizes={slotSizes(slot, picture)}
              className={styles.picture}
              onOpen={onOpen}
            />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
