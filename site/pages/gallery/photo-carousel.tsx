import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { Icon, type IconName } from "../../components/icon.tsx";
import { readKey } from "../../dom/reading-direction.ts";
import { useMessages } from "../../layout/layout.tsx";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import { openingSizes } from "./gallery-sizes.ts";
import styles from "./photo-carousel.module.css";
import { type OpenPhotoFrom, onPlainClick, PhotoLink } from "./photo-link.tsx";
import { useSnappedTrack } from "./use-snapped-track.ts";

const slideId = (file: string) => `slide-${file}`;

/**
 * The opening of the gallery: pictures from edge to edge that scroll sideways, with the name of the page on
 * them. Arrows are links to the pictures, which also work without scripts.
 */
export function PhotoCarousel({
  photos,
  onOpen,
  children,
}: {
  photos: readonly GalleryPhoto[];
  onOpen: OpenPhotoFrom;
  children: ReactNode;
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
      className="icon-button"
      onClick={onPlainClick(() => show(to))}
    >
      <Icon name={icon} />
    </a>
  );
  const numbers = { position: index + 1, total: photos.length };

  return (
    <section aria-label={messages.carousel} className={styles.carousel} onKeyDown={press}>
      <ul ref={track} className={`swipe screen-only ${styles.track}`}>
        {photos.map(({ picture: { upright: _, ...picture } }, place) => (
          <li key={picture.file} id={slideId(picture.file)}>
            <PhotoLink
              picture={picture}
              sizes={openingSizes(picture)}
              eager={place === 0}
              tabIndex={place === index ? 0 : -1}
              className={styles.picture}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <div className={`block ${styles.words}`}>{children}</div>
      {last > 0 && (
        <div className={`screen-only ${styles.controls}`}>
          {arrow("previous", index - 1)}
          <span aria-hidden="true">{`${numbers.position} / ${numbers.total}`}</span>
          {arrow("next", index + 1)}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {index > 0 && `${fillMessage(messages.counter, numbers)}, ${photos[index]?.caption}`}
      </p>
    </section>
  );
}
