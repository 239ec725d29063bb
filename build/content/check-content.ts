import { checkColours } from "./check-colours.ts";
import { checkConsent } from "./check-consent.ts";
import { checkDrawings } from "./check-drawings.ts";
import { checkEachFact, checkFactsTogether } from "./check-facts.ts";
import { checkFloorPlan } from "./check-floor-plan.ts";
import { checkHeads } from "./check-heads.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { checkPages } from "./check-pages.ts";
import { checkPhotos } from "./check-photos.ts";
import { checkPrices } from "./check-prices.ts";
import { checkReferences } from "./check-references.ts";
import { checkTexts } from "./check-texts.ts";
import type { Content } from "./content.ts";
import { loadContent } from "./load-content.ts";
import { Mistakes } from "./mistakes.ts";

const checks: readonly ((content: Content) => Iterable<string>)[] = [
  checkEachFact,
  checkFactsTogether,
  checkReferences,
  checkFloorPlan,
  checkPrices,
  checkColours,
  checkConsent,
  checkPhotos,
  checkDrawings,
  checkTexts,
  checkPages,
  checkHeads,
  checkMarkdown,
];

/** Every mistake in the content, one sentence each: the file, what is wrong, what is expected. */
export function checkContent(content: Content): string[] {
  return checks.flatMap((check) => [...check(content)]);
}

/** Loads the content in a folder. Throws its mistakes. */
export async function loadCheckedContent(folder: string): Promise<Content> {
  const content = await loadContent(folder);
  const mistakes = checkContent(content);
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  return content;
}
