import { expect, type Page } from "@playwright/test";
import { factTexts, prices, villa } from "../../app/facts/facts.server.ts";
import { fillPlural } from "../../app/i18n/fill-plural.ts";
import { formatDateRange, formatDay, formatMoney } from "../../app/i18n/format.ts";
import type { Locale } from "../../app/i18n/locales.ts";
import { fillBookingAddress } from "../../app/stay/booking-address.ts";
import { priceOfStay } from "../../app/stay/price.ts";
import { formatStayQuery, type Stay } from "../../app/stay/stay.ts";
import type { CalendarParts } from "./calendar-parts.ts";

/** Expects the answer to a stay that can be, in all its parts, and the address of the page. */
export async function expectQuote(page: Page, parts: CalendarParts, locale: Locale, stay: Stay) {
  const { arrival, departure } = stay;
  const { total, nights } = priceOfStay(prices, { guests: villa.maximumPersons, ...stay });
  const written =
    total === null
      ? parts.texts.answer.onRequestPrice
      : formatMoney(total, prices.currency, locale);
  await expect(parts.answer).toContainText(formatDateRange(arrival, departure, locale));
  await expect(parts.answer).toContainText(fillPlural(parts.texts.answer.nights, nights, locale));
  await expect(parts.answer.locator("tfoot")).toContainText(written);
  // What has no price cannot be booked, only asked for.
  if (total === null) await expect(parts.book).toHaveCount(0);
  else {
    const booking = fillBookingAddress(
      factTexts(locale).links.booking.stay,
      stay,
      villa.maximumPersons,
    );
    await expect(parts.book).toHaveAttribute("href", booking);
  }
  const mail = new URL((await parts.ask.getAttribute("href")) ?? "");
  expect(mail.searchParams.get("body")).toContain(
    formatDay(arrival, locale).replaceAll("\u00a0", " "),
  );
  // Some houses ask how many come, too.
  const { searchParams } = new URL(page.url());
  searchParams.delete("guests");
  expect(searchParams.toString()).toContain(formatStayQuery(stay));
}
