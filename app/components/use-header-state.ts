import { type RefObject, useEffect, useState } from "react";

/** From here on the header has its own ground and the light logo, pixels scrolled. */
const farPixels = 300;

/** How far the visitor must scroll in one direction before the header reacts, pixels. */
const thresholdPixels = 60;

/** Where the page is: at its top, a little below, or far down. */
type HeaderPlace = "top" | "near" | "far";

export type HeaderState = { readonly place: HeaderPlace; readonly isHidden: boolean };

/**
 * Follows scrolling: hides the header on the way down and shows it on the way up, but never while
 * the keyboard is in it or something in it is open.
 */
export function useHeaderState(header: RefObject<HTMLElement | null>): HeaderState {
  const [state, setState] = useState<HeaderState>({ place: "top", isHidden: false });

  useEffect(() => {
    let turningPoint = scrollY;
    let isHidden = false;
    const update = () => {
      const y = Math.max(0, scrollY);
      const moved = y - turningPoint;
      if (Math.abs(moved) >= thresholdPixels) {
        isHidden = moved > 0;
        turningPoint = y;
      } else if (moved > 0 === isHidden) {
        // Going on in the same direction: the way back is measured from the farthest point.
        turningPoint = y;
      }
      const isBusy = header.current?.matches(":has(:focus-visible, [open])") ?? false;
      const next: HeaderState = { place: placeOf(y), isHidden: isHidden && !isBusy };
      setState((last) =>
        last.place === next.place && last.isHidden === next.isHidden ? last : next,
      );
    };
    update();
    addEventListener("scroll", update, { passive: true });
    header.current?.addEventListener("focusin", update);
    const element = header.current;
    return () => {
      removeEventListener("scroll", update);
      element?.removeEventListener("focusin", update);
    };
  }, [header]);

  return state;
}

function placeOf(scrolledPixels: number): HeaderPlace {
  if (scrolledPixels > farPixels) return "far";
  return scrolledPixels > 0 ? "near" : "top";
}
