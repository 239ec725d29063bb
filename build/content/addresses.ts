import { codedPages, optionsOf } from "../../app/pages.ts";
import { splitFrontMatter } from "../desk/page/convert-content.js";
import { type Content, textsOf } from "./content.ts";

export type PageSource = Pick<Content, "locales" | "texts" | "markdown" | "navigation">;

/** The pages of a content by name: those made by code that it has not left out, then those of Markdown. */
export function listPages(content: PageSource): readonly string[] {
  const { without = [] } = content.navigation;
  return [...codedPages.filter((page) => !without.includes(page)), ...listMarkdownPages(content)];
}

/** The pages of Markdown that a content has in any language, in order of the alphabet. */
export function listMarkdownPages({ markdown }: Pick<Content, "markdown">): readonly string[] {
  return [...new Set(Object.values(markdown).flatMap((pages) => Object.keys(pages)))].sort();
}

/**
 * The addresses of all pages in all languages, and those that lead there too; those of the first
 * language have no prefix.
 */
export function listAddresses(content: PageSource) {
  const { locales } = content;
  const pathsOf = (page: string) =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const path = findPath(content, page, locale);
        return path === undefined ? [] : [[locale, path]];
      }),
    );
  return {
    pages: Object.fromEntries(listPages(content).map((page) => [page, pathsOf(page)])),
    moved: locales.flatMap((locale) =>
      Object.entries(textsOf(content, locale).addresses.moved ?? {}).flatMap(([from, page]) => {
        const to = findPath(content, page, locale);
        return to === undefined ? [] : [{ from: `${prefixOf(content, locale)}/${from}`, to }];
      }),
    ),
  };
}

/** The path of the page of this name in one language; undefined where there is no such page. */
export function findPath(content: PageSource, page: string, locale: string): string | undefined {
  if (!listPages(content).includes(page)) return undefined;
  const prefix = prefixOf(content, locale);
  if (page === "home") return prefix || "/";
  const slug = findSlug(content, page, locale);
  return slug === undefined ? undefined : `${prefix}/${slug}`;
}

/** A name as part of an address: `Villa São Luís` as `villa-sao-luis`. */
export function nameAddress(name: string): string {
  const letters = name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/đ/gi, "d");
  return (
    letters
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? ""
  );
}

/** What stands behind the prefix of the language in a page's address, if the content says it. */
export function findSlug(content: PageSource, page: string, locale: string): string | undefined {
  const { pages } = textsOf(content, locale).addresses;
  return pages[page] ?? frontMatterOf(content, page, locale)["address"];
}

/** The fields of a page of Markdown in one language; none where it has no such page. */
export function frontMatterOf(
  { markdown }: Pick<Content, "markdown">,
  page: string,
  locale: string,
): Readonly<Record<string, string>> {
  return splitFrontMatter(markdown[locale]?.[page] ?? "").fields;
}

/** What the head of a page says of it, and the file that it is from; empty where that says nothing. */
export type PageHead = {
  readonly file: string;
  readonly title: string;
  readonly description: string;
};

/** The head of a page in one language; undefined where there are no texts of it. */
export function findHead(content: PageSource, page: string, locale: string): PageHead | undefined {
  const texts: Readonly<Record<string, object | undefined>> = textsOf(content, locale);
  const isCoded = optionsOf(page) !== undefined;
  const written = isCoded ? texts[page] : content.markdown[locale]?.[page];
  if (written === undefined) return undefined;
  const { title = "", description = "" }: Partial<PageHead> =
    typeof written === "string" ? splitFrontMatter(written).fields : written;
  const name = isCoded ? `${page}.json` : `pages/${page}.md`;
  return { file: `content/texts/${locale}/${name}`, title, description };
}

function prefixOf({ locales }: Pick<Content, "locales">, locale: string): string {
  return locale === locales[0] ? "" : `/${locale}`;
}
