import { useState } from "react";
import { Icon, type IconName } from "../../components/icon.tsx";
import { shareAddress } from "../../dom/share-address.ts";
import { useMessages } from "../../layout/layout.tsx";
import { DatesLink } from "../../layout/links.tsx";
import type { GalleryPhoto } from "./gallery-data.server.ts";
import styles from "./photo-dialog.module.css";
import type { Zoom } from "./use-zoom.ts";

/** The tools of the viewer: dates, zoom, share, close. */
export function ViewerTools({
  photo,
  zoom,
  onClose,
}: {
  /** The picture that is shown; none after the last. */
  photo: GalleryPhoto | undefined;
  zoom: Zoom;
  onClose: () => void;
}) {
  const messages = useMessages("gallery");
  return (
    <div className={styles.tools}>
      <DatesLink className={`text-link ${styles.dates}`} />
      <div className={styles.zoom}>
        <ViewerButton
          label={messages.zoomOut}
          icon="minus"
          isOff={zoom.scale === 1}
          onClick={zoom.zoomOut}
        />
        <ViewerButton
          label={messages.zoomIn}
          icon="plus"
          isOff={zoom.isLargest || !photo}
          onClick={zoom.zoomIn}
        />
      </div>
      <ShareButton title={photo?.caption} />
      <ViewerButton label={messages.close} icon="close" onClick={onClose} />
    </div>
  );
}

/** A disabled button keeps the focus, so that keyboard users at the end do not lose it. */
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
      className={`icon-button ${styles.button} ${className}`}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Shares the address of the open picture, or else copies it. */
function ShareButton({ title = document.title }: { title: string | undefined }) {
  const messages = useMessages("gallery");
  const [copied, setCopied] = useState<string>();
  const share = async () => {
    const url = location.href;
    if (await shareAddress(title, url)) setCopied(url);
  };
  const isCopied = copied === location.href;
  return (
    <>
      <ViewerButton label={messages.share} icon={isCopied ? "done" : "share"} onClick={share} />
      <span className="visually-hidden" role="status">
        {isCopied && messages.copied}
      </span>
    </>
  );
}
