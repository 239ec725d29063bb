import type { MouseEvent } from "react";
import { Picture, type PictureData } from "../../components/picture.tsx";
import { photoId } from "./use-open-photo.ts";

/** Opens a picture in full; it grows from the one that was tapped. */
export type OpenPhotoFrom = (file: string, image: HTMLImageElement | null) => void;

/** A picture that opens in full; what it shows is the link's name, unless there is a label. */
export function PhotoLink({
  picture,
  label,
  sizes,
  eager = false,
  tabIndex,
  className,
  onOpen,
}: {
  picture: PictureData;
  label?: string;
  sizes: string;
  eager?: boolean;
  tabIndex?: number;
  className: string | undefined;
  onOpen: OpenPhotoFrom;
}) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(picture.file, event.currentTarget.querySelector("img"));
  };
  return (
    <a
      // Followed before the page can answer, it opens the picture once the page can.
      href={`#${photoId(picture.file)}`}
      aria-label={label}
      tabIndex={tabIndex}
      className={className}
      onClick={open}
    >
      <Picture picture={picture} sizes={sizes} eager={eager} />
    </a>
  );
}

/** Whether a click on a link is one that the browser would not open another tab or window for. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
