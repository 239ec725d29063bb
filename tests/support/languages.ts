// Languages to test in, with their texts and addresses.
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLocale, type Locale, locales } from "../../domain/locales/locales.ts";
import { type Messages, messageChunks } from "../../house/content/message-schemas.ts";
import type { ListedPage } from "../../house/routes/coded-pages.ts";
import { localePrefix, paths, type Route, routes } from "../../house/routes/routes.ts";
import { workspace } from "./built-site.ts";

const folder = join(workspace.made, "generated/messages");
const nth = (index: number): Locale => locales[index % locales.length] ?? defaultLocale;

/** Languages to test in: of a house that has fewer, one stands for several. */
export const [primary, second, third, fourth] = [nth(0), nth(1), nth(2), nth(3)] as const;

const lengthOf = (locale: Locale) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`-${locale}.json`))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** The language with the longest texts: what has room in it has room in all. */
export const wordiest =
  locales.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? primary;

const pageCount = Object.keys(paths).length;

/** Every page and every language, each page in the language after that of the page before. */
export const pagesInTurn: readonly Route[] = Array.from(
  { length: Math.max(pageCount, locales.length) },
  (_, index) => routes[(index % pageCount) * locales.length + (index % locales.length)],
).filter((route) => route !== undefined);

/** An address that leads nowhere, under the prefix of a language. */
export function missingPath(locale: Locale): string {
  return `${localePrefix(locale)}/no-such-page`;
}

/** The texts of a bundle in one language, as its author wrote them; labels in tests come from here. */
export async function readTexts<Name extends keyof Messages>(
  locale: Locale,
  namespace: Name,
): Promise<Messages[Name]> {
  const [chunk] =
    Object.entries(messageChunks).find(([, namespaces]) => namespaces.includes(namespace)) ?? [];
  const written = await readFile(join(folder, `${chunk}-${locale}.json`), "utf8");
  return JSON.parse(written)[namespace];
}

/** What links to a page made by code, or to a place on it, are called in one language. */
export async function readLabel(locale: Locale, page: ListedPage, section = ""): Promise<string> {
  const { title, label = title, sections = {} } = await readTexts(locale, page);
  return sections[section] ?? label;
}
