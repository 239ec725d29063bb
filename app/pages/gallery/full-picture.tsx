import type { CSSProperties } from "react";
import { Picture, type PictureData } from "../../components/picture.tsx";
import styles from "./photo-dialog.module.css";

/**
 * A picture as large as its place allows, uncropped, or so many times larger, in a place that
 * scrolls. Enlarged, it asks for its largest file.
 */
export function FullPicture({ picture, scale = 1 }: { picture: PictureData; scale?: number }) {
  const ratio = picture.width / picture.height;
  const fitting = `min(100vw, ${Math.round(ratio * 100)}vh)`;
  return (
    <div
      className={styles.place}
      style={{ "--ratio": ratio, "--scale": scale } as CSSProperties}
      // What can be scrolled can be reached by keyboard, too.
      {...(scale > 1 && {
        "data-enlarged": true,
        role: "group",
        "aria-label": picture.alt,
        tabIndex: 0,
      })}
    >
      <Picture
        picture={picture}
        sizes={scale > 1 ? `${picture.width}px` : fitting}
        className={styles.picture}
        eager
      />
    </div>
  );
}
