import { locales } from "../../app/i18n/locales.ts";
import { isCalendarDate } from "../../app/stay/calendar-date.ts";
import { compileLegalText } from "../assets/legal/compile-legal-text.ts";
import { legalFacts } from "../assets/legal/legal-facts.ts";
import { type Content, legalBundles } from "./content.ts";
import { type MarkdownFile, splitFrontMatter } from "./front-matter.ts";
import { findPlaceholders, listPlaceholders } from "./placeholders.ts";

/** Mistakes in the legal texts: front matter, placeholders, tokens, sections, Markdown, links. */
export function checkLegal({
  legal,
  villa,
  cookies,
}: Pick<Content, "legal" | "villa" | "cookies">): string[] {
  const facts = legalFacts(villa, cookies, "");
  return legalBundles.flatMap((bundle) => {
    const english = splitFrontMatter(legal.en[bundle] ?? "");
    return locales.flatMap((locale) => {
      const source = legal[locale][bundle] ?? "";
      const file = splitFrontMatter(source);
      return [
        ...checkFields(file),
        ...checkPlaceholders(file, Object.keys(facts)),
        ...compareWith(english, file),
        ...compileLegalText(source, { locale, facts }).mistakes,
      ].map((mistake) => `content/${locale}/${bundle}.md: ${mistake}`);
    });
  });
}

function checkFields({ fields }: MarkdownFile): string[] {
  const missing = ["title", "description", "updated"].filter((name) => !fields[name]);
  const { updated } = fields;
  return [
    ...missing.map((name) => `its front matter has no ${name}; add a line \`${name}: …\`.`),
    ...(updated && !isCalendarDate(updated)
      ? [`its front matter has "${updated}" as updated; expected a date such as 2026-11-20.`]
      : []),
  ];
}

function checkPlaceholders({ body }: MarkdownFile, known: readonly string[]): string[] {
  return findPlaceholders(body.replaceAll(/\{\{.*?\}\}/g, ""))
    .filter((name) => !known.includes(name))
    .map((name) => `the placeholder {${name}} is not known; expected ${listPlaceholders(known)}.`);
}

function compareWith(english: MarkdownFile, { body }: MarkdownFile): string[] {
  const mistakes: string[] = [];
  const sections = countSections(body);
  const expected = countSections(english.body);
  if (sections !== expected) {
    mistakes.push(`it has ${sections} sections (##); expected ${expected}, as in English.`);
  }
  const tokens = listTokens(findTokens(body));
  const expectedTokens = listTokens(findTokens(english.body));
  if (tokens !== expectedTokens) {
    mistakes.push(`it has the tokens ${tokens}; expected ${expectedTokens}, as in English.`);
  }
  return mistakes;
}

function countSections(body: string): number {
  return body.match(/^## /gm)?.length ?? 0;
}

function findTokens(body: string): string[] {
  return [...body.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = ""]) => name).sort();
}

function listTokens(names: readonly string[]): string {
  return names.length === 0 ? "none" : names.map((name) => `{{${name}}}`).join(", ");
}
