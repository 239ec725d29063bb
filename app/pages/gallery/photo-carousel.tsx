import { type KeyboardEvent, useRef, useState } from "react";
import { readKey } from "../../browser/reading-direction.ts";
import { Icon, type IconName } from "../../components/icon.tsx";
import { useMessages } from "../../components/layout.tsx";
import { fillMessage } from "../../i18n/fill-message.ts";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import { carouselSizes } from "./gallery-sizes.ts";
import styles from "./photo-carousel.module.css";
import { type OpenPhotoFrom, onPlainClick, PhotoLink } from "./photo-link.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { photoId } from "./use-open-photo.ts";
import { useSnappedTrack } from "./use-snapped-track.ts";

const slideId = (file: string) => `slide-${file}`;

/**
 * The pictures in one row that scrolls from one to the next. Arrows and small pictures are links to
 * their place in it, which lead there without scripts, too.
 */
export function PhotoCarousel({
  photos,
  onOpen,
}: {
  photos: readonly GalleryPhoto[];
  onOpen: OpenPhotoFrom;
}) {
  const messages = useMessages("gallery");
  const [index, setIndex] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  useSnappedTrack(track, index, setIndex);
  const last = photos.length - 1;
  const show = (next: number) => setIndex(Math.min(Math.max(next, 0), last));
  const press = (event: KeyboardEvent) => {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[
      readKey(event.key)
    ];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(next);
  };
  const arrow = (icon: IconName & ("previous" | "next"), to: number) => (
    <a
      href={`#${slideId(photos[Math.min(Math.max(to, 0), last)]?.picture.file ?? "")}`}
      aria-label={messages[icon]}
      aria-disabled={to < 0 || to > last || undefined}
      className={styles.arrow}
      onClick={onPlainClick(() => show(to))}
    >
      <Icon name={icon} />
    </a>
  );

  return (
    <section aria-label={messages.carousel} className={styles.carousel} onKeyDown={press}>
      <ul ref={track} className={styles.track}>
        {photos.map((photo, place) => (
          <li
            key={photo.picture.file}
            id={slideId(photo.picture.file)}
            // Its shape (`pictures.css`).
            data-photo={photo.picture.file}
            data-upright={photo.picture.upright?.file}
          >
            <figure id={photoId(photo.picture.file)}>
              <PhotoLink
                picture={photo.picture}
                sizes={carouselSizes(photo.picture)}
                eager={place === 0}
                tabIndex={place === index ? 0 : -1}
                className={styles.picture}
                onOpen={onOpen}
              />
              <figcaption>
                {photo.caption}
                <span className={styles.number}>{` ${place + 1} / ${photos.length}`}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <PhotoStrip photos={photos} index={index} idOf={slideId} onShow={show} />
        {arrow("previous", index - 1)}
        {arrow("next", index + 1)}
      </div>
      <p className="visually-hidden" role="status">
        {index > 0 &&
          `${fillMessage(messages.counter, { position: index + 1, total: photos.length })}, ${photos[index]?.caption}`}
      </p>
    </section>
  );
}
