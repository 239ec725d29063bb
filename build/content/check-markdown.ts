import { findPlaceholders, listPlaceholders } from "../../app/i18n/text-schema.ts";
import { isCalendarDate } from "../../app/stay/calendar-date.ts";
import { compileMarkdown } from "../assets/markdown/compile-markdown.ts";
import { markdownFacts } from "../assets/markdown/markdown-facts.ts";
import { findPath, listMarkdownPages, listPages } from "./addresses.ts";
import type { Content } from "./content.ts";
import { splitFrontMatter } from "./front-matter.ts";

/** Mistakes in pages of Markdown: placeholders, tokens, sections, Markdown, links. */
export function* checkMarkdown(content: Content): Iterable<string> {
  const { markdown, locales } = content;
  for (const page of listMarkdownPages(content)) {
    const has = locales.filter((locale) => markdown[locale]?.[page] !== undefined);
    const [model = ""] = has;
    for (const locale of has) {
      for (const mistake of checkPage(content, page, locale, model)) {
        yield `content/texts/${locale}/pages/${page}.md: ${mistake}`;
      }
    }
  }
}

function* checkPage(
  content: Content,
  page: string,
  locale: string,
  model: string,
): Iterable<string> {
  const source = content.markdown[locale]?.[page] ?? "";
  const { fields, body } = splitFrontMatter(source);
  const { updated } = fields;
  if (updated && !isCalendarDate(updated)) {
    yield `its front matter has "${updated}" as updated; expected a date such as 2026-11-20.`;
  }
  const facts = markdownFacts(content, "");
  const known = Object.keys(facts);
  for (const name of findPlaceholders(body.replaceAll(/\{\{.*?\}\}/g, ""))) {
    if (known.includes(name)) continue;
    yield `the placeholder {${name}} is not known; expected ${listPlaceholders(known)}.`;
  }
  const expected = listParts(splitFrontMatter(content.markdown[model]?.[page] ?? "").body);
  for (const [index, part] of listParts(body).entries()) {
    if (part === expected[index]) continue;
    yield `it has ${part}; expected ${expected[index]}, as in ${model}.`;
  }
  const pathOf = (to: string) => findPath(content, to, locale);
  yield* compileMarkdown(source, { facts, pages: listPages(content), pathOf }).mistakes;
}

/** What a page of Markdown has in every language. */
function listParts(body: string): readonly string[] {
  const sections = body.match(/^## /gm)?.length ?? 0;
  const tokens =
    body
      .match(/\{\{.*?\}\}/g)
      ?.sort()
      .join(", ") ?? "none";
  return [`${sections} sections (##)`, `the tokens ${tokens}`];
}
