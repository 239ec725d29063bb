import { isNews, markdownFile } from "../markdown/news-names.ts";
import { listMissingPages, pagesOfKind } from "../routes/coded-pages.ts";
import { type Content, messagesOf } from "./content.ts";

/** The parts of a content that determine pages and addresses. */
export type PageSource = Pick<Content, "facts" | "words" | "markdown">;

/** The names of all pages: pages of code that are not left out, then pages of Markdown. */
export function listPages(source: PageSource): readonly string[] {
  const missing = listMissingPages(source.facts);
  return [
    ...pagesOfKind("listed").filter((page) => !missing.includes(page)),
    ...listAdditionalPages(source),
    ...listMarkdownPages(source),
  ];
}

/** The additional pages that the house has content for. */
export function listAdditionalPages(source: Pick<Content, "facts" | "markdown">) {
  const has = {
    reviews: source.facts.reviews !== undefined,
    news: listMarkdownPages(source).some(isNews),
  };
  return pagesOfKind("additional").filter((page) => has[page]);
}

/** The names of pages of Markdown in any language, sorted. */
export function listMarkdownPages({ markdown }: Pick<Content, "markdown">): readonly string[] {
  return [...new Set(Object.values(markdown).flatMap((own) => Object.keys(own)))].sort();
}

/**
 * The addresses of all pages in all languages, and those that lead there too; those of the first
 * language have no prefix.
 */
export function listAddresses(source: PageSource) {
  const { villa, navigation } = source.facts;
  const pathsOf = (page: string) =>
    Object.fromEntries(
      villa.locales.flatMap((locale) => {
        const path = findPath(source, page, locale);
        return path === undefined ? [] : [[locale, path]];
      }),
    );
  return {
    paths: Object.fromEntries(listPages(source).map((page) => [page, pathsOf(page)])),
    moved: Object.entries(navigation.moved ?? {}).flatMap(([from, page]) => {
      const [, prefix = ""] = from.split("/");
      const [first = ""] = villa.locales;
      const to = findPath(source, page, villa.locales.includes(prefix) ? prefix : first);
      return to === undefined ? [] : [{ from, to }];
    }),
  };
}

/** The path of the page of this name in one language; undefined where there is no such page. */
export function findPath(source: PageSource, page: string, locale: string): string | undefined {
  if (!listPages(source).includes(page)) return undefined;
  // A language without news has no list of news.
  const ofLanguage = Object.keys(source.markdown[locale] ?? {});
  if (page === "news" && !ofLanguage.some(isNews)) return undefined;
  const prefix = locale === source.facts.villa.locales[0] ? "" : `/${locale}`;
  if (page === "home") return prefix || "/";
  const head = findHead(source, page, locale);
  return head && `${prefix}/${head.address}`;
}

/** The head of a page in one language, with its file. */
type PageHead = {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The address without the prefix of the language; empty for home. */
  readonly address?: string;
  readonly label?: string | undefined;
  /** The names of its sections, for links. */
  readonly sections?: Readonly<Record<string, string>> | undefined;
};

/** The head of a page in one language; undefined if the language lacks the page. */
export function findHead(
  { words, markdown }: Pick<Content, "words" | "markdown">,
  page: string,
  locale: string,
): PageHead | undefined {
  const folder = `texts/${locale}`;
  const coded = pagesOfKind("listed", "additional").find((one) => one === page);
  if (!coded) {
    const { fields } = markdown[locale]?.[page] ?? {};
    const address = fields && [
      isNews(page) && messagesOf({ words }, locale).news.address,
      fields.address,
    ];
    return (
      fields && {
        ...fields,
        address: address?.filter(Boolean).join("/") ?? "",
        file: markdownFile(locale, page),
      }
    );
  }
  // A page that is left out may have no messages.
  const messages: Omit<PageHead, "file"> | undefined = messagesOf({ words }, locale)[coded];
  return messages && { ...messages, file: `${folder}/${page}.json` };
}
