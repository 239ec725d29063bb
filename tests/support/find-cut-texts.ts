import type { Page } from "@playwright/test";

/**
 * The texts that do not fit: beyond the sides of the window, or hidden by a box around them that
 * does not scroll; likewise controls, and a page that can be scrolled sideways. Where a dialog is
 * open, what lies behind it is left out.
 */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toleranceInPixels = 1;
    // Without the gutter of a scrollbar, which `clientWidth` counts where scrollbars are hidden.
    const { offsetWidth: pageWidth, scrollWidth } = document.documentElement;
    type Span = readonly [number, number];
    type Area = { x: Span; y: Span; isForScreenReadersOnly: boolean };
    const everywhere: Span = [-Infinity, Infinity];
    // Downwards the page itself scrolls.
    const wholePage: Area = {
      x: [0, pageWidth],
      y: [-Infinity, Infinity],
      isForScreenReadersOnly: false,
    };
    const areas = new Map<Element, Area>();
    const found = scrollWidth > pageWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const shown = document.querySelector("dialog[open]") ?? document.body;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const { parentElement: parent } = text;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      const { x, y, isForScreenReadersOnly } = visibleArea(parent);
      if (isForScreenReadersOnly) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left === right) continue;
      const say = (place: string) => found.push(`“${text.nodeValue?.trim()}” is ${place}`);
      const [from, to] = x;
      if (left < from - toleranceInPixels || right > to + toleranceInPixels) {
        say(`from ${left} to ${right} of ${from} to ${to}`);
      }
      // The middle of a line: above and below its letters a line has room of its own.
      const halfLine = Number.parseFloat(getComputedStyle(parent).fontSize) / 2;
      const [upper, lower] = y;
      if (top < upper - halfLine || bottom > lower + halfLine) {
        say(`from ${top} down to ${bottom} of ${upper} to ${lower}`);
      }
    }
    for (const control of shown.querySelectorAll("a, button, input, select, summary")) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const { x, isForScreenReadersOnly } = visibleArea(control.parentElement);
      if (isForScreenReadersOnly || visibleArea(control).isForScreenReadersOnly) continue;
      const { left, right } = control.getBoundingClientRect();
      if (left < x[0] - toleranceInPixels || right > x[1] + toleranceInPixels) {
        const name = control.getAttribute("aria-label") ?? control.textContent.trim();
        found.push(`the control “${name}” is from ${left} to ${right} of ${x.join(" to ")}`);
      }
    }
    return found;

    /** Where an element's text can be seen, in pixels of the window. */
    function visibleArea(box: Element | null): Area {
      if (!box || box === document.body) return wholePage;
      const known = areas.get(box);
      if (known) return known;
      const around = visibleArea(box.parentElement);
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const area = {
        x: clip(around.x, overflowX, left, right),
        y: clip(around.y, overflowY, top, bottom),
        isForScreenReadersOnly: around.isForScreenReadersOnly || clipPath === "inset(50%)",
      };
      areas.set(box, area);
      return area;
    }

    /** What is left of a span in a box from start to end. */
    function clip(span: Span, overflow: string, start: number, end: number): Span {
      // What lies outside of a box that scrolls can be scrolled to.
      if (overflow === "auto" || overflow === "scroll" || span === everywhere) return everywhere;
      if (overflow === "visible") return span;
      return [Math.max(span[0], start), Math.min(span[1], end)];
    }
  });
}
