import type { Page } from "@playwright/test";

/** WCAG 2.2, 2.5.8: what is touched or clicked is at least this large in both directions. */
const smallestTargetInPixels = 24;

/**
 * The controls in view of a visitor that are smaller than a target may be: what, and its size.
 * Links inside a sentence are exempt; the exemption for controls far apart is not made use of.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const roundingInPixels = 0.5;
    const controls = "a[href], button, input, summary, [role='gridcell'], [data-date]";
    const found: string[] = [];
    for (const control of document.querySelectorAll(controls)) {
      // A box and the words beside it are one target.
      const target = control.closest("label:has(input[type='checkbox'])") ?? control;
      if (!isShown(target) || target.closest("[inert]") || isInSentence(target)) continue;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) < smallest - roundingInPixels) {
        found.push(`“${target.textContent.trim()}” is ${width} × ${height} px`);
      }
    }
    return found;

    function isShown(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === "inset(50%)") return false;
      }
      return element.checkVisibility({ visibilityProperty: true });
    }

    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== "inline") return false;
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? ""),
      );
    }
  }, smallestTargetInPixels);
}
