import type { View } from "../view.ts";

/** What the visitor sees, handed from the navigation to React. */
export type ViewStage = {
  /** The view that was last asked for. */
  readonly current: () => View;
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
  let inDocument = first;
  let waiting: (() => void)[] = [];
  return {
    current: () => current,
    show(view) {
      current = view;
      draw?.(view);
      // The same page again, perhaps with another query: React will not say that it is there.
      if (view === inDocument) return Promise.resolve();
      return new Promise((resolve) => waiting.push(resolve));
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
      inDocument = view;
      if (view !== current) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}
