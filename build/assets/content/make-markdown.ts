import { findPath, listPages } from "../../content/addresses.ts";
import { compileMarkdown } from "../../content/compile-markdown.ts";
import { type Content, textsOf } from "../../content/content.ts";
import { markdownFacts } from "../../content/markdown-facts.ts";
import type { Files } from "../generated-folder.ts";

/** The pages of Markdown of a checked content, compiled: `markdown.json`, by page and language. */
export function makeMarkdown(content: Content): Files {
  const pages = listPages(content);
  const compiled: Record<string, Record<string, unknown>> = {};
  for (const [locale, own] of Object.entries(content.pages)) {
    const facts = markdownFacts(content.facts, textsOf(content, locale).operator.example);
    const pathOf = (to: string) => findPath(content, to, locale);
    for (const [name, page] of Object.entries(own)) {
      const { text } = compileMarkdown(page, { facts, pages, pathOf });
      compiled[name] = { ...compiled[name], [locale]: text };
    }
  }
  return { "markdown.json": JSON.stringify(compiled) };
}
