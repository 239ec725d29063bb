import { useEffect, useRef } from "react";
import { Picture } from "../../pictures/picture.tsx";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import { thumbnailSizes } from "./gallery-sizes.ts";
import { onPlainClick } from "./photo-link.tsx";
import styles from "./photo-strip.module.css";

/** Thumbnails of all pictures; one of them is in the order of the Tab key, as in a toolbar. */
export function PhotoStrip({
  photos,
  index,
  idOf,
  onShow,
}: {
  photos: readonly GalleryPhoto[];
  index: number;
  /** The `id` of the element with the large picture. */
  idOf: (file: string) => string;
  onShow: (index: number) => void;
}) {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const element = strip.current;
    const link = element?.children[index]?.querySelector("a");
    if (!element || !link) return;
    element.scrollTo({ left: link.offsetLeft - (element.clientWidth - link.offsetWidth) / 2 });
    if (element.contains(document.activeElement)) link.focus({ preventScroll: true });
  }, [index]);

  return (
    <ul ref={strip} className={`swipe ${styles.strip}`}>
      {photos.map(({ picture: { upright: _, ...picture }, caption }, place) => (
        <li key={picture.file}>
          <a
            href={`#${idOf(picture.file)}`}
            className={styles.thumbnail}
            data-photo={picture.file}
            aria-label={caption}
            aria-current={place === index || undefined}
            tabIndex={place === index ? 0 : -1}
            onClick={onPlainClick(() => onShow(place))}
          >
            <Picture picture={picture} sizes={thumbnailSizes} alt="" />
          </a>
        </li>
      ))}
    </ul>
  );
}
