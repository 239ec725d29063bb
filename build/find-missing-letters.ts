import { parts, patternOf } from "./assets/fonts/font-settings.ts";
import { collectCharacters, listWritten } from "./assets/fonts/list-characters.ts";
import type { Content } from "./content/content.ts";

/** How many a sentence names. */
const fewLetters = 5;

/** That a content has letters for which the engine has no font, if it has; days and months count as well. */
export function findMissingLetters(content: Content): readonly string[] {
  const isKnown = new RegExp(`[${parts.map(({ range }) => patternOf(range)).join("")}]`, "u");
  const characters = collectCharacters(content.words, content.pages, listWritten(content));
  const missing = [...characters].filter((one) => /\p{L}/u.test(one) && !isKnown.test(one));
  if (missing.length === 0) return [];
  return [
    `The engine has no font for ${missing.length} of the letters, such as ` +
      `${missing.slice(0, fewLetters).join(" ")}: readers see them in a font of their own, and pictures ` +
      "for social networks are drawn in one of this machine.",
  ];
}
