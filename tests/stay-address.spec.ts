// A stay in the address, `?arrival=…&departure=…`: what the server answers, without JavaScript too.
import { expect } from "@playwright/test";
import { formatStayQuery } from "../app/booking/stay.ts";
import { factMessages, prices } from "../app/facts/facts.server.ts";
import { formatMoney } from "../app/i18n/format.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { primary, readTexts, second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { bookingAddress, findCalendar, readBookingAddresses } from "./support/stays.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the price, or to a refusal with links to others, and all ways to the booking engine carry the stay", async ({
    page,
    stays: { free, taken },
  }) => {
    const parts = await findCalendar(page, second);
    await page.goto(`${parts.path}?${formatStayQuery(taken)}`);
    await expect(parts.answer).toContainText(parts.messages.refusals.taken);
    expect(await readBookingAddresses(page, second)).toEqual([
      factMessages(second).links.booking.home,
    ]);
    await parts.offered.getByRole("link").first().click();
    await expect(parts.book).toBeVisible();
    await parts.arrival.fill(free.arrival);
    await parts.departure.fill(free.departure);
    await parts.show.click();
    await parts.expectQuote(free);
    expect(new URL(page.url()).hash).toBe("#quote");
    const withDates = bookingAddress(free, second);
    expect(await readBookingAddresses(page, second)).toEqual([withDates]);

    // The stay is kept when the language is changed; all prices can be read there, too.
    if (locales.length > 1) {
      await page.locator("header summary").first().click();
      await page.locator(`header a[hreflang="${third}"]`).click();
    }
    const own = pages["pricing-and-availability"][third];
    await expect(page).toHaveURL(`${own}?${formatStayQuery(free)}#quote`);
    const messages = await readTexts(third, "seasonal-pricing");
    const rows = page.getByRole("table", { name: messages.caption }).getByRole("row");
    for (const { pricePerNight } of prices.periods) {
      const price = formatMoney(pricePerNight, prices.currency, third);
      await expect(rows.getByText(price, { exact: true }).first()).toBeVisible();
    }
  });

  test("the calendar begins at the month of the stay, whatever the motion", async ({
    page,
    stays: { free },
  }) => {
    const { path, month } = await findCalendar(page, primary);
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`${path}?${formatStayQuery(free)}#availability`);
      await expect(month(free.arrival)).toBeInViewport();
      await page.goto("about:blank");
    }
  });
});

const junk: readonly (readonly [
  query: string,
  reason: "malformed" | "reversed" | "same-day" | "past" | "too-far",
])[] = [
  ["?arrival=&departure=", "malformed"],
  ["?arrival=2027-06-01", "malformed"],
  ["?arrival=2027-02-30&departure=2027-03-02", "malformed"],
  ["?arrival=%3Cscript%3Ealert(1)%3C/script%3E&departure=x", "malformed"],
  ["?arrival=2027-06-01&arrival=2027-06-02&departure=%00", "malformed"],
  ["?arrival=2027-06-10&departure=2027-06-01", "reversed"],
  ["?arrival=2027-06-10&departure=2027-06-10", "same-day"],
  ["?arrival=2020-06-01&departure=2020-06-08", "past"],
  ["?arrival=3026-06-01&departure=3026-06-08", "too-far"],
  [`?arrival=${"9".repeat(1000)}&departure=2027-06-08`, "malformed"],
];

test("a stay in the address gets a clear answer, never an error, where it is junk", async ({
  ask,
}) => {
  for (const [index, [query, reason]] of junk.entries()) {
    const locale = locales[index % locales.length] ?? primary;
    const { refusals } = await readTexts(locale, "availability");
    const { status, body } = await ask(pages["pricing-and-availability"][locale] + query);
    expect([200, 400], query).toContain(status);
    const [start = ""] = refusals[reason].split("{");
    expect(body.toString(), query).toContain(start);
    expect(body.toString()).not.toContain("alert(1)");
  }
});
