import type { Facts } from "../facts/facts.ts";
import { type Finding, mistake } from "../findings/finding.ts";
import { splitFrontMatter } from "../markdown/front-matter.ts";
import { frontMatter } from "../markdown/front-matter-schema.ts";
import { neededMarkdown } from "../routes/coded-pages.ts";
import { findEnginePage } from "../words/engine-words.ts";
import { layOverFrame } from "../words/legal-frame.ts";
import type { MarkdownPage } from "./content.ts";
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
  for (const page of neededMarkdown) {
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
  return { value: pages, findings };
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
