import type { CSSProperties } from "react";
import { Picture, type PictureData } from "../../components/picture.tsx";
import { fullSizes } from "./gallery-sizes.ts";
import styles from "./photo-dialog.module.css";

/**
 * A picture as large as its place allows, uncropped but for screens held upright, which it fills; or
 * so many times larger, in a place that scrolls. Enlarged, it asks for its largest file. A preview
 * stands in for what has not arrived.
 */
export function FullPicture({
  picture,
  preview,
  scale = 1,
}: {
  picture: PictureData;
  preview?: string | undefined;
  scale?: number;
}) {
  return (
    <div
      className={styles.place}
      data-photo={picture.file}
      data-upright={picture.upright?.file}
      style={{ "--scale": scale, "--preview": preview && `url("${preview}")` } as CSSProperties}
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
        sizes={scale > 1 ? `${picture.width}px` : fullSizes(picture)}
        className={styles.picture}
        eager
      />
    </div>
  );
}
