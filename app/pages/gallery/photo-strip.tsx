import { useEffect, useRef } from "react";
import { Picture } from "../../components/picture.tsx";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import styles from "./photo-strip.module.css";

/** All pictures in small, where there is room; one of them can be reached with Tab, as in a toolbar. */
export function PhotoStrip({
  photos,
  index,
  onShow,
}: {
  photos: readonly GalleryPhoto[];
  index: number;
  onShow: (index: number) => void;
}) {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const element = strip.current;
    const button = element?.children[index]?.querySelector("button");
    if (!element || !button) return;
    const left = button.offsetLeft - (element.clientWidth - button.offsetWidth) / 2;
    element.scrollTo({ left });
    if (element.contains(document.activeElement)) button.focus({ preventScroll: true });
  }, [index]);

  return (
    <ul ref={strip} className={styles.strip}>
      {photos.map(({ picture, caption }, place) => (
        <li key={picture.file}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={caption}
            aria-current={place === index}
            tabIndex={place === index ? 0 : -1}
            onClick={() => onShow(place)}
          >
            <Picture picture={picture} sizes="6rem" alt="" className={styles.small} />
          </button>
        </li>
      ))}
    </ul>
  );
}
