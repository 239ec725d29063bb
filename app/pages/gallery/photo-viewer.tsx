import { useRef } from "react";
import { Icon, type IconName } from "../../components/icon.tsx";
import type { Bundles } from "../../load-texts.ts";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import dialogStyles from "./photo-dialog.module.css";
import { PhotoStrip } from "./photo-strip.tsx";
import { PhotoTrack } from "./photo-track.tsx";
import styles from "./photo-viewer.module.css";
import { useViewerKeys } from "./use-viewer-keys.ts";
import { useZoom } from "./use-zoom.ts";

/** All pictures side by side, with every way from one to the next and into each. */
export function PhotoViewer({
  photos,
  index,
  texts,
  onShow,
}: {
  photos: readonly GalleryPhoto[];
  index: number;
  texts: Bundles["gallery"];
  onShow: (index: number) => void;
}) {
  const track = useRef<HTMLUListElement>(null);
  const zoom = useZoom(track, index);
  const last = photos.length - 1;
  const show = (next: number) => {
    if (next >= 0 && next <= last && next !== index) onShow(next);
  };
  useViewerKeys({
    zoom,
    show: {
      previous: () => show(index - 1),
      next: () => show(index + 1),
      first: () => show(0),
      last: () => show(last),
    },
  });

  return (
    <>
      <Button
        className={styles.previous}
        label={texts.previous}
        icon="previous"
        isOff={index === 0}
        onClick={() => show(index - 1)}
      />
      <PhotoTrack
        ref={track}
        photos={photos}
        index={index}
        label={texts.heading}
        zoom={zoom}
        onShow={show}
      />
      <Button
        className={styles.next}
        label={texts.next}
        icon="next"
        isOff={index === last}
        onClick={() => show(index + 1)}
      />
      <div className={styles.zoom}>
        <Button
          label={texts.zoomOut}
          icon="minus"
          isOff={zoom.scale === 1}
          onClick={zoom.zoomOut}
        />
        <Button label={texts.zoomIn} icon="plus" isOff={zoom.isLargest} onClick={zoom.zoomIn} />
      </div>
      <PhotoStrip photos={photos} index={index} onShow={show} />
    </>
  );
}

/** Off, a button keeps the focus: who has reached the end by keyboard must not be thrown out. */
function Button({
  label,
  icon,
  isOff,
  onClick,
  className = "",
}: {
  label: string;
  icon: IconName;
  isOff: boolean;
  onClick: () => void;
  className?: string | undefined;
}) {
  return (
    <button
      type="button"
      className={`${dialogStyles.button} ${className}`}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
