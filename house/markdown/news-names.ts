import { isCalendarDate } from "../../domain/dates/calendar-date.ts";

/** The prefix of news items among the names of Markdown pages. */
const newsFolder = "news/";

/** The day and the end of the address of an item of news, from its name `news/2027-05-01-new-boat`. */
export type NewsName = { readonly date: string; readonly slug: string };

/** Whether a page of Markdown is an item of news. */
export function isNews(page: string): boolean {
  return page.startsWith(newsFolder);
}

/** Day and address from the name of an item; undefined for other pages and malformed names. */
export function readNewsName(page: string): NewsName | undefined {
  const [, date = "", slug = ""] =
    /^news\/(\d{4}-\d\d-\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(page) ?? [];
  return isCalendarDate(date) ? { date, slug } : undefined;
}

/** The file of a page of Markdown in a language. */
export function markdownFile(locale: string, page: string): string {
  return `texts/${locale}/${isNews(page) ? page : `pages/${page}`}.md`;
}
