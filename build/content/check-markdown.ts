import { findPlaceholders, listPlaceholders } from "../../app/i18n/text-schema.ts";
import { isCalendarDate } from "../../app/stay/calendar-date.ts";
import { compileMarkdown } from "../assets/markdown/compile-markdown.ts";
import { markdownFacts } from "../assets/markdown/markdown-facts.ts";
import { findPath, listMarkdownPages, listPages } from "./addresses.ts";
import type { Content } from "./content.ts";
import { type MarkdownFile, splitFrontMatter } from "./front-matter.ts";

/** Mistakes in pages of Markdown: placeholders, tokens, sections, Markdown, links. */
export function checkMarkdown(content: Content): string[] {
  const { markdown, locales } = content;
  const facts = markdownFacts(content, "");
  return listMarkdownPages(content).flatMap((page) => {
    const has = locales.filter((locale) => markdown[locale]?.[page] !== undefined);
    const [model = ""] = has;
    const first = splitFrontMatter(markdown[model]?.[page] ?? "");
    return has.flatMap((locale) => {
      const source = markdown[locale]?.[page] ?? "";
      const file = splitFrontMatter(source);
      return [
        ...checkDay(file),
        ...checkPlaceholders(file, Object.keys(facts)),
        ...compareWith(first, model, file),
        ...compileMarkdown(source, {
          facts,
          pages: listPages(content),
          pathOf: (to) => findPath(content, to, locale),
        }).mistakes,
      ].map((mistake) => `content/texts/${locale}/pages/${page}.md: ${mistake}`);
    });
  });
}

function checkDay({ fields }: MarkdownFile): string[] {
  const { updated } = fields;
  return updated && !isCalendarDate(updated)
    ? [`its front matter has "${updated}" as updated; expected a date such as 2026-11-20.`]
    : [];
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
