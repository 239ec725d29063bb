import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { schemas } from "../../app/facts/facts.ts";
import { surfaceSchemas } from "../../app/facts/map-surface.ts";
import { textSchemas } from "../../app/text-schemas.ts";
import { type Content, legalPages } from "./content.ts";
import { describeIssue } from "./describe-issue.ts";
import { nearestOf } from "./find-nearest.ts";
import { Mistakes } from "./mistakes.ts";

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/** Loads `content/` from this folder; a file that is missing, broken or misshapen is a mistake. */
export async function loadContent(folder: string): Promise<Content> {
  const mistakes: string[] = [];
  const facts = await loadFiles("", schemas);
  const surface = await loadFiles("", surfaceSchemas);
  const { locales = [] } = (facts["villa"] ?? {}) as { readonly locales?: readonly string[] };
  const texts: Record<string, object> = {};
  const legal: Record<string, Readonly<Record<string, string>>> = {};
  for (const locale of locales) {
    texts[locale] = await loadFiles(`texts/${locale}/`, textSchemas);
    legal[locale] = await loadLegal(`texts/${locale}/legal/`);
    mistakes.push(...(await findUnknown(`texts/${locale}`)));
  }
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  const photoFiles = await listFiles(join(folder, "photos"));
  const drawings = await loadDrawings(join(folder, "drawings"));
  return {
    ...facts,
    ...surface,
    locales,
    texts,
    legal,
    photoFiles,
    drawings,
  } as unknown as Content;

  async function loadFiles(path: string, files: Schemas): Promise<Record<string, unknown>> {
    const loaded: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(files)) {
      const file = `${path}${name}.json`;
      const value = await loadJson(file, v.is(schema, undefined));
      if (value === undefined) continue;
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

  async function loadLegal(path: string): Promise<Record<string, string>> {
    const pages: Record<string, string> = {};
    for (const page of legalPages) {
      const file = `${path}${page}.md`;
      const text = await readFile(join(folder, file), "utf8").catch(() => undefined);
      if (text !== undefined) pages[page] = text;
      else mistakes.push(`content/${file}: this file is missing; expected the text of the page.`);
    }
    return pages;
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

async function loadDrawings(folder: string): Promise<Content["drawings"]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith(".svg"));
  const drawings = files.map(async (file) => [
    file.slice(0, -".svg".length),
    await readFile(join(folder, file), "utf8"),
  ]);
  return Object.fromEntries(await Promise.all(drawings));
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}
