import type { Facts } from "../facts/facts.ts";
import { type Finding, mistake } from "../findings/finding.ts";
import { splitFrontMatter } from "../markdown/front-matter.ts";
import type { MarkdownPage } from "../markdown/front-matter-schema.ts";
import { frontMatter, newsFrontMatter } from "../markdown/front-matter-schema.ts";
import { markdownFile, readNewsName } from "../markdown/news-names.ts";
import { pagesOfKind } from "../routes/coded-pages.ts";
import { findEnginePage } from "../words/engine-words.ts";
import { layOverFrame } from "../words/legal-frame.ts";
import { type Read, readNamed, takeShape } from "./read-files.ts";
import { findEnglish } from "./read-messages.ts";

/** The pages of Markdown in a language by name, over those of the engine. */
export async function readMarkdownPages(
  folder: string,
  locale: string,
  facts: Partial<Pick<Facts, "cookies" | "villa">>,
): Promise<Read<Readonly<Record<string, MarkdownPage>>>> {
  const path = `texts/${locale}/pages`;
  const sources = await readNamed(folder, path, ".md");
  const findings: Finding[] = [...sources.findings];
  for (const page of pagesOfKind("markdown")) {
    if (sources.value[page] !== undefined) continue;
    const text = "this file is missing; expected the text of the page.";
    findings.push(mistake(`${path}/${page}.md`, [], text));
  }
  const pages: Record<string, MarkdownPage> = {};
  for (const [page, source] of Object.entries(sources.value)) {
    const { fields: written, ...own } = splitFrontMatter(source);
    const fields = takeShape(`${path}/${page}.md`, frontMatter, written);
    const text = layOverEngine(own, page, locale, facts);
    findings.push(...fields.findings, ...text.findings);
    if (fields.value) pages[page] = { fields: fields.value, ...text.value };
  }
  const news = await readNews(folder, locale);
  return { value: { ...pages, ...news.value }, findings: [...findings, ...news.findings] };
}

/** The items of news in a language, by names that begin with `news/`. */
async function readNews(
  folder: string,
  locale: string,
): Promise<Read<Readonly<Record<string, MarkdownPage>>>> {
  const sources = await readNamed(folder, `texts/${locale}/news`, ".md");
  const findings: Finding[] = [...sources.findings];
  const items: Record<string, MarkdownPage> = {};
  for (const [name, source] of Object.entries(sources.value)) {
    const page = `news/${name}`;
    const file = markdownFile(locale, page);
    const named = readNewsName(page);
    if (!named) {
      const text =
        "the name of this file says no day, or no address; expected one such as 2027-05-01-new-boat.md.";
      findings.push(mistake(file, [], text));
      continue;
    }
    const { fields: written, ...own } = splitFrontMatter(source);
    const fields = takeShape(file, newsFrontMatter, written);
    findings.push(...fields.findings);
    if (!fields.value) continue;
    const { date = named.date, address = named.slug, ...others } = fields.value;
    if (date !== named.date || address !== named.slug) {
      const text = `it says ${date} and ${address}, but the name of this file says ${named.date} and ${named.slug}; make them the same.`;
      findings.push(mistake(file, [], text));
    }
    items[page] = { fields: { ...others, address: named.slug }, ...own };
  }
  return { value: items, findings };
}

type Text = Pick<MarkdownPage, "body" | "lines">;

/** A page's text over that of the engine, where it has one. */
function layOverEngine(
  own: Text,
  page: string,
  locale: string,
  { cookies, villa }: Partial<Pick<Facts, "cookies" | "villa">>,
): Read<Text> {
  const { country = "" } = villa?.address ?? {};
  const frame = findEnginePage(locale, page, country);
  if (frame === undefined) return { value: own, findings: [] };
  const file = `texts/${locale}/pages/${page}.md`;
  const facts = cookies && villa && { cookies, villa };
  const { body, lines, inEnglish, findings } = layOverFrame(own, frame, facts, file);
  return {
    value: { body, lines },
    findings: [...findings, ...findEnglish(file, locale, inEnglish)],
  };
}
