import { compileMarkdown } from "../../content/compile-markdown.ts";
import type { Content } from "../../content/content.ts";
import { listMarkdownNames } from "../../content/markdown-names.ts";
import type { Files } from "../generated-folder.ts";

/** The pages of Markdown of a checked content, compiled: `markdown.json`, by page and language. */
export function makeMarkdown(content: Content): Files {
  const compiled: Record<string, Record<string, unknown>> = {};
  for (const [locale, pages] of Object.entries(content.pages)) {
    const names = listMarkdownNames(content, locale);
    for (const [name, page] of Object.entries(pages)) {
      compiled[name] = { ...compiled[name], [locale]: compileMarkdown(page, names).text };
    }
  }
  return { "markdown.json": JSON.stringify(compiled) };
}
