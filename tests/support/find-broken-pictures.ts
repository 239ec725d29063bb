import type { Page } from "@playwright/test";

/**
 * Walks down the page, so that lazy pictures are asked for, and names those that are not there. What
 * a row has still to scroll to can wait.
 */
export function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    return [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().left < innerWidth)
      .filter((image) => !image.complete || image.naturalWidth === 0 || !image.hasAttribute("alt"))
      .map((image) => image.currentSrc || image.src);
  });
}
