import { locales } from "../../../app/i18n/locales.ts";
import { type Content, legalBundles } from "../../content/content.ts";
import { findText } from "../../content/find-text.ts";
import type { Files } from "../generated-folder.ts";
import { compileLegalText } from "./compile-legal-text.ts";
import { legalFacts } from "./legal-facts.ts";

/** The legal pages of a checked content, compiled: `legal/<locale>/<page>.json`. */
export function makeLegalTexts({ legal, texts, villa, cookies }: Content): Files {
  const files = locales.flatMap((locale) => {
    const example = String(findText(texts[locale]["footer"], "example"));
    const facts = legalFacts(villa, cookies, example);
    return legalBundles.map((bundle) => {
      const { text } = compileLegalText(legal[locale][bundle] ?? "", { locale, facts });
      return [`legal/${locale}/${bundle}.json`, JSON.stringify(text)];
    });
  });
  return Object.fromEntries(files);
}
