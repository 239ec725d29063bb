import { findPath, listPages } from "../../content/addresses.ts";
import { type Content, textsOf } from "../../content/content.ts";
import type { Files } from "../generated-folder.ts";
import { compileMarkdown } from "./compile-markdown.ts";
import { markdownFacts } from "./markdown-facts.ts";

/** The pages of Markdown of a checked content, compiled: `markdown.json`, by page and language. */
export function makeMarkdown(content: Content): Files {
  const pages = listPages(content);
  const compiled: Record<string, Record<string, unknown>> = {};
  for (const [locale, sources] of Object.entries(content.markdown)) {
    const facts = markdownFacts(content, textsOf(content, locale).operator.example);
    const pathOf = (page: string) => findPath(content, page, locale);
    for (const [page, source] of Object.entries(sources)) {
      const { text } = compileMarkdown(source, { facts, pages, pathOf });
      compiled[page] = { ...compiled[page], [locale]: text };
    }
  }
  return { "markdown.json": JSON.stringify(compiled) };
}
