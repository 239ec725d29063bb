import { type RefObject, useEffect } from "react";

/**
 * Lets a `<details>` of the header behave as a menu: Escape closes it and returns the focus to its
 * button, and so does whatever leads away from it: a link in it, a click beside it, the focus.
 */
export function useClosingDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !element.open) return;
        element.open = false;
        element.querySelector("summary")?.focus();
      },
      { signal },
    );
    element.addEventListener(
      "click",
      (event) => {
        if ((event.target as Element).closest("a")) element.open = false;
      },
      { signal },
    );
    // Captured by the window: React stops events in what it has not taken over.
    window.addEventListener(
      "pointerdown",
      (event) => {
        if (!element.contains(event.target as Node)) element.open = false;
      },
      { signal, capture: true },
    );
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (relatedTarget && !element.contains(relatedTarget as Node)) element.open = false;
      },
      { signal },
    );
    return () => leaving.abort();
  }, [details]);
}

/**
 * Opens a `<details>` while a mouse points at it, where the media query matches; the click that
 * follows must not close it again.
 */
export function useOpeningByPointing(
  details: RefObject<HTMLDetailsElement | null>,
  media: string,
): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const isPointing = (event: Event) =>
      (event as PointerEvent).pointerType === "mouse" && matchMedia(media).matches;
    for (const type of ["pointerenter", "pointerleave"]) {
      const follow = (event: Event) => {
        if (isPointing(event)) element.open = type === "pointerenter";
      };
      element.addEventListener(type, follow, { signal });
    }
    const keepOpen = (event: Event) => {
      if (isPointing(event)) event.preventDefault();
    };
    element.querySelector("summary")?.addEventListener("click", keepOpen, { signal });
    return () => leaving.abort();
  }, [details, media]);
}
