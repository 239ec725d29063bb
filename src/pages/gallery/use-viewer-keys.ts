import { useEffect } from "react";

/** How far an arrow key moves an enlarged picture. */
const keyStepPixels = 80;

/** What the keys of the viewer do; arrows lead to other pictures, or move about in a large one. */
export type ViewerKeys = {
  readonly isEnlarged: boolean;
  readonly show: Readonly<Record<"previous" | "next" | "first" | "last", () => void>>;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly move: (x: number, y: number) => void;
};

/** Listens to the keyboard for as long as the viewer is there, wherever the focus is. */
export function useViewerKeys(keys: ViewerKeys): void {
  useEffect(() => {
    const { show, move } = keys;
    const arrows: [string, () => void][] = keys.isEnlarged
      ? [
          ["ArrowLeft", () => move(keyStepPixels, 0)],
          ["ArrowRight", () => move(-keyStepPixels, 0)],
          ["ArrowUp", () => move(0, keyStepPixels)],
          ["ArrowDown", () => move(0, -keyStepPixels)],
        ]
      : [
          ["ArrowLeft", show.previous],
          ["ArrowRight", show.next],
        ];
    const actions = new Map([
      ...arrows,
      ["Home", show.first],
      ["End", show.last],
      ["+", keys.zoomIn],
      ["=", keys.zoomIn],
      ["-", keys.zoomOut],
      ["0", keys.fit],
    ]);
    const press = (event: KeyboardEvent) => {
      const action = actions.get(event.key);
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys]);
}
