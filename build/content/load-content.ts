import { isUtf8 } from "node:buffer";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { schemas } from "../../app/facts/facts.ts";
import type { Fact } from "../../app/facts/fields.ts";
import { surfaceSchemas } from "../../app/facts/map-surface.ts";
import { messageSchemas } from "../../app/message-schemas.ts";
import { frontMatter } from "../../app/pages/markdown/front-matter.ts";
import { neededMarkdown } from "../../app/pages.ts";
import { addLines } from "./add-lines.ts";
import { dropUnset } from "./consent.ts";
import type { Content, MarkdownPage } from "./content.ts";
import { describeIssue, describeIssues, nearestOf } from "./describe-issue.ts";
import {
  dropMarked,
  findEnginePage,
  findEngineWords,
  layOver,
  listEnglishPlaces,
  listUnsaid,
} from "./engine-words.ts";
import { requireFormat } from "./format.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { readJsonLines } from "./json-lines.ts";
import { layOverFrame } from "./legal-frame.ts";
import { Mistakes } from "./mistakes.ts";

const listOfLocales = v.object({ locales: schemas.villa.entries.locales });

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/** What was loaded of some files: where one is missing, that is a mistake. */
type Loaded<Files extends Schemas> = { -readonly [File in keyof Files]?: Fact<Files[File]> };

/**
 * Loads a house from its folder, its texts over the words of the engine; a file that is missing,
 * broken or misshapen is a mistake.
 */
