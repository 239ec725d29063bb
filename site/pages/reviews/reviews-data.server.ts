import { factMessages } from "../../../house/facts/facts.server.ts";
import type { Route } from "../../../house/routes/routes.ts";
import { headMessages, type PreparedPage } from "../prepared-page.server.ts";
import { allReviews } from "./review-data.server.ts";

export type ReviewsData = Awaited<ReturnType<typeof preparePage>>["data"];

/** The page of all reviews; search engines get no markup of them, which is forbidden on a house's own site. */
export async function preparePage({ locale }: Route) {
  const { reviews: messages } = factMessages(locale);
  const { heading, closing } = messages;
  const data = { heading, closing, ...allReviews(locale) };
  return { ...headMessages(messages), data } satisfies PreparedPage;
}
