import { findPath } from "../../content/addresses.ts";
import { type Content, legalPages, textsOf } from "../../content/content.ts";
import type { Files } from "../generated-folder.ts";
import { compileLegalText } from "./compile-legal-text.ts";
import { legalFacts } from "./legal-facts.ts";

/** The legal pages of a checked content, compiled: `legal/<locale>/<page>.json`. */
export function makeLegalTexts(content: Content): Files {
  const files = content.locales.flatMap((locale) => {
    const facts = legalFacts(content, textsOf(content, locale).operator.example);
    const pathOf = (page: string) => findPath(content, page, locale);
    return legalPages.map((page) => {
      const source = content.legal[locale]?.[page] ?? "";
      const { text } = compileLegalText(source, { facts, pathOf });
      return [`legal/${locale}/${page}.json`, JSON.stringify(text)];
    });
  });
  return Object.fromEntries(files);
}
