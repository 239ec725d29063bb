import { useEffect } from "react";
import { readKey } from "../../browser/reading-direction.ts";
import type { Zoom } from "./use-zoom.ts";

/** How far an arrow key moves an enlarged picture. */
const keyStepPixels = 80;

/**
 * Listens to the keyboard for as long as the viewer is there, wherever the focus is: arrows lead to
 * other pictures, or move about in a large one.
 */
export function useViewerKeys(
  show: Readonly<Record<"previous" | "next" | "first" | "last", () => void>>,
  zoom: Zoom,
): void {
  useEffect(() => {
    const arrows: [string, () => void][] =
      zoom.scale > 1
        ? [
            ["ArrowLeft", () => zoom.scrollBy(-keyStepPixels, 0)],
            ["ArrowRight", () => zoom.scrollBy(keyStepPixels, 0)],
            ["ArrowUp", () => zoom.scrollBy(0, -keyStepPixels)],
            ["ArrowDown", () => zoom.scrollBy(0, keyStepPixels)],
          ]
        : [
            [readKey("ArrowLeft"), show.previous],
            [readKey("ArrowRight"), show.next],
          ];
    const actions = new Map([
      ...arrows,
      ["Home", show.first],
      ["End", show.last],
      ["+", zoom.zoomIn],
      ["=", zoom.zoomIn],
      ["-", zoom.zoomOut],
      ["0", zoom.fit],
    ]);
    const press = (event: KeyboardEvent) => {
      const action = actions.get(event.key);
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [show, zoom]);
}
