/** How often a page is measured at most. */
const rounds = 3;

/**
 * Measures, and again while the figures of all rounds together miss their budget: what else the machine
 * does looks like a fault of the page, and goes away with more figures; a fault stays.
 */
export async function measureAgain(
  measure: () => Promise<void>,
  isWithinBudget: () => boolean,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await measure();
    if (isWithinBudget()) return;
  }
}
