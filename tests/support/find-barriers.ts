import type { Page } from "@playwright/test";
import axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Puts axe into the pages that are opened after this; the page's policy stays in force. */
export async function prepareBarrierSearch(page: Page): Promise<void> {
  // Halfway through a fade nothing has the contrast that it will have.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript({ content: axe.source });
}

/** Gives back what axe finds against WCAG 2.2 AA and good practice: rule, element, explanation. */
export async function findBarriers(page: Page): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const { violations } = await axe.run(document, {
      runOnly: wanted,
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, tags);
}
