import { checkAmenities } from "./check-amenities.ts";
import { checkConsent } from "./check-consent.ts";
import { checkCookies } from "./check-cookies.ts";
import { checkHeads } from "./check-heads.ts";
import { checkLegal } from "./check-legal.ts";
import { checkLinks } from "./check-links.ts";
import { checkPhotos } from "./check-photos.ts";
import { checkPrices } from "./check-prices.ts";
import { checkTexts } from "./check-texts.ts";
import { checkTextsOfFacts } from "./check-texts-of-facts.ts";
import { checkVilla } from "./check-villa.ts";
import type { Content } from "./content.ts";

/** Every mistake in the content, one sentence each: the file, what is wrong, what is expected. */
export function checkContent(content: Content): string[] {
  return [
    ...checkVilla(content),
    ...checkAmenities(content.amenities),
    ...checkPrices(content.prices),
    ...checkLinks(content.links),
    ...checkCookies(content.cookies),
    ...checkConsent(content.cookies),
    ...checkPhotos(content),
    ...checkTexts(content),
    ...checkTextsOfFacts(content),
    ...checkHeads(content),
    ...checkLegal(content),
  ];
}
