import type { Page } from "@playwright/test";

/**
 * The texts that do not fit: beyond the sides of the window, or hidden by a box around them that
 * does not scroll. A page that can be scrolled sideways is one of them.
 */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toleranceInPixels = 1;
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const { parentElement: parent } = text;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      if (isForScreenReadersOnly(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left === right) continue;
      const say = (place: string) => found.push(`“${text.nodeValue?.trim()}” is ${place}`);
      const [from, to] = visibleSpan(parent, "x");
      if (left < from - toleranceInPixels || right > to + toleranceInPixels) {
        say(`from ${left} to ${right} of ${from} to ${to}`);
      }
      // The middle of a line: above and below its letters a line has room of its own.
      const halfLine = Number.parseFloat(getComputedStyle(parent).fontSize) / 2;
      const [upper, lower] = visibleSpan(parent, "y");
      if (top < upper - halfLine || bottom > lower + halfLine) {
        say(`from ${top} down to ${bottom} of ${upper} to ${lower}`);
      }
    }
    return found;

    function isForScreenReadersOnly(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === "inset(50%)") return true;
      }
      return false;
    }

    /** The span, in pixels of the window, in which an element's text can be seen in one direction. */
    function visibleSpan(element: Element, direction: "x" | "y"): [number, number] {
      // Downwards the page itself scrolls.
      let [from, to] = direction === "x" ? [0, clientWidth] : [-Infinity, Infinity];
      for (let box: Element | null = element; box && box !== document.body; ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const overflow = direction === "x" ? overflowX : overflowY;
        // What lies outside of a box that scrolls can be scrolled to.
        if (overflow === "auto" || overflow === "scroll") return [-Infinity, Infinity];
        if (overflow !== "visible") {
          const { left, right, top, bottom } = box.getBoundingClientRect();
          const [start, end] = direction === "x" ? [left, right] : [top, bottom];
          [from, to] = [Math.max(from, start), Math.min(to, end)];
        }
        box = box.parentElement;
      }
      return [from, to];
    }
  });
}
