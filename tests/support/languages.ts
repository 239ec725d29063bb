import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, type Locale, locales } from "../../app/i18n/locales.ts";
import { pages, type Route, routes } from "../../app/routes.ts";

const nth = (index: number): Locale => locales[index % locales.length] ?? defaultLocale;

/** Languages to test in: of a house that has fewer, one stands for several. */
export const [primary, second, third, fourth] = [nth(0), nth(1), nth(2), nth(3)] as const;

const folder = join(import.meta.dirname, "../../generated/texts");
const lengthOf = (locale: Locale) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`-${locale}.json`))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** The language with the longest texts: what has room in it has room in all. */
export const wordiest =
  locales.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? primary;

const pageCount = Object.keys(pages).length;

/** Every page and every language, each page in the language after that of the page before. */
export const pagesInTurn: readonly Route[] = Array.from(
  { length: Math.max(pageCount, locales.length) },
  (_, index) => routes[(index % pageCount) * locales.length + (index % locales.length)],
).filter((route) => route !== undefined);
