import { type KeyboardEvent, type MouseEvent, useEffect } from "react";

/**
 * From this width on the header shows its links instead of the menu; a mouse opens lists by hovering, below by a click.
 */
const wideMedia = "(width >= 1280px)";

/**
 * Makes every `<details>` of the header a menu: Escape closes it and returns the focus to its button; a link closes it.
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
 * Closes the menus of the header at a click or focus outside, and all of them when the header changes its layout.
 */
export function useClosingMenus(): void {
  useEffect(() => {
    const closeOthers = ({ target }: Event) => {
      for (const menu of document.querySelectorAll("details[name=header]")) {
        if (!(target instanceof Node && menu.contains(target))) menu.removeAttribute("open");
      }
    };
    // Captured on the window, because React stops events in HTML that it has not hydrated.
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    for (const type of ["pointerdown", "focusin"]) addEventListener(type, closeOthers, options);
    matchMedia(wideMedia).addEventListener("change", closeOthers, options);
    return () => stop.abort();
  }, []);
}

/**
 * A `ref` for a `<details>` that is open while a mouse hovers over it. Listens on the element, because React misses
 * pointers that come from HTML it has not hydrated. A mouse already resting on it sends no event, and opens it now.
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
  // Already open by hovering: the click must not close it.
  else if (menu.open && (event.target as Element).closest("summary")) event.preventDefault();
}
