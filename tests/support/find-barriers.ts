import type { Page } from "@playwright/test";
import axe from "axe-core";
import { findSmallTargets } from "./find-small-targets.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Puts axe into the pages that are opened after this; the page's policy stays in force. */
export async function prepareBarrierSearch(page: Page): Promise<void> {
  // Halfway through a fade nothing has the contrast that it will have.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript({ content: axe.source });
}

/**
 * Gives back what axe finds against WCAG 2.2 AA and good practice (rule, element, explanation),
 * and the controls that are too small. Looks at the whole page, or at what a selector names.
 */
export async function findBarriers(page: Page, within = "html"): Promise<string[]> {
  const found = await page.evaluate(
    async ({ values, selector }) => {
      const { violations } = await axe.run(selector, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
    },
    { values: tags, selector: within },
  );
  return [...found, ...(await findSmallTargets(page))];
}
