import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "../../app/i18n/locales.ts";
import { pages } from "../../app/routes.ts";
import { monthOf } from "../../app/stay/calendar-date.ts";
import { readTexts } from "./read-texts.ts";

/** The calendar and the quote of the price page, by the words that a visitor sees. */
export async function findCalendar(page: Page, locale: Locale) {
  const texts = await readTexts(locale, "availability");
  // The header of a page has fields for dates too, which lead here.
  const main = page.getByRole("main");
  return {
    texts,
    path: pages["pricing-and-availability"][locale],
    row: page.getByRole("region", { name: texts.calendar.label }),
    day: (date: string): Locator => page.locator(`[data-date="${date}"]`),
    month: (date: string): Locator => page.locator(`#m${monthOf(date)}`),
    arrival: main.getByLabel(texts.stay.arrival, { exact: true }),
    departure: main.getByLabel(texts.stay.departure, { exact: true }),
    show: main.getByRole("button", { name: texts.stay.show }),
    answer: page.locator("#quote"),
    status: page.getByRole("status").filter({ hasText: /\S/ }),
    book: page.getByRole("link", { name: texts.answer.bookStay }),
    ask: page.getByRole("link", { name: texts.answer.ask }),
    /** Stays that can be in place of one that cannot. */
    offered: page.locator("#quote").getByRole("listitem"),
    /** Brings the month of a date into sight, as a swipe does. */
    jumpTo: async (date: string) => {
      await page.locator(`#m${monthOf(date)}`).scrollIntoViewIfNeeded();
    },
  };
}

export type CalendarParts = Awaited<ReturnType<typeof findCalendar>>;

/** Opens the price page and waits until days can be picked in its calendar. */
export async function openCalendar(page: Page, locale: Locale, query = ""): Promise<CalendarParts> {
  const parts = await findCalendar(page, locale);
  await page.goto(parts.path + query);
  await parts.row.scrollIntoViewIfNeeded();
  // On a busy machine the application takes seconds to come.
  await expect(page.getByRole("grid").first()).toBeAttached({ timeout: 15_000 });
  return parts;
}
