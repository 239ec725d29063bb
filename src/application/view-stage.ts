import type { View } from "../view.ts";

/** What the visitor sees, handed from the navigation to React. */
export type ViewStage = {
  /** The view to begin with. */
  readonly first: View;
  /** Shows a view; resolves when it is in the document. */
  readonly show: (view: View) => Promise<void>;
  /** Takes over the drawing: called with every view to show, from now on. */
  readonly attach: (draw: (view: View) => void) => () => void;
  /** To be called when a view is in the document. */
  readonly confirm: (view: View) => void;
};

/** A stage that shows one view after another; a view that is overtaken counts as shown. */
export function createViewStage(first: View): ViewStage {
  let draw: ((view: View) => void) | undefined;
  let current = first;
  let waiting: { view: View; resolve: () => void }[] = [];
  return {
    first,
    show(view) {
      current = view;
      return new Promise((resolve) => {
        waiting.push({ view, resolve });
        draw?.(view);
      });
    },
    attach(newDraw) {
      draw = newDraw;
      // A click may have been faster than hydration.
      if (current !== first) draw(current);
      return () => {
        draw = undefined;
      };
    },
    confirm(view) {
      if (view !== current) return;
      for (const { resolve } of waiting) resolve();
      waiting = [];
    },
  };
}