export async function loadContent(folder: string): Promise<Content> {
  if (!existsSync(join(folder, "villa.json"))) {
    throw new Mistakes([`${folder} has no villa.json; name the folder of a house.`]);
  }
  requireFormat(folder);
  const mistakes: string[] = [];
  const warnings: string[] = [];
  const facts = { ...(await loadFiles("", schemas)), ...(await loadFiles("", surfaceSchemas)) };
  if (facts.cookies) facts.cookies = dropUnset(facts.cookies, facts.villa?.locales ?? []);
  const words: Record<string, Loaded<typeof messageSchemas>> = {};
  const pages: Record<string, Readonly<Record<string, MarkdownPage>>> = {};
  const locales = facts.villa?.locales ?? [];
  const unlikely = describeIssues("villa.json", listOfLocales, { locales });
  if (facts.villa && unlikely.length > 0) fail([...mistakes, ...unlikely]);
  for (const locale of locales) {
    if (!existsSync(join(folder, "texts", locale))) {
      mistakes.push(
        `villa.json: locales names ${locale}, but the folder texts/${locale} is missing; add it, or ` +
          "take the language off the list.",
      );
      continue;
    }
    words[locale] = await loadMessages(locale, facts.navigation?.without);
    pages[locale] = await loadPages(locale);
    mistakes.push(...(await findUnknown(folder, `texts/${locale}`)));
  }
  for (const language of await listFiles(join(folder, "texts"))) {
    if (locales.includes(language)) continue;
    warnings.push(
      `texts/${language}: villa.json does not name this language; add it to locales, or remove the folder.`,
    );
  }
  const photos = await listFiles(join(folder, "photos"));
  const drawings = await loadNamed("drawings", ".svg");
  const [mark] = Object.values(await loadNamed("brand", "mark.svg"));
  if (mark === undefined) {
    mistakes.push("brand/mark.svg: this file is missing; expected the drawing of a mark.");
  }
  if (mistakes.length > 0) fail(mistakes);
  // Without a mistake, nothing is missing.
  return { facts, words, pages, files: { photos, drawings, mark }, warnings } as Content;

  function fail(sentences: readonly string[]): never {
    throw new Mistakes(addLines(folder, sentences));
  }

  async function loadFiles<Files extends Schemas>(
    path: string,
    files: Files,
  ): Promise<Loaded<Files>> {
    const loaded: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(files)) {
      const file = `${path}${name}.json`;
      const value = await loadJson(file, v.is(schema, undefined));
      if (value !== undefined) loaded[name] = takeShape(file, schema, value);
    }
    return loaded as Loaded<Files>;
  }

  /** The messages of a language; a page that is left out may have none. */
  async function loadMessages(
    locale: string,
    without: readonly string[] = [],
  ): Promise<Loaded<typeof messageSchemas>> {
    const loaded: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries<v.GenericSchema>(messageSchemas)) {
      const file = `texts/${locale}/${name}.json`;
      const words = findEngineWords(locale, name);
      const own = await loadJson(file, without.includes(name) || v.is(schema, words));
      if (own === undefined && (words === undefined || !v.is(schema, words))) continue;
      const written = dropMarked(own, words);
      const value = takeWords(file, schema, layOver(words, written));
      if (value !== undefined) loaded[name] = value;
      const unsaid = listUnsaid(words, written);
      const english = listEnglishPlaces(locale, name);
      warnings.push(
        ...describeEnglish(
          file,
          locale,
          unsaid.filter((place) => english.includes(place)),
        ),
      );
    }
    return loaded as Loaded<typeof messageSchemas>;
  }

  /** As `takeShape`, but a key that no code knows is only a warning: an earlier engine knew it, perhaps. */
  function takeWords(place: string, schema: v.GenericSchema, value: unknown): unknown {
    const { issues = [], output } = v.safeParse(schema, value);
    const sentences = issues.map((issue) => describeIssue(place, issue));
    if (issues.every(({ expected }) => expected === "never")) {
      warnings.push(...sentences);
      return output;
    }
    return takeShape(place, schema, value);
  }

  async function loadPages(locale: string): Promise<Readonly<Record<string, MarkdownPage>>> {
    const path = `texts/${locale}/pages`;
    const sources = await loadNamed(path, ".md");
    for (const page of neededMarkdown) {
      if (sources[page] !== undefined) continue;
      mistakes.push(`${path}/${page}.md: this file is missing; expected the text of the page.`);
    }
    const read = Object.entries(sources).flatMap(([page, source]) => {
      const { fields: written, ...text } = splitFrontMatter(source);
      const fields = takeShape(`${path}/${page}.md, front matter`, frontMatter, written);
      return fields ? [[page, { fields, ...takeText(locale, page, text) }] as const] : [];
    });
    return Object.fromEntries(read);
  }

  /** A page's text, over that of the engine where it has one. */
  function takeText(locale: string, page: string, own: Pick<MarkdownPage, "body" | "lines">) {
    const frame = findEnginePage(locale, page);
    if (frame === undefined) return own;
    const file = `texts/${locale}/pages/${page}.md`;
    const { cookies, villa } = facts;
    const laid = layOverFrame(own, frame, cookies && villa && { cookies, villa });
    mistakes.push(...laid.mistakes.map((sentence) => `${file}: ${sentence}`));
    warnings.push(...laid.warnings.map((sentence) => `${file}: ${sentence}`));
    warnings.push(...describeEnglish(file, locale, laid.inEnglish));
    return { body: laid.body, lines: laid.lines };
  }

  /** A value that has the shape of its schema. What is only wrong by its value is told later. */
  function takeShape<Schema extends v.GenericSchema>(
    place: string,
    schema: Schema,
    value: unknown,
  ): v.InferOutput<Schema> | undefined {
    const result = v.safeParse(schema, value);
    if (result.typed) return result.output;
    mistakes.push(...result.issues.map((issue) => describeIssue(place, issue)));
    return undefined;
  }

  async function loadJson(file: string, isOptional: boolean): Promise<unknown> {
    if (!existsSync(join(folder, file))) {
      if (!isOptional) mistakes.push(`${file}: this file is missing; expected a file of content.`);
      return undefined;
    }
    const text = await readText(file);
    try {
      return JSON.parse(text);
    } catch (error) {
      const [reason] = (error as Error).message.split(/, (?:\.{3})?"| in JSON at/);
      const { line, column } = readJsonLines(text).broken ?? { line: 1, column: 1 };
      mistakes.push(
        `${file}: line ${line}, column ${column}: it cannot be read (${reason}); correct it there.`,
      );
      return undefined;
    }
  }

  /** The files of a folder whose names end like this, as written, by name without the ending. */
  async function loadNamed(path: string, ending: string): Promise<Record<string, string>> {
    const files = await listFiles(join(folder, path));
    const named = files
      .filter((file) => file.endsWith(ending))
      .map(async (file) => [file.slice(0, -ending.length), await readText(`${path}/${file}`)]);
    return Object.fromEntries(await Promise.all(named));
  }

  /** The text of a file, without a byte order mark; another encoding than UTF-8 is a mistake. */
  async function readText(file: string): Promise<string> {
    const bytes = await readFile(join(folder, file));
    const text = new TextDecoder().decode(bytes);
    if (!isUtf8(bytes)) {
      const line = text.slice(0, text.indexOf("\ufffd")).split("\n").length;
      mistakes.push(`${file}: line ${line}: this file is no text in UTF-8; save it as one.`);
    }
    return text;
  }
}

/** More places than this are not named one by one. */
const fewPlaces = 8;

/** A warning about words of the engine that are shown in English on pages of another language. */
function describeEnglish(file: string, locale: string, places: readonly string[]) {
  if (places.length === 0) return [];
  const language = new Intl.DisplayNames("en", { type: "language" }).of(locale);
  const named = places.slice(0, fewPlaces).join(", ");
  const others = places.length > fewPlaces ? ` and ${places.length - fewPlaces} more` : "";
  return [
    `${file}: the engine lacks these words in ${language} and shows them in English: ` +
      `${named}${others}; write them here.`,
  ];
}

/** What is wrong with files of messages that are no page's. */
async function findUnknown(folder: string, path: string): Promise<string[]> {
  const known = Object.keys(messageSchemas).map((name) => `${name}.json`);
  return (await listFiles(join(folder, path)))
    .filter((file) => file.endsWith(".json") && !known.includes(file))
    .map(
      (file) =>
        `${path}/${file}: no page has these texts; remove the file or correct its ` +
        `name${nearestOf(file, known)}.`,
    );
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}
