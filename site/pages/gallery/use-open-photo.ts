import { useEffect, useEffectEvent, useRef, useState } from "react";
import { growPicture } from "./grow-picture.ts";

/** The `id` of a picture in its chapter; as a hash in the address it opens the picture. */
export function photoId(file: string): string {
  return `photo-${file}`;
}

/** The open picture, and the ways to open, change and close it. */
export type OpenPhoto = ReturnType<typeof useOpenPhoto>;

/**
 * Keeps the open picture in the address: opening adds an entry to the history, so that going back
 * closes the picture. The focus returns to the place on the page of the picture seen last.
 */
export function useOpenPhoto(files: readonly string[]) {
  const [{ index, preview }, setOpened] = useState<Opened>(closed);
  const isGoingBack = useRef(false);

  /** Closes a picture: it shrinks to its place on the page, which takes the focus. */
  const shrink = (isAnimated = false) => {
    const file = files[index];
    if (file === undefined) return;
    growPicture(
      findShown(file),
      () => setOpened(closed),
      () => focusPlace(file),
      isAnimated,
    );
  };

  const follow = useEffectEvent((event?: PopStateEvent) => {
    isGoingBack.current = false;
    const named = files.findIndex((known) => location.hash === `#${photoId(known)}`);
    if (named >= 0) setOpened({ index: named });
    else shrink(event?.hasUAVisualTransition);
  });

  useEffect(() => {
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  return {
    index,
    preview,
    /** Opens a picture; it grows from this image. */
    open(next: string, from: HTMLImageElement | null) {
      history.pushState({ isPhotoOpened: true }, "", `#${photoId(next)}`);
      growPicture(
        from,
        () => setOpened({ index: files.indexOf(next), preview: from?.currentSrc }),
        () => findShown(next),
      );
    },
    /** Shows another picture in place of the open one. */
    show(next: number) {
      history.replaceState(history.state, "", `#${photoId(files[next] ?? "")}`);
      setOpened({ index: next });
    },
    close() {
      // Nothing to do when going back has already closed it, or is about to: a second click would
      // lead out of the gallery.
      if (isGoingBack.current || !location.hash.startsWith(`#${photoId("")}`)) return;
      if (history.state?.isPhotoOpened) {
        isGoingBack.current = true;
        history.back();
      } else {
        history.replaceState(history.state, "", location.pathname + location.search);
        shrink();
      }
    },
  };
}

type Opened = {
  /** The index of the open picture among the files; -1 while none is open. */
  readonly index: number;
  /** The address of its preview, if there is one. */
  readonly preview?: string | undefined;
};

const closed: Opened = { index: -1 };

/** Moves the focus to the picture's link on the page; returns its image. */
function focusPlace(file: string): HTMLImageElement | null | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="#${photoId(file)}"]`)];
  const link = links.find(isInView) ?? links.at(-1);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  return link?.querySelector("img");
}

/** Whether the middle of an element's height can be seen. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}

/** The image of this picture in the viewer. */
function findShown(file: string): HTMLImageElement | null {
  return document.querySelector(`dialog[open] [aria-hidden=false] img[data-photo="${file}"]`);
}
