import { useEffect, useRef, useState } from "react";

/** The picture that is open, and the ways to open another one and to close it. */
export type OpenPhoto = {
  readonly file: string | undefined;
  readonly open: (file: string) => void;
  /** Shows another picture in place of the open one. */
  readonly show: (file: string) => void;
  readonly close: () => void;
};

/** The `id` of a picture's place in the grid; as a hash in the address it opens the picture. */
export function photoId(file: string): string {
  return `photo-${file}`;
}

/**
 * Keeps the open picture in the address: opening adds an entry to the history, so that going back
 * closes the picture. The focus returns to the place in the grid of the picture seen last.
 */
export function useOpenPhoto(files: readonly string[]): OpenPhoto {
  const [file, setFile] = useState<string>();
  const lastFile = useRef<string>(undefined);
  const isGoingBack = useRef(false);

  useEffect(() => {
    const follow = () => {
      isGoingBack.current = false;
      setFile(files.find((known) => location.hash === `#${photoId(known)}`));
    };
    follow();
    window.addEventListener("popstate", follow);
    window.addEventListener("hashchange", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      window.removeEventListener("hashchange", follow);
    };
  }, [files]);

  useEffect(() => {
    const closed = file === undefined ? lastFile.current : undefined;
    lastFile.current = file;
    if (closed === undefined) return;
    const link = document.getElementById(photoId(closed))?.querySelector("a");
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [file]);

  return {
    file,
    open(next) {
      history.pushState({ isPhotoOpened: true }, "", `#${photoId(next)}`);
      setFile(next);
    },
    show(next) {
      history.replaceState(history.state, "", `#${photoId(next)}`);
      setFile(next);
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
        setFile(undefined);
      }
    },
  };
}
