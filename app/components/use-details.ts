import { type RefObject, useEffect } from "react";

/**
 * Lets every `<details>` of the header behave as a menu: Escape closes it and returns the focus to its
 * button, and so does whatever leads away from it: a link in it, a click beside it, the focus.
 */
export function useClosingDetails(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const menuOf = (target: EventTarget | null) => (target as Element).closest("details");
    const closeOthers = (target: EventTarget | null) => {
      for (const menu of element.querySelectorAll("details")) {
        if (!menu.contains(target as Node)) menu.open = false;
      }
    };
    element.addEventListener(
      "keydown",
      ({ key, target }) => {
        const menu = menuOf(target);
        if (key !== "Escape" || !menu?.open) return;
        menu.open = false;
        menu.querySelector("summary")?.focus();
      },
      { signal },
    );
    element.addEventListener(
      "click",
      ({ target }) => {
        const menu = menuOf(target);
        if (menu && (target as Element).closest("a")) menu.open = false;
      },
      { signal },
    );
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => relatedTarget && closeOthers(relatedTarget),
      { signal },
    );
    // Captured by the window: React stops events in what it has not taken over.
    window.addEventListener("pointerdown", ({ target }) => closeOthers(target), {
      signal,
      capture: true,
    });
    return () => leaving.abort();
  }, [header]);
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
