import * as v from "valibot";
import { findPlaceholders, listPlaceholders } from "../../app/i18n/text-schema.ts";
import { codedPages, neededMarkdown } from "../../app/pages.ts";
import { compileMarkdown } from "../assets/markdown/compile-markdown.ts";
import { markdownFacts } from "../assets/markdown/make-markdown.ts";
import { splitFrontMatter } from "../desk/page/convert-content.js";
import { findPath, frontMatterOf, listMarkdownPages, listPages } from "./addresses.ts";
import type { Content } from "./content.ts";
import { describeIssues } from "./describe-issue.ts";
import { frontMatter } from "./front-matter.ts";

/** Mistakes in pages of Markdown: front matter, placeholders, tokens, sections, Markdown, links. */
export function* checkMarkdown(content: Content): Iterable<string> {
  const { markdown, locales } = content;
  for (const page of listMarkdownPages(content)) {
    const has = locales.filter((locale) => markdown[locale]?.[page] !== undefined);
    const [model = ""] = has;
    for (const locale of has) {
      const file = `texts/${locale}/pages/${page}.md`;
      yield* checkFrontMatter(content, page, locale, file);
      for (const mistake of checkText(content, page, locale, model)) {
        yield `content/${file}: ${mistake}`;
      }
    }
  }
}

/** The law asks of some pages of what day they are. */
const datedFrontMatter = v.required(frontMatter, ["updated"]);

function* checkFrontMatter(
  content: Content,
  page: string,
  locale: string,
  file: string,
): Iterable<string> {
  if ([...codedPages, "error"].includes(page)) {
    yield `content/${file}: there is a page of this name already; give the file another one.`;
  }
  const schema = neededMarkdown.some((needed) => needed === page) ? datedFrontMatter : frontMatter;
  yield* describeIssues(`${file}, front matter`, schema, frontMatterOf(content, page, locale));
}

function* checkText(
  content: Content,
  page: string,
  locale: string,
  model: string,
): Iterable<string> {
  const source = content.markdown[locale]?.[page] ?? "";
  const { body } = splitFrontMatter(source);
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
