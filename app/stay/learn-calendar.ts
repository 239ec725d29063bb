import type { Locale } from "../i18n/locales.ts";
import { loadPageMessages } from "../load-messages.ts";
import type { Payload } from "../loaded-page.ts";
import { newerOf } from "./availability.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import { describeNews, fetchAvailability } from "./stay-page.ts";
import { learnStays } from "./stay-store.ts";
import { stayView } from "./stay-view.ts";

/**
 * Lets the guest's stay be judged on a page without a calendar, by what the page of prices came with and
 * the calendar as it is now. Rejects where that cannot be loaded.
 */
export async function learnCalendar(locale: Locale, { data, layout }: Payload): Promise<void> {
  const { availability: sent } = data as { readonly availability: AvailabilityData };
  const page = "pricing-and-availability";
  const [latest, { availability: messages }] = await Promise.all([
    fetchAvailability(),
    loadPageMessages(page, locale),
  ]);
  const news = { availability: newerOf(sent.availability, latest), now: new Date() };
  const known = describeNews(sent, news, { locale, messages }, layout);
  const { nextWeek } = known;
  learnStays({ locale, nextWeek, answer: (chosen) => stayView({ ...known, ...chosen }) });
}
