import type { View } from "../view.ts";

/** What the visitor sees, handed from the navigation to React. */
export type ViewStage = {
  /** The view that was last asked for. */
  readonly current: () => View;
  /** To be called when a navigation begins that will show a view. */
  readonly begin: () => void;
  /**
   * Shows a view; resolves when it is in the document, or at once where React cannot draw it before
   * the navigation to it has ended: it is still at the view before, which waits for that.
   */
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
  let begun = 0;
  let shown = 0;
  let heldUp: number | undefined;
  return {
    current: () => current,
    begin() {
      begun += 1;
    },
    show(view) {
      current = view;
      shown = begun;
      draw?.(view);
      if (heldUp === begun) return Promise.resolve();
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
      // React ends its view transition when the navigation of that moment has ended. Where that is a
      // later one, waiting for its own view, the two would wait until the browser gives up.
      if (view !== current || shown !== begun) heldUp = begun;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}
