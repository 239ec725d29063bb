// The facts of the house as the build has checked them; pages get of them what they show, as data.
import generated from "../../generated/facts.json" with { type: "json" };
import type { Locale, PerLocale } from "../i18n/locales.ts";
import { translate } from "../i18n/translate.ts";
import type { FactTexts } from "../text-schemas.ts";
import type { Facts } from "./facts.ts";

export const {
  villa,
  rooms,
  home,
  amenities,
  prices,
  places,
  links,
  cookies,
  colours,
  pictures,
  "floor-plan": floorPlan,
} = generated.facts as unknown as Facts;

/** How Open Graph names the languages, `en_US`. */
export const openGraphLocales: PerLocale<string> = generated.openGraph;

/** What is said of the facts in one language: labels, alternative texts, purposes, addresses. */
export function factTexts(locale: Locale): FactTexts {
  return translate(generated.texts as unknown as PerLocale<FactTexts>, locale);
}
