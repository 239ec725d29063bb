import * as v from "valibot";
import { findPlaceholders, listPlaceholders } from "../../app/i18n/message-schema.ts";
import { type FrontMatter, frontMatter } from "../../app/pages/markdown/front-matter.ts";
import { codedPages, neededMarkdown } from "../../app/pages.ts";
import { listMarkdownPages, type PageSource } from "./addresses.ts";
import { compileMarkdown } from "./compile-markdown.ts";
import type { MarkdownPage } from "./content.ts";
import { describeIssues } from "./describe-issue.ts";
import { listMarkdownNames } from "./markdown-names.ts";

/** Mistakes in pages of Markdown: front matter, placeholders, tokens, sections, Markdown, links. */
export function* checkMarkdown(source: PageSource): Iterable<string> {
  for (const name of listMarkdownPages(source)) {
    const versions = source.facts.villa.locales.flatMap((locale) => {
      const page = source.pages[locale]?.[name];
      return page ? [{ locale, page }] : [];
    });
    const [model] = versions;
    for (const { locale, page } of versions) {
      const file = `texts/${locale}/pages/${name}.md`;
      yield* checkFrontMatter(name, page.fields, file);
      for (const mistake of checkText(source, page, locale)) yield `${file}: ${mistake}`;
      const expected = listParts(model?.page.body ?? "");
      for (const [index, part] of listParts(page.body).entries()) {
        if (part === expected[index]) continue;
        yield `${file}: it has ${part}; expected ${expected[index]}, as in ${model?.locale}.`;
      }
    }
  }
}

/** The law asks of some pages of what day they are. */
const datedFrontMatter = v.required(frontMatter, ["updated"]);

function* checkFrontMatter(name: string, fields: FrontMatter, file: string): Iterable<string> {
  if ([...codedPages, "error"].includes(name)) {
    yield `${file}: there is a page of this name already; give the file another one.`;
  }
  const schema = neededMarkdown.some((needed) => needed === name) ? datedFrontMatter : frontMatter;
  yield* describeIssues(`${file}, front matter`, schema, fields);
}

function* checkText(source: PageSource, page: MarkdownPage, locale: string): Iterable<string> {
  const names = listMarkdownNames(source, locale);
  const known = Object.keys(names.facts);
  for (const name of findPlaceholders(page.body.replaceAll(/\{\{.*?\}\}/g, ""))) {
    if (known.includes(name)) continue;
    yield `the placeholder {${name}} is not known; expected ${listPlaceholders(known)}.`;
  }
  yield* compileMarkdown(page, names).mistakes;
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
