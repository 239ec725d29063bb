import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { schemas } from "../../app/facts/facts.ts";
import { surfaceSchemas } from "../../app/facts/map-surface.ts";
import { neededMarkdown } from "../../app/pages.ts";
import { textSchemas } from "../../app/text-schemas.ts";
import type { Content } from "./content.ts";
import { describeIssue, nearestOf } from "./describe-issue.ts";
import { Mistakes } from "./mistakes.ts";

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/** By what files are known as those of an earlier version. */
// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
const isEarlier: Readonly<Record<string, (value: any) => boolean>> = {
  rooms: Array.isArray,
  prices: ({ fees = [] }) => !Array.isArray(fees),
  availability: ({ terms }) => terms?.includedText !== undefined,
};

/** Loads `content/` from this folder; a file that is missing, broken or misshapen is a mistake. */
export async function loadContent(folder: string): Promise<Content> {
  const mistakes: string[] = [];
  const facts = await loadFiles("", schemas);
  const surface = await loadFiles("", surfaceSchemas);
  const { locales = [] } = (facts["villa"] ?? {}) as { readonly locales?: readonly string[] };
  const texts: Record<string, object> = {};
  const markdown: Record<string, Readonly<Record<string, string>>> = {};
  const { without = [] } = (facts["navigation"] ?? {}) as { readonly without?: readonly string[] };
  for (const locale of locales) {
    texts[locale] = await loadFiles(`texts/${locale}/`, textSchemas, without);
    markdown[locale] = await loadNamed(join(folder, `texts/${locale}/pages`), ".md");
    for (const page of neededMarkdown) {
      if (markdown[locale][page] !== undefined) continue;
      const file = `content/texts/${locale}/pages/${page}.md`;
      mistakes.push(`${file}: this file is missing; expected the text of the page.`);
    }
    mistakes.push(...(await findUnknown(`texts/${locale}`)));
  }
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  const photoFiles = await listFiles(join(folder, "photos"));
  const drawings = await loadNamed(join(folder, "drawings"), ".svg");
  const named = { locales, texts, markdown, photoFiles, drawings };
  return { ...facts, ...surface, ...named } as unknown as Content;

  async function loadFiles(
    path: string,
    files: Schemas,
    optional: readonly string[] = [],
  ): Promise<Record<string, unknown>> {
    const loaded: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(files)) {
      const file = `${path}${name}.json`;
      const value = await loadJson(file, optional.includes(name) || v.is(schema, undefined));
      if (value === undefined) continue;
      if (isEarlier[name]?.(value)) {
        const command = "npm run migrate -- <folder>";
        throw new Mistakes([
          `content/${file}: it is that of an earlier version; ${command} changes it.`,
        ]);
      }
      const result = v.safeParse(schema, value);
      // What is only wrong by its value is told with all other mistakes.
      if (result.typed) loaded[name] = result.output;
      else mistakes.push(...result.issues.map((issue) => describeIssue(file, issue)));
    }
    return loaded;
  }

  async function loadJson(file: string, isOptional: boolean): Promise<unknown> {
    try {
      return JSON.parse((await readFile(join(folder, file), "utf8")).replace(/^\ufeff/, ""));
    } catch (error) {
      if (isOptional && (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, " ") : String(error);
      mistakes.push(
        error instanceof SyntaxError
          ? `content/${file}: it cannot be read (${reason}); correct it there.`
          : `content/${file}: this file is missing; expected a file of content.`,
      );
      return undefined;
    }
  }

  async function findUnknown(path: string): Promise<string[]> {
    const known = Object.keys(textSchemas).map((name) => `${name}.json`);
    return (await listFiles(join(folder, path)))
      .filter((file) => file.endsWith(".json") && !known.includes(file))
      .map(
        (file) =>
          `content/${path}/${file}: no page has these texts; remove the file or correct its ` +
          `name${nearestOf(file, known)}.`,
      );
  }
}

/** The files of a folder whose names end like this, as written, by name without the ending. */
async function loadNamed(folder: string, ending: string): Promise<Record<string, string>> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith(ending));
  const named = files.map(async (file) => [
    file.slice(0, -ending.length),
    await readFile(join(folder, file), "utf8"),
  ]);
  return Object.fromEntries(await Promise.all(named));
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}
