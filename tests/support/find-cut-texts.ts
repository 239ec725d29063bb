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
      const { left, right } = range.getBoundingClientRect();
      if (left === right) continue;
      const [from, to] = visibleSpan(parent);
      if (left < from - toleranceInPixels || right > to + toleranceInPixels) {
        found.push(`“${text.nodeValue.trim()}” from ${left} to ${right} of ${from} to ${to}`);
      }
    }
    return found;

    function isForScreenReadersOnly(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === "inset(50%)") return true;
      }
      return false;
    }

    /** The span, in pixels of the window, in which an element's text can be seen. */
    function visibleSpan(element: Element): [number, number] {
      let [from, to] = [0, clientWidth];
      for (let box: Element | null = element; box && box !== document.body; ) {
        const { overflowX } = getComputedStyle(box);
        // What lies outside of a box that scrolls can be scrolled to.
        if (overflowX === "auto" || overflowX === "scroll") return [-Infinity, Infinity];
        if (overflowX !== "visible") {
          const { left, right } = box.getBoundingClientRect();
          [from, to] = [Math.max(from, left), Math.min(to, right)];
        }
        box = box.parentElement;
      }
      return [from, to];
    }
  });
}
