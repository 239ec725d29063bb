import { type Page, pageNames } from "../../app/page-names.ts";
import { type Content, textsOf } from "./content.ts";

type Source = Pick<Content, "locales" | "texts">;

/** Where the pages of a content are, and which addresses lead there too. */
export type Addresses = {
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly moved: readonly { readonly from: string; readonly to: string }[];
};

/** The addresses of all pages in all languages; those of the first language have no prefix. */
export function listAddresses(content: Source): Addresses {
  const { locales } = content;
  const pathsOf = (page: Page) =>
    Object.fromEntries(locales.map((locale) => [locale, pathOf(content, page, locale)]));
  return {
    pages: Object.fromEntries(pageNames.map((page) => [page, pathsOf(page)])),
    moved: locales.flatMap((locale) =>
      Object.entries(textsOf(content, locale).addresses.moved ?? {}).map(([from, page]) => ({
        from: `${prefixOf(content, locale)}/${from}`,
        to: pathOf(content, page, locale),
      })),
    ),
  };
}

/** The path of the page of this name in one language; undefined where there is no such page. */
export function findPath(content: Source, page: string, locale: string): string | undefined {
  const name = pageNames.find((known) => known === page);
  return name && pathOf(content, name, locale);
}

function pathOf(content: Source, page: Page, locale: string): string {
  const prefix = prefixOf(content, locale);
  if (page === "home") return prefix || "/";
  return `${prefix}/${textsOf(content, locale).addresses.pages[page]}`;
}

function prefixOf({ locales }: Source, locale: string): string {
  return locale === locales[0] ? "" : `/${locale}`;
}
