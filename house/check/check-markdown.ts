import * as v from "valibot";
import { listMarkdownPages } from "../content/addresses.ts";
import { listMarkdownNames, type MarkdownSource } from "../content/markdown-names.ts";
import { findProvider } from "../facts/embeds.ts";
import { findIssues } from "../findings/describe-issue.ts";
import { type Finding, hint, mistake } from "../findings/finding.ts";
import { compileMarkdown } from "../markdown/compile-markdown.ts";
import type { MarkdownPage } from "../markdown/front-matter-schema.ts";
import { type FrontMatter, frontMatter } from "../markdown/front-matter-schema.ts";
import { isNews, markdownFile } from "../markdown/news-names.ts";
import { findPlaceholders, listPlaceholders } from "../messages/message-schema.ts";
import { kindOf } from "../routes/coded-pages.ts";

/** Mistakes in pages of Markdown: front matter, placeholders, tokens, sections, Markdown, links. */
export function* checkMarkdown(source: MarkdownSource): Iterable<Finding> {
  for (const name of listMarkdownPages(source)) {
    const versions = source.facts.villa.locales.flatMap((locale) => {
      const page = source.markdown[locale]?.[name];
      return page ? [{ locale, page }] : [];
    });
    const [model] = versions;
    for (const { locale, page } of versions) {
      const file = markdownFile(locale, name);
      yield* checkFrontMatter(name, page.fields, file);
      yield* checkText(source, page, locale, file);
      // Sections of news may differ by language.
      if (isNews(name)) continue;
      const expected = listParts(model?.page.body ?? "");
      for (const [index, part] of listParts(page.body).entries()) {
        if (part === expected[index]) continue;
        const text = `it has ${part}; expected ${expected[index]}, as in ${model?.locale}.`;
        yield mistake(file, [], text);
      }
    }
  }
}

/** Choices for embeds that no page has: visitors would be asked in vain. */
export function* findUnusedEmbeds(source: MarkdownSource): Iterable<Finding> {
  const { optional } = source.facts.cookies;
  const choices = optional.flatMap((choice) => findProvider(choice)?.name ?? []);
  if (choices.length === 0) return;
  const blocks = Object.entries(source.markdown).flatMap(([locale, pages]) => {
    const names = listMarkdownNames(source, locale);
    return Object.values(pages).flatMap((page) => compileMarkdown(page, names).text.blocks);
  });
  for (const [index, choice] of optional.entries()) {
    const provider = findProvider(choice);
    if (!provider) continue;
    if (blocks.some((block) => block.kind === "embed" && block.choice === choice.id)) continue;
    const text = `no page has an embed of ${provider.name}; add one, or remove the choice ${choice.id}.`;
    yield hint("cookies.json", ["optional", index, "embeds"], text);
  }
}

/** Legal pages need the day of their last change. */
const datedFrontMatter = v.required(frontMatter, ["updated"]);

function* checkFrontMatter(name: string, fields: FrontMatter, file: string): Iterable<Finding> {
  const kind = kindOf(name);
  if (kind !== undefined && kind !== "markdown") {
    yield mistake(file, [], "there is a page of this name already; give the file another one.");
  }
  const schema = kind === "markdown" ? datedFrontMatter : frontMatter;
  yield* findIssues(file, schema, fields);
}

function* checkText(
  source: MarkdownSource,
  page: MarkdownPage,
  locale: string,
  file: string,
): Iterable<Finding> {
  const names = listMarkdownNames(source, locale);
  const known = Object.keys(names.facts);
  for (const name of findPlaceholders(page.body.replaceAll(/\{\{.*?\}\}/g, ""))) {
    // Attributes of a block, `{photo=terrace}`.
    if (known.includes(name) || name.includes("=")) continue;
    const line = page.body.split("\n").findIndex((one) => one.includes(`{${name}}`));
    const text = `the placeholder {${name}} is not known; expected ${listPlaceholders(known)}.`;
    yield mistake(file, [page.lines[line] ?? 1], text);
  }
  for (const { line, text } of compileMarkdown(page, names).faults) {
    yield mistake(file, [line], text);
  }
}

/** A page of Markdown has the same sections and blocks in every language. */
function listParts(body: string): readonly string[] {
  const sections = body.match(/^## /gm)?.length ?? 0;
  const tokens =
    body
      .match(/\{\{.*?\}\}/g)
      ?.sort()
      .join(", ") ?? "none";
  return [`${sections} sections (##)`, `the tokens ${tokens}`];
}
