import { Icon, type IconName } from "../../components/icon.tsx";
import { SiteLink } from "../../components/links.tsx";
import type { Bundles } from "../../load-texts.ts";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import styles from "./photo-dialog.module.css";
import { ShareButton } from "./share-button.tsx";
import type { Zoom } from "./use-zoom.ts";

/** What can be done beside looking: ask for dates, enlarge, share, close. */
export function ViewerTools({
  texts,
  photo,
  zoom,
  onClose,
}: {
  texts: Bundles["gallery"];
  /** The picture that is shown; none after the last. */
  photo: GalleryPhoto | undefined;
  zoom: Zoom;
  onClose: () => void;
}) {
  return (
    <div className={styles.tools}>
      <SiteLink page="pricing-and-availability" hash="#availability" className={styles.dates}>
        {texts.dates}
      </SiteLink>
      <div className={styles.zoom}>
        <ViewerButton
          label={texts.zoomOut}
          icon="minus"
          isOff={zoom.scale === 1}
          onClick={zoom.zoomOut}
        />
        <ViewerButton
          label={texts.zoomIn}
          icon="plus"
          isOff={zoom.isLargest || !photo}
          onClick={zoom.zoomIn}
        />
      </div>
      <ShareButton
        texts={texts}
        title={photo?.caption ?? texts.heading}
        className={styles.button}
      />
      <ViewerButton label={texts.close} icon="close" onClick={onClose} />
    </div>
  );
}

/** Off, a button keeps the focus: who has reached the end by keyboard must not be thrown out. */
export function ViewerButton({
  label,
  icon,
  isOff = false,
  onClick,
  className = "",
}: {
  label: string;
  icon: IconName;
  isOff?: boolean;
  onClick: () => void;
  className?: string | undefined;
}) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
