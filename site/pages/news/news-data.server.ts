import { formatDate } from "../../../domain/locales/format.ts";
import { factMessages } from "../../../house/facts/facts.server.ts";
import type { Route } from "../../../house/routes/routes.ts";
import { headMessages, type PreparedPage } from "../prepared-page.server.ts";
import { newsItems } from "./news-items.server.ts";

export type NewsData = Awaited<ReturnType<typeof preparePage>>["data"];

/** The list of all news. */
export async function preparePage({ locale }: Route) {
  const { news: messages } = factMessages(locale);
  const { heading, lead } = messages;
  const items = newsItems(locale).map((item) => ({ ...item, day: formatDate(item.date, locale) }));
  return { ...headMessages(messages), data: { heading, lead, items } } satisfies PreparedPage;
}
