import { flushSync } from "react-dom";
import { animateChange } from "../../dom/motion.ts";
import "./grow-picture.css";

/** In the document while a picture grows (`grow-picture.css`): the page itself is not animated. */
const mark = "growing";

/**
 * Animates a picture into another one, which an update puts into the document; without animation for reduced
 * motion, and if the browser has animated the change itself.
 */
export function growPicture(
  from: HTMLElement | null,
  update: () => void,
  findNext: () => HTMLElement | null | undefined,
  isAnimated = false,
): void {
  const { dataset } = document.documentElement;
  dataset[mark] = "";
  name(from, "photo");
  let next: HTMLElement | null | undefined;
  const show = () => {
    name(from, "");
    flushSync(update);
    next = findNext();
    name(next, "photo");
  };
  const { finished } = animateChange(show, { isAnimated });
  finished.finally(() => {
    name(next, "");
    delete dataset[mark];
  });
}

function name(element: HTMLElement | null | undefined, viewTransitionName: string): void {
  element?.style.setProperty("view-transition-name", viewTransitionName);
}
