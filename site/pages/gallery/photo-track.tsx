import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useState } from "react";
import { isSlowConnection } from "../../dom/connection.ts";
import { useMessages } from "../../layout/layout.tsx";
import { DatesLink } from "../../layout/links.tsx";
import { Picture, type PictureData } from "../../pictures/picture.tsx";
import { fullSizes } from "./gallery-sizes.ts";
import type { Spread } from "./pair-uprights.ts";
import styles from "./photo-dialog.module.css";
import { useSnappedTrack } from "./use-snapped-track.ts";
import type { Zoom } from "./use-zoom.ts";

type OpenedPicture = { readonly file: string | undefined; readonly preview: string | undefined };

/**
 * The pictures side by side, then the closing words; the browser's own scrolling moves from one to the next.
 */
export function PhotoTrack({
  ref,
  spreads,
  index,
  opened,
  zoom,
  onShow,
}: {
  ref: RefObject<HTMLUListElement | null>;
  spreads: readonly Spread[];
  index: number;
  /** The opened picture, and its preview. */
  opened: OpenedPicture;
  zoom: Zoom;
  onShow: (index: number) => void;
}) {
  const messages = useMessages("gallery");
  useSnappedTrack(ref, index, onShow);
  const isEnlarged = zoom.scale > 1;
  const loaded = useLoadedIndex(ref, index);
  const isWanted = (place: number) =>
    place === index || (loaded === index && Math.abs(place - index) === 1);

  return (
    <ul
      ref={ref}
      className={`swipe ${styles.track}`}
      data-enlarged={isEnlarged || undefined}
      aria-label={messages.heading}
      // What can be scrolled can be reached by keyboard, too.
      tabIndex={isEnlarged ? -1 : 0}
      onDoubleClick={({ clientX, clientY }) => zoom.toggle({ x: clientX, y: clientY })}
      onPointerMove={isEnlarged ? drag : undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      {spreads.map((spread, place) => (
        <li key={spread[0]?.picture.file} aria-hidden={place !== index}>
          {isWanted(place) && (
            <FullPictures
              pictures={spread.map(({ picture }) => picture)}
              scale={place === index ? zoom.scale : 1}
              opened={opened}
            />
          )}
        </li>
      ))}
      <li inert={index < spreads.length}>
        {index >= spreads.length - 1 && (
          <div className={`stack ${styles.end}`}>
            <p className="chapter">{messages.closing.heading}</p>
            <p className="lead">{messages.closing.text}</p>
            <DatesLink className="button" />
          </div>
        )}
      </li>
    </ul>
  );
}

/**
 * Whole pictures as large as their box, or enlarged in a box that scrolls. Enlarged, they load their largest file. A
 * preview stands in until the file is loaded.
 */
function FullPictures({
  pictures,
  opened,
  scale,
}: {
  pictures: readonly PictureData[];
  opened: OpenedPicture;
  scale: number;
}) {
  return (
    <div
      className={styles.place}
      style={{ "--scale": scale } as CSSProperties}
      // What can be scrolled can be reached by keyboard, too.
      {...(scale > 1 && {
        "data-enlarged": true,
        role: "group",
        "aria-label": pictures.map(({ alt }) => alt).join(", "),
        tabIndex: 0,
      })}
    >
      {pictures.map((picture) => (
        <div
          key={picture.file}
          className={styles.frame}
          data-photo={picture.file}
          data-upright={picture.upright?.file}
          style={
            {
              "--preview":
                opened.preview && opened.file === picture.file && `url("${opened.preview}")`,
            } as CSSProperties
          }
        >
          <Picture
            picture={picture}
            sizes={scale > 1 ? `${picture.width}px` : fullSizes(picture)}
            className={styles.picture}
            eager
          />
        </div>
      ))}
    </div>
  );
}

/** Drags an enlarged picture with the mouse; fingers scroll it natively. */
function drag({ pointerType, buttons, target, movementX, movementY }: PointerEvent): void {
  if (pointerType !== "mouse" || buttons !== 1) return;
  (target as Element).closest("[data-enlarged]")?.scrollBy(-movementX, -movementY);
}

/** The index once its picture is loaded; only then its neighbours are loaded. */
function useLoadedIndex(track: RefObject<HTMLElement | null>, index: number): number | undefined {
  const [loaded, setLoaded] = useState<number>();
  useEffect(() => {
    const image = track.current?.children[index]?.querySelector("img");
    if (!image || isSlowConnection()) return;
    const finish = () => setLoaded(index);
    if (image.complete) {
      finish();
      return;
    }
    image.addEventListener("load", finish, { once: true });
    return () => image.removeEventListener("load", finish);
  }, [track, index]);
  return loaded;
}
