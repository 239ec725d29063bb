import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { useMessages } from "../../layout/layout.tsx";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import { isLow, rowSizes } from "./gallery-sizes.ts";
import { type OpenPhotoFrom, PhotoLink } from "./photo-link.tsx";
import styles from "./photo-mosaic.module.css";
import { photoId } from "./use-open-photo.ts";

/** The pictures of a chapter in rows; on a phone one and two across. */
export function PhotoMosaic({
  rows,
  onOpen,
}: {
  rows: readonly (readonly GalleryPhoto[])[];
  onOpen: OpenPhotoFrom;
}) {
  const { open } = useMessages("gallery");
  return (
    <div className={`block ${styles.mosaic}`}>
      {rows.map((row) => (
        <ul key={row[0]?.picture.file} className={`${styles.row} ${isLow(row) ? styles.low : ""}`}>
          {row.map(({ picture: { upright: _, ...picture }, caption }) => (
            <li key={picture.file} data-photo={picture.file}>
              <figure id={photoId(picture.file)}>
                <PhotoLink
                  picture={picture}
                  label={fillMessage(open, { picture: caption })}
                  sizes={rowSizes(picture, row)}
                  className={styles.picture}
                  onOpen={onOpen}
                />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
