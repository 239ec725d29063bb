import { type PointerEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
import { currentConnection, isSlowConnection } from "../../browser/connection.ts";
import { FullPicture } from "./full-picture.tsx";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import styles from "./photo-dialog.module.css";
import { useSnappedTrack } from "./use-snapped-track.ts";
import type { Zoom } from "./use-zoom.ts";

/** The pictures side by side; the browser's own scrolling leads from one to the next. */
export function PhotoTrack({
  ref,
  photos,
  index,
  label,
  preview,
  zoom,
  onShow,
  end,
}: {
  ref: RefObject<HTMLUListElement | null>;
  photos: readonly GalleryPhoto[];
  index: number;
  label: string;
  preview: string | undefined;
  zoom: Zoom;
  onShow: (index: number) => void;
  /** What comes after the last picture. */
  end: ReactNode;
}) {
  useSnappedTrack(ref, index, onShow);
  const isEnlarged = zoom.scale > 1;
  const loaded = useLoadedIndex(ref, index);
  const isWanted = (place: number) =>
    place === index || (loaded === index && Math.abs(place - index) === 1);

  return (
    <ul
      ref={ref}
      className={styles.track}
      data-enlarged={isEnlarged || undefined}
      aria-label={label}
      // What can be scrolled can be reached by keyboard, too.
      tabIndex={isEnlarged ? -1 : 0}
      onDoubleClick={({ clientX, clientY }) => zoom.toggle({ x: clientX, y: clientY })}
      onPointerMove={isEnlarged ? drag : undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      {photos.map(({ picture }, place) => (
        <li key={picture.file} aria-hidden={place !== index}>
          {isWanted(place) && (
            <FullPicture
              picture={picture}
              scale={place === index ? zoom.scale : 1}
              preview={place === index ? preview : undefined}
            />
          )}
        </li>
      ))}
      <li inert={index < photos.length}>{index >= photos.length - 1 && end}</li>
    </ul>
  );
}

/** A mouse moves an enlarged picture as fingers do, which scroll it without help. */
function drag({ pointerType, buttons, target, movementX, movementY }: PointerEvent): void {
  if (pointerType !== "mouse" || buttons !== 1) return;
  (target as Element).closest("[data-enlarged]")?.scrollBy(-movementX, -movementY);
}

/** The index once its picture has arrived; only then its neighbours may ask for the network. */
function useLoadedIndex(track: RefObject<HTMLElement | null>, index: number): number | undefined {
  const [loaded, setLoaded] = useState<number>();
  useEffect(() => {
    const image = track.current?.children[index]?.querySelector("img");
    if (!image || isSlowConnection(currentConnection())) return;
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
