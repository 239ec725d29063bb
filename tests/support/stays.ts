// Stays of the site under test, and the calendar and the quote of its price page.
import { expect, type Locator, type Page } from "@playwright/test";
import { addDays, daysBetween, monthOf } from "../../domain/dates/calendar-date.ts";
import { fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { formatDateRange, formatDay, formatMoney } from "../../domain/locales/format.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import type { Availability } from "../../domain/nights/availability.ts";
import { factMessages, prices, villa } from "../../house/facts/facts.server.ts";
import { findPage, formPage, paths } from "../../house/routes/routes.ts";
import { fillBookingAddress } from "../../site/stay/booking-link.ts";
import { totalOf } from "../../site/stay/quote-stay.ts";
import { nextFreeWeek } from "../../site/stay/season-weeks.ts";
import { formatStayQuery, type Stay } from "../../site/stay/stay.ts";
import { readTexts } from "./languages.ts";
import { sendRequest } from "./send-request.ts";
import { timeLimit } from "./time-limit.ts";

/** A stay that can be and of which every night has a price, and one whose nights are taken. */
export type KnownStays = {
  readonly free: Stay;
  readonly taken: Stay;
  /** The next free week, to which "Book" leads while no stay is chosen that can be booked. */
  readonly nextWeek: Stay;
  /** The whole calendar that they are from. */
  readonly availability: Availability;
};

const nightsAwayFromToday = 30;

/** Finds stays by what a site itself publishes. Throws where its calendar is empty or full. */
export async function findStays(site: string): Promise<KnownStays> {
  const { body } = await sendRequest(`${site}/api/availability`);
  const availability: Availability = JSON.parse(body.toString());
  const today = addDays(availability.from, nightsAwayFromToday);
  const free = nextFreeWeek({ availability, prices, today });
  const nextWeek = nextFreeWeek({ availability, prices, today: availability.from });
  const taken = availability.taken.find(({ from }) => free !== null && from > free.arrival);
  if (!free || !taken || !nextWeek)
    throw new Error("the sample calendar has no free week with a price, or no taken one after it");
  return { free, taken: { arrival: taken.from, departure: taken.to }, nextWeek, availability };
}

/** Where a stay is booked. */
export function bookingAddress({ arrival, departure }: Stay, locale: Locale): string {
  const { booking } = factMessages(locale).links;
  if (!booking) throw new Error("the house has no booking engine");
  return fillBookingAddress(booking.stay, { arrival, departure }, villa.maximumPersons);
}

/** Where every link to the booking engine on a page leads that has no dates in its name. */
export async function readBookingAddresses(page: Page, locale: Locale): Promise<readonly string[]> {
  const { bookNow } = await readTexts(locale, "navigation");
  return page
    .locator("a[target=_blank]")
    .filter({ hasText: bookNow })
    .evaluateAll((found) => [...new Set(found.map((link) => (link as HTMLAnchorElement).href))]);
}

/** The calendar and the quote of the price page, by the words that a visitor sees. */
export async function findCalendar(page: Page, locale: Locale) {
  const messages = await readTexts(locale, "availability");
  // The header of a page has fields for dates too, which lead here.
  const main = page.getByRole("main");
  const answer = page.locator("#quote");
  const { bookDates } = await readTexts(locale, "navigation");
  const nameOf = ({ arrival, departure }: Stay) => ({
    dates: formatDateRange(arrival, departure, locale),
  });
  const book = answer.getByRole("link", {
    name: new RegExp(bookDates.replace("{dates}", ".*\\d.*")),
  });
  const ask = answer.getByRole("link", { name: messages.answer.ask });
  const month = (date: string): Locator => page.locator(`#m${monthOf(date)}`);
  return {
    ...{ messages, answer, book, ask, month },
    path: paths["pricing-and-availability"][locale],
    row: page.getByRole("region", { name: messages.calendar.label }),
    day: (date: string): Locator => page.locator(`[data-date="${date}"]`),
    arrival: main.getByLabel(messages.stay.arrival, { exact: true }),
    departure: main.getByLabel(messages.stay.departure, { exact: true }),
    show: main.getByRole("button", { name: messages.stay.show }),
    status: page.getByRole("status").filter({ hasText: /\S/ }),
    /** The heading of a page that was sent with a stay that is taken. */
    takenHeading: (stay: Stay) => fillMessage(messages.answer.taken, nameOf(stay)),
    /** Stays that can be in place of one that cannot. */
    offered: answer.getByRole("listitem"),
    /** Brings the month of a date into sight, as a swipe does. */
    jumpTo: (date: string) => month(date).scrollIntoViewIfNeeded(),
    /** Expects the answer to a stay that can be, in all its parts, and the address of the page. */
    async expectQuote(stay: Stay) {
      const { arrival, departure } = stay;
      const nights = daysBetween(arrival, departure);
      const total = totalOf({ prices, today: arrival }, stay);
      await expect(answer).toContainText(formatDateRange(arrival, departure, locale));
      await expect(answer).toContainText(fillPlural(messages.answer.nights, nights, locale));
      await expect(answer).toContainText(
        total === null
          ? messages.answer.onRequestPrice
          : formatMoney(total, prices.currency, locale),
      );
      // What has no price cannot be booked, only asked for.
      if (total === null) await expect(book).toHaveCount(0);
      else await expect(book).toHaveAttribute("href", bookingAddress(stay, locale));
      // An e-mail, or the form where the house has one.
      const asking = decodeURIComponent((await ask.getAttribute("href")) ?? "");
      const form = `${findPage(formPage, locale)?.path}?${formatStayQuery({ arrival, departure })}`;
      const day = formatDay(arrival, locale).replaceAll("\u00a0", " ");
      expect(asking.includes(asking.startsWith("/") ? form : day), asking).toBe(true);
      // Some houses ask how many come, too.
      await expect
        .poll(() => {
          const { searchParams } = new URL(page.url());
          searchParams.delete("guests");
          return searchParams.toString();
        })
        .toContain(formatStayQuery(stay));
    },
  };
}

/** Opens the price page and waits until days can be picked in its calendar. */
export async function openCalendar(page: Page, locale: Locale, query = "") {
  const parts = await findCalendar(page, locale);
  await page.goto(parts.path + query);
  await parts.row.scrollIntoViewIfNeeded();
  // On a busy machine the application takes seconds to come.
  await expect(page.getByRole("grid").first()).toBeAttached({ timeout: timeLimit(15_000) });
  return parts;
}
