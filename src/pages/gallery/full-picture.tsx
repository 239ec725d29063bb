import type { CSSProperties } from "react";
import { Picture, type PictureData } from "../../components/picture.tsx";
import styles from "./photo-dialog.module.css";

/** A picture as large as its place allows, uncropped. Enlarged, it asks for its largest file. */
export function FullPicture({
  picture,
  isEnlarged = false,
}: {
  picture: PictureData;
  isEnlarged?: boolean;
}) {
  const ratio = picture.width / picture.height;
  const fitting = `min(100vw, ${Math.round(ratio * 100)}vh)`;
  return (
    <div className={styles.place} style={{ "--ratio": ratio } as CSSProperties}>
      <Picture
        picture={picture}
        sizes={isEnlarged ? `${picture.width}px` : fitting}
        className={styles.picture}
        eager
      />
    </div>
  );
}
