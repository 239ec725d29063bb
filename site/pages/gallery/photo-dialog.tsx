import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { readKey } from "../../dom/reading-direction.ts";
import { useMessages } from "../../layout/layout.tsx";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import { useSpreads } from "./pair-uprights.ts";
import styles from "./photo-dialog.module.css";
import { PhotoStrip } from "./photo-strip.tsx";
import { PhotoTrack } from "./photo-track.tsx";
import { type OpenPhoto, photoId } from "./use-open-photo.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";
import { ViewerButton, ViewerTools } from "./viewer-tools.tsx";

type Gallery = { photos: readonly GalleryPhoto[] };

/**
 * The viewer: all pictures full-screen, side by side, by swipe, key, button or thumbnail, with zoom. The closing words
 * of the page follow the last picture.
 */
export function PhotoDialog({ photos, openPhoto }: Gallery & { openPhoto: OpenPhoto }) {
  const { index, preview, show: onShow, close: onClose } = openPhoto;
  const messages = useMessages("gallery");
  const { dialog, isOpen } = useOpenDialog();
  const track = useRef<HTMLUListElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const spreads = useSpreads(photos);
  const photo = isAtEnd ? undefined : photos[index];
  const placeOf = (shown: GalleryPhoto | undefined) =>
    spreads.findIndex((spread) => spread.some((one) => one === shown));
  const place = photo ? placeOf(photo) : spreads.length;
  const spread = spreads[place] ?? [];
  const zoom = useZoom(track, place);
  const show = (next: number) => {
    if (next < 0 || next > spreads.length || next === place) return;
    const [first] = spreads[next] ?? [];
    setIsAtEnd(!first);
    if (first && next !== placeOf(photos[index])) onShow(photos.indexOf(first));
  };
  const steps = {
    previous: () => show(place - 1),
    next: () => show(place + 1),
    first: () => show(0),
    last: () => show(spreads.length - 1),
  };
  useViewerKeys(steps, zoom);

  return (
    <dialog
      ref={dialog}
      className={`dark screen-only ${styles.dialog}`}
      tabIndex={-1}
      aria-label={messages.heading}
      onClose={onClose}
    >
      <Counter photos={photos} spread={spread} />
      <ViewerTools photo={photo} zoom={zoom} onClose={onClose} />
      <ViewerButton
        className={styles.previous}
        label={messages.previous}
        icon="previous"
        isOff={place === 0}
        onClick={steps.previous}
      />
      {isOpen && (
        <PhotoTrack
          ref={track}
          spreads={spreads}
          index={place}
          opened={{ file: photo?.picture.file, preview }}
          zoom={zoom}
          onShow={show}
        />
      )}
      <ViewerButton
        className={styles.next}
        label={messages.next}
        icon="next"
        isOff={place === spreads.length}
        onClick={steps.next}
      />
      <p className={styles.caption}>
        {spread.map(({ picture, caption }) => (
          <span key={picture.file}>{caption}</span>
        ))}
      </p>
      <PhotoStrip
        photos={photos}
        index={isAtEnd ? photos.length : index}
        idOf={photoId}
        onShow={(next) => {
          setIsAtEnd(false);
          onShow(next);
        }}
      />
    </dialog>
  );
}

/** The numbers of the pictures in view; none at the end. */
function Counter({ photos, spread }: Gallery & { spread: readonly GalleryPhoto[] }) {
  const { counter, closing } = useMessages("gallery");
  const positions = spread.map((photo) => photos.indexOf(photo) + 1);
  const numbers = { position: positions.join("–"), total: photos.length };
  const isAtEnd = spread.length === 0;
  return (
    <>
      <p className={styles.counter} aria-hidden="true">
        {!isAtEnd && `${numbers.position} / ${numbers.total}`}
      </p>
      <p className="visually-hidden" role="status">
        {isAtEnd
          ? closing.heading
          : `${fillMessage(counter, numbers)}, ${spread.map(({ caption }) => caption).join(", ")}`}
      </p>
    </>
  );
}

/** A dialog that is open for as long as it is rendered; `isOpen` once there is something to scroll. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not its first control, which closes it.
    element?.focus();
    setIsOpen(true);
    return () => element?.close();
  }, []);
  return { dialog, isOpen };
}

/** How far an arrow key moves an enlarged picture. */
const keyStepPixels = 80;

/**
 * Handles keys wherever the focus is: arrows change the picture, or move an enlarged one.
 */
function useViewerKeys(
  show: Readonly<Record<"previous" | "next" | "first" | "last", () => void>>,
  zoom: Zoom,
): void {
  useEffect(() => {
    const arrows: [string, () => void][] =
      zoom.scale > 1
        ? [
            ["ArrowLeft", () => zoom.scrollBy(-keyStepPixels, 0)],
            ["ArrowRight", () => zoom.scrollBy(keyStepPixels, 0)],
            ["ArrowUp", () => zoom.scrollBy(0, -keyStepPixels)],
            ["ArrowDown", () => zoom.scrollBy(0, keyStepPixels)],
          ]
        : [
            [readKey("ArrowLeft"), show.previous],
            [readKey("ArrowRight"), show.next],
          ];
    const actions = new Map([
      ...arrows,
      ["Home", show.first],
      ["End", show.last],
      ["+", zoom.zoomIn],
      ["=", zoom.zoomIn],
      ["-", zoom.zoomOut],
      ["0", zoom.fit],
    ]);
    const press = (event: KeyboardEvent) => {
      const action = actions.get(event.key);
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [show, zoom]);
}
