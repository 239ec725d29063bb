import { type KeyboardEvent, type MouseEvent, useEffect } from "react";

/**
 * From this width on the header has room for its links, and the menu of narrow screens is gone; a mouse
 * opens a list by pointing at it, below by a click.
 */
const wideMedia = "(width >= 1280px)";

/**
 * For the header: every `<details>` in it behaves as a menu. Escape closes it and returns the focus to
 * its button; a link in it closes it, too.
 */
export const menuHandlers = {
  onKeyDown({ key, target }: KeyboardEvent): void {
    const menu = menuOf(target);
    if (key !== "Escape" || !menu?.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  },
  onClick({ target }: MouseEvent): void {
    const menu = menuOf(target);
    if (menu && (target as Element).closest("a")) menu.open = false;
  },
};

function menuOf(target: EventTarget): HTMLDetailsElement | null {
  return (target as Element).closest("details");
}

/**
 * Closes every menu of the header that a click or the focus is not in, and all of them when the header
 * becomes wide or narrow.
 */
export function useClosingMenus(): void {
  useEffect(() => {
    const closeOthers = ({ target }: Event) => {
      for (const menu of document.querySelectorAll("details[name=header]")) {
        if (!(target instanceof Node && menu.contains(target))) menu.removeAttribute("open");
      }
    };
    // Captured by the window: React stops events in what it has not taken over.
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    for (const type of ["pointerdown", "focusin"]) addEventListener(type, closeOthers, options);
    matchMedia(wideMedia).addEventListener("change", closeOthers, options);
    return () => stop.abort();
  }, []);
}

/**
 * For the `ref` of a `<details>` that is open while a mouse points at it. The element is listened to
 * itself: of a pointer that comes from what React has not taken over, React tells nothing. A mouse that
 * has rested on it since before scripts ran sends no event, and opens it now.
 */
export function openByPointing(menu: HTMLDetailsElement | null): void {
  if (menu?.matches(":hover") && matchMedia(`${wideMedia} and (hover: hover)`).matches) {
    menu.open = true;
  }
  for (const type of ["pointerenter", "pointerleave", "click"] as const) {
    menu?.addEventListener(type, followPointer);
  }
}

function followPointer(event: PointerEvent): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event.pointerType !== "mouse" || !matchMedia(wideMedia).matches) return;
  if (event.type !== "click") menu.open = event.type === "pointerenter";
  // It is open already: the click that follows must not close it.
  else if (menu.open && (event.target as Element).closest("summary")) event.preventDefault();
}
