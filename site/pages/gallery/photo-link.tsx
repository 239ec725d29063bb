import type { MouseEvent } from "react";
import { Picture, type PictureData } from "../../pictures/picture.tsx";
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
  const { file } = picture;
  return (
    <a
      // Followed before the page can answer, it opens the picture once the page can.
      href={`#${photoId(file)}`}
      aria-label={label}
      tabIndex={tabIndex}
      className={className}
      onClick={onPlainClick((link) => onOpen(file, link.querySelector("img")))}
    >
      <Picture picture={picture} sizes={sizes} eager={eager} />
    </a>
  );
}

/** Does something in place of following a link, unless the click asks for another tab or window. */
export function onPlainClick(act: (link: HTMLAnchorElement) => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act(event.currentTarget);
  };
}
