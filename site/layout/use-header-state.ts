import { type RefObject, useEffect } from "react";

/** From here on the header has its own ground and the light logo, pixels scrolled. */
const farPixels = 300;

/** How far the visitor must scroll in one direction before the header reacts, pixels. */
const thresholdPixels = 60;

/**
 * Tells the header's styles where the page is: `data-place` at its `top`, `near` it or `far` down,
 * `data-logo` light far down but where it stays dark, and `data-hidden` on the way down, but never
 * while the keyboard is in the header or something in it is open.
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
      // Going on in the same direction: the way back is measured from the farthest point.
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
