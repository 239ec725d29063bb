import { type RefObject, useEffect } from "react";

/** The scroll position from which the header has a background and the light logo, in pixels. */
const farPixels = 300;

/** The distance in one direction before the header reacts, in pixels. */
const thresholdPixels = 60;

/**
 * Sets attributes for the header's styles: `data-place` is `top`, `near` or `far`; `data-logo` is light far down, except
 * on pages where it stays dark; `data-hidden` while scrolling down, but never while the header has the focus or an open
 * menu.
 */
export function useHeaderState(header: RefObject<HTMLElement | null>, staysDark: boolean): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let turningPoint = scrollY;
    let isDown = false;
    const update = () => {
      const y = Math.max(0, scrollY);
      const moved = y - turningPoint;
      const hasTurned = Math.abs(moved) >= thresholdPixels;
      if (hasTurned) isDown = moved > 0;
      // The way back is measured from the farthest point.
      if (hasTurned || moved > 0 === isDown) turningPoint = y;
      const isFar = y > farPixels;
      const isBusy = element.matches(":has(:focus-visible, [open])");
      element.dataset["place"] = isFar ? "far" : y > 0 ? "near" : "top";
      element.dataset["logo"] = isFar && !staysDark ? "light" : "dark";
      element.toggleAttribute("data-hidden", isDown && !isBusy);
    };
    update();
    addEventListener("scroll", update, { passive: true });
    element.addEventListener("focusin", update);
    return () => {
      removeEventListener("scroll", update);
      element.removeEventListener("focusin", update);
    };
  }, [header, staysDark]);
}
