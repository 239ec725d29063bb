import { findPlaceholders, listPlaceholders } from "../../app/i18n/text-schema.ts";
import { isCalendarDate } from "../../app/stay/calendar-date.ts";
import { compileLegalText } from "../assets/legal/compile-legal-text.ts";
import { legalFacts } from "../assets/legal/legal-facts.ts";
import { findPath } from "./addresses.ts";
import { type Content, legalPages } from "./content.ts";
import { type MarkdownFile, splitFrontMatter } from "./front-matter.ts";

/** Mistakes in the legal texts: front matter, placeholders, tokens, sections, Markdown, links. */
export function checkLegal(content: Content): string[] {
  const { legal, locales } = content;
  const facts = legalFacts(content, "");
  const [model = ""] = locales;
  return legalPages.flatMap((page) => {
    const first = splitFrontMatter(legal[model]?.[page] ?? "");
    return locales.flatMap((locale) => {
      const source = legal[locale]?.[page] ?? "";
      const file = splitFrontMatter(source);
      return [
        ...checkFields(file),
        ...checkPlaceholders(file, Object.keys(facts)),
        ...compareWith(first, model, file),
        ...compileLegalText(source, { facts, pathOf: (to) => findPath(content, to, locale) })
          .mistakes,
      ].map((mistake) => `content/texts/${locale}/legal/${page}.md: ${mistake}`);
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

function compareWith(first: MarkdownFile, model: string, { body }: MarkdownFile): string[] {
  const mistakes: string[] = [];
  const sections = countSections(body);
  const expected = countSections(first.body);
  if (sections !== expected) {
    mistakes.push(`it has ${sections} sections (##); expected ${expected}, as in ${model}.`);
  }
  const tokens = listTokens(findTokens(body));
  const expectedTokens = listTokens(findTokens(first.body));
  if (tokens !== expectedTokens) {
    mistakes.push(`it has the tokens ${tokens}; expected ${expectedTokens}, as in ${model}.`);
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
