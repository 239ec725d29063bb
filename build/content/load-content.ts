import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { schemas } from "../../app/facts/facts.ts";
import { locales } from "../../app/i18n/locales.ts";
import { type Content, legalBundles, type TextTree } from "./content.ts";
import { describeIssue } from "./describe-issue.ts";
import { Mistakes } from "./mistakes.ts";

/** Loads `content/` from this folder; a file that is missing, broken or misshapen is a mistake. */
export async function loadContent(folder: string): Promise<Content> {
  const mistakes: string[] = [];
  const load = async (file: string) => loadModule(folder, file, mistakes);

  const facts: Record<string, unknown> = {};
  for (const [file, schema] of Object.entries(schemas)) {
    const module = await load(file);
    if (!module) continue;
    const result = v.safeParse(schema as v.GenericSchema<object>, { ...module });
    // What is only wrong by its value is told with all other mistakes.
    if (result.typed) Object.assign(facts, result.output);
    else mistakes.push(...result.issues.map((issue) => describeIssue(file, issue)));
  }
  const texts: Record<string, Record<string, TextTree>> = {};
  const legal: Record<string, Record<string, string>> = {};
  for (const locale of locales) {
    const bundles: Record<string, TextTree> = {};
    for (const file of (await listFiles(join(folder, locale))).filter(isModule)) {
      const module = await load(`${locale}/${file}`);
      if (!module) continue;
      if (isTextTree(module["texts"])) bundles[file.slice(0, -3)] = module["texts"];
      else {
        mistakes.push(
          `content/${locale}/${file}: its texts are missing or hold something that is no text; ` +
            "expected `export const texts = { … }` with texts in quotes.",
        );
      }
    }
    texts[locale] = bundles;
    legal[locale] = await loadLegal(folder, locale, mistakes);
  }
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  const photoFiles = await listFiles(join(folder, "photos"));
  const drawings = await loadDrawings(join(folder, "drawings"));
  return { ...facts, texts, legal, photoFiles, drawings } as unknown as Content;
}

async function loadModule(
  folder: string,
  file: string,
  mistakes: string[],
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  } catch (error) {
    const { code, message, stack = "" } = error as NodeJS.ErrnoException;
    if (code === "ERR_MODULE_NOT_FOUND" && message.includes(`'${join(folder, file)}'`)) {
      mistakes.push(`content/${file}: this file is missing; expected a module of content.`);
    } else {
      const line = stack.split(`${file}:`)[1]?.match(/^\d+/);
      const place = line ? `, line ${line}` : "";
      const reason = message.replaceAll(/\s+/g, " ").trim();
      mistakes.push(`content/${file}: it cannot be read (${reason}${place}); correct it there.`);
    }
    return undefined;
  }
}

async function loadLegal(folder: string, locale: string, mistakes: string[]) {
  const texts: Record<string, string> = {};
  for (const bundle of legalBundles) {
    try {
      texts[bundle] = await readFile(join(folder, locale, `${bundle}.md`), "utf8");
    } catch {
      mistakes.push(
        `content/${locale}/${bundle}.md: this file is missing; expected the text of the page.`,
      );
    }
  }
  return texts;
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

function isModule(file: string): boolean {
  return file.endsWith(".ts") && !file.endsWith(".test.ts");
}

function isTextTree(value: unknown): value is TextTree {
  if (typeof value === "string") return true;
  return typeof value === "object" && value !== null && Object.values(value).every(isTextTree);
}
