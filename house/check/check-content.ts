import type { Content } from "../content/content.ts";
import { isIdle } from "../facts/consent.ts";
import { listChoices } from "../facts/cookies.ts";
import type { Finding } from "../findings/finding.ts";
import { Mistakes } from "../findings/mistakes.ts";
import { loadContent } from "../read/load-content.ts";
import { checkColours } from "./check-colours.ts";
import { checkConsent } from "./check-consent.ts";
import {
  checkAmenities,
  checkAreas,
  checkCalendar,
  checkDistances,
  checkEachFact,
  checkPrices,
  checkReferences,
} from "./check-facts.ts";
import { checkLook } from "./check-look.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { checkMessages } from "./check-messages.ts";
import { checkOpenedHouse } from "./check-opened-house.ts";
import { checkHeads, checkPages } from "./check-pages.ts";
import { checkDrawings, checkPhotos } from "./check-pictures.ts";
import { checkPlan } from "./check-plan.ts";
import { checkReviews } from "./check-reviews.ts";
import { checkStatic } from "./check-static.ts";
import { checkTheme } from "./check-theme.ts";

/** Every mistake in the content. */
export function checkContent(content: Content): Finding[] {
  const { facts } = content;
  return [
    ...checkEachFact(facts),
    ...checkAmenities(facts),
    ...checkDistances(facts),
    ...checkPrices(facts),
    ...checkReferences(content),
    ...checkAreas(facts),
    ...checkCalendar(facts),
    ...checkPlan(content),
    ...checkOpenedHouse(content),
    ...checkColours(facts),
    ...checkTheme(content),
    ...checkLook(content),
    ...checkConsent(facts),
    ...checkPhotos(content),
    ...checkDrawings(content),
    ...checkMessages(content),
    ...checkPages(content),
    ...checkHeads(content),
    ...checkMarkdown(content),
    ...checkReviews(content),
    ...checkStatic(content),
  ];
}

/** Loads the content in a folder. Throws its mistakes. */
export async function loadCheckedContent(folder: string): Promise<Content> {
  const content = await loadContent(folder);
  const mistakes = checkContent(content);
  if (mistakes.length > 0) throw new Mistakes(mistakes, folder);
  return content;
}

/** The content as a build shows it: without a tag manager nobody is asked about cookies that only this would set. */
export async function loadShownContent(
  folder: string,
  tagManagerId: string | null,
): Promise<Content> {
  const content = await loadCheckedContent(folder);
  const isAsItIs = tagManagerId !== null || !listChoices(content.facts.cookies).some(isIdle);
  return isAsItIs ? content : loadContent(folder, true);
}
