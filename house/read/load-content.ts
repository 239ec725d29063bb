import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Content } from "../content/content.ts";
import type { AllMessages } from "../content/message-schemas.ts";
import { dropIdle, dropUnset } from "../facts/consent.ts";
import { type Facts, schemas } from "../facts/facts.ts";
import { type Surface, surfaceSchemas } from "../facts/map-surface.ts";
import { findIssues } from "../findings/describe-issue.ts";
import { type Finding, hint, mistake } from "../findings/finding.ts";
import { Mistakes } from "../findings/mistakes.ts";
import type { MarkdownPage } from "../markdown/front-matter-schema.ts";
import { listMissingPages } from "../routes/coded-pages.ts";
import { listNames } from "../workspace/house-folder.mjs";
import { listStaticFiles } from "../workspace/static-files.ts";
import { dropFormerKeys, dropFormerParts } from "./drop-former.ts";
import { requireFormat } from "./house-format.ts";
import { type Read, readJson, readNamed, takeShape } from "./read-files.ts";
import { readLogos, readStyles } from "./read-logos.ts";
import { readMessages } from "./read-messages.ts";
import { readMarkdownPages } from "./read-pages.ts";

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/**
 * Loads a house from its folder, its texts over the words of the engine; with `isWithoutIdle` without idle consent
 * choices. Throws `Mistakes` if a file is missing, broken or invalid by its schema.
 */
export async function loadContent(folder: string, isWithoutIdle = false): Promise<Content> {
  if (!existsSync(join(folder, "villa.json"))) {
    const text = `${folder} has no villa.json; name the folder of a house.`;
    throw new Mistakes([mistake(null, [], text)]);
  }
  requireFormat(folder);
  const facts = await readFacts(folder, isWithoutIdle);
  const languages = await readLanguages(folder, facts.value);
  const files = await readPictures(folder);
  const findings = [facts, languages, files].flatMap((read) => read.findings);
  const mistakes = findings.filter(({ level }) => level === "mistake");
  if (mistakes.length > 0) throw new Mistakes(mistakes, folder);
  // Without mistakes, all parts are present.
  return { facts: facts.value, ...languages.value, files: files.value, findings } as Content;
}

/** Missing and invalid files are undefined. */
type ReadFacts = { -readonly [File in keyof (Facts & Surface)]?: (Facts & Surface)[File] };

/** The files of facts. */
async function readFacts(folder: string, isWithoutIdle: boolean): Promise<Read<ReadFacts>> {
  const facts: Record<string, unknown> = {};
  const findings: Finding[] = [];
  const all: Readonly<Record<string, v.GenericSchema>> = { ...schemas, ...surfaceSchemas };
  for (const [name, schema] of Object.entries(all)) {
    const file = `${name}.json`;
    const json = await readJson(folder, file, v.is(schema, undefined));
    findings.push(...json.findings);
    if (json.value === undefined) continue;
    const current = dropFormerKeys(name, json.value);
    const taken = takeShape(file, schema, current.value);
    findings.push(...current.findings, ...taken.findings);
    facts[name] = taken.value;
  }
  const value = facts as ReadFacts;
  if (value.cookies) {
    const cookies = isWithoutIdle ? dropIdle(value.cookies) : value.cookies;
    value.cookies = dropUnset(cookies, value.villa?.locales ?? []);
  }
  return { value, findings };
}

const listOfLocales = v.object({ locales: schemas.villa.entries.locales });

/** The messages and pages of all languages. Files are not read where the list of languages is wrong. */
async function readLanguages(folder: string, facts: ReadFacts) {
  const words: Record<string, Partial<AllMessages>> = {};
  const markdown: Record<string, Readonly<Record<string, MarkdownPage>>> = {};
  const findings: Finding[] = [];
  const { locales = [] } = facts.villa ?? {};
  const unlikely = findIssues("villa.json", listOfLocales, { locales });
  if (facts.villa && unlikely.length > 0) return { value: { words, markdown }, findings: unlikely };
  for (const [index, locale] of locales.entries()) {
    if (!existsSync(join(folder, "texts", locale))) {
      const text =
        `locales names “${locale}” (${languageNames.of(locale)}), but the folder texts/${locale} is missing; ` +
        `begin it with villa translate --locale ${locale}, or take “${locale}” off the list.`;
      findings.push(mistake("villa.json", ["locales", index], text));
      continue;
    }
    const messages = await readMessages(folder, locale, listMissingPages(facts));
    const pages = await readMarkdownPages(folder, locale, facts);
    words[locale] = messages.value;
    markdown[locale] = pages.value;
    findings.push(...messages.findings, ...pages.findings);
  }
  for (const language of listNames(join(folder, "texts"))) {
    if (locales.includes(language)) continue;
    const text = "villa.json does not name this language; add it to locales, or remove the folder.";
    findings.push(hint(`texts/${language}`, [], text));
  }
  return { value: { words, markdown }, findings };
}

/** The names of photos, fonts and static files, and the drawings. */
async function readPictures(folder: string): Promise<Read<Partial<Content["files"]>>> {
  const photos = listNames(join(folder, "photos"));
  const fonts = listNames(join(folder, "fonts"));
  const drawings = await readNamed(folder, "drawings", ".svg");
  const current = dropFormerParts(drawings.value);
  const brand = await readNamed(folder, "brand", "mark.svg");
  const [mark] = Object.values(brand.value);
  const findings = [drawings, current, brand].flatMap((read) => read.findings);
  if (mark === undefined) {
    const text = "this file is missing; expected the drawing of a mark.";
    findings.push(mistake("brand/mark.svg", [], text));
  }
  const served = listStaticFiles(folder);
  const own = { logos: readLogos(folder), styles: readStyles(folder), served };
  return { value: { photos, fonts, drawings: current.value, mark: mark ?? "", ...own }, findings };
}
