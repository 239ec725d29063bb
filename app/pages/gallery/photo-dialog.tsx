import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import { FullPicture } from "./full-picture.tsx";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import styles from "./photo-dialog.module.css";

/** Loads what leads from picture to picture: nobody needs it before a picture is opened. */
export const loadPhotoViewer = () => import("./photo-viewer.tsx");

/** One picture over the whole screen; the others are a step away as soon as the viewer is there. */
export function PhotoDialog({
  photos,
  index,
  texts,
  onShow,
  onClose,
}: {
  photos: readonly GalleryPhoto[];
  index: number;
  texts: Bundles["gallery"];
  onShow: (index: number) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const viewer = useViewer();
  const photo = photos[index];
  const numbers = { position: index + 1, total: photos.length };

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  if (!photo) return null;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.heading} onClose={onClose}>
      <p className={styles.counter} aria-hidden="true">
        {numbers.position} / {numbers.total}
      </p>
      <p className="visually-hidden" role="status">
        {fillText(texts.counter, numbers)}: {photo.caption}
      </p>
      <button
        type="button"
        className={`${styles.button} ${styles.close}`}
        aria-label={texts.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {viewer ? (
        <viewer.PhotoViewer photos={photos} index={index} texts={texts} onShow={onShow} />
      ) : (
        <div className={styles.stage}>
          <FullPicture picture={photo.picture} />
        </div>
      )}
      <p className={styles.caption}>{photo.caption}</p>
    </dialog>
  );
}

function useViewer() {
  const [viewer, setViewer] = useState<Awaited<ReturnType<typeof loadPhotoViewer>>>();
  useEffect(() => {
    let isCurrent = true;
    loadPhotoViewer().then(
      (loaded) => isCurrent && setViewer(loaded),
      (error) => console.error("Only this picture can be shown: its viewer did not load.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return viewer;
}
