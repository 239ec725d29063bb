import type { MouseEvent } from "react";
import { Picture, type PictureData } from "../../pictures/picture.tsx";
import { photoId } from "./use-open-photo.ts";

/** Opens a picture in the viewer; it grows from the tapped one. */
export type OpenPhotoFrom = (file: string, image: HTMLImageElement | null) => void;

/** A picture that opens in the viewer. Its alternative text is the link's name, unless there is a label. */
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
      // Followed before hydration, it opens the picture after it.
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

/** Handles a click on a link, unless it asks for another tab or window. */
export function onPlainClick(act: (link: HTMLAnchorElement) => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act(event.currentTarget);
  };
}
