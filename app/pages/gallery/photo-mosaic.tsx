import type { FocusEvent } from "react";
import { useMessages } from "../../components/layout.tsx";
import { fillMessage } from "../../i18n/fill-message.ts";
import { widthOf } from "./arrange-rows.ts";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import { rowSizes } from "./gallery-sizes.ts";
import { type OpenPhotoFrom, PhotoLink } from "./photo-link.tsx";
import styles from "./photo-mosaic.module.css";

/** Narrower ones are not as high as they would be: in heights of the row. */
const narrowRow = 2;

/** The pictures of a chapter in rows; on a phone in one, to be swiped. */
export function PhotoMosaic({
  rows,
  onOpen,
}: {
  rows: readonly (readonly GalleryPhoto[])[];
  onOpen: OpenPhotoFrom;
}) {
  const { open } = useMessages("gallery");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the links in it.
    <div className={`swiped ${styles.mosaic}`} onFocus={showWhole}>
      {rows.map((row) => (
        <ul
          key={row[0]?.picture.file}
          className={`${styles.row} ${widthOf(row) < narrowRow ? styles.low : ""}`}
        >
          {row.map(({ picture: { upright: _, ...picture }, caption }) => (
            <li key={picture.file} data-photo={picture.file}>
              <figure>
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

/** Chromium leaves what looks into a row where it is when the keyboard reaches it. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "start" });
}
