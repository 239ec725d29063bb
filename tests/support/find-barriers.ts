import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA, and good practice. */
const barrierRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Puts axe into the pages that are opened after this; the page's policy stays in force. */
export async function prepareBarrierSearch(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** Expects none at these sizes of the window, in the whole page or in what a selector names. */
export async function expectNoBarriers(
  page: Page,
  sizes: readonly { readonly width: number; readonly height: number }[],
  within?: string,
): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    // Colours are the same at every width.
    const barriers = await findBarriers(page, within, { areColoursKnown: index > 0 });
    expect(barriers, `at ${size.width} px`).toEqual([]);
  }
}

/**
 * Gives back what axe finds against WCAG 2.2 AA and good practice (rule, element, explanation).
 * Looks at the whole page, or at what a selector names; not at colours where they are known, from the
 * same page at another width: that takes longest.
 */
export function findBarriers(
  page: Page,
  within = "html",
  { areColoursKnown = false } = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ values, selector, contrast }) => {
      const { violations } = await axe.run(selector, {
        runOnly: { type: "tag", values },
        rules: { "color-contrast": { enabled: contrast } },
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
    },
    { values: barrierRules, selector: within, contrast: !areColoursKnown },
  );
}
