// A stay in the address, `?arrival=…&departure=…`: what the server answers, without JavaScript too.
import { expect } from "@playwright/test";
import { formatMoney } from "../domain/locales/format.ts";
import { locales } from "../domain/locales/locales.ts";
import { prices } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import { formatStayQuery } from "../site/stay/stay.ts";
import { primary, readTexts, second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { bookingAddress, findCalendar, readBookingAddresses } from "./support/stays.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the price, or to a refusal", async ({ page, free, taken, nextWeek }) => {
    const parts = await findCalendar(page, second);
    await page.goto(`${parts.path}?${formatStayQuery(taken)}`);
    await expect(parts.answer).toContainText(parts.takenHeading(taken));
    expect(await readBookingAddresses(page, second)).toEqual([bookingAddress(nextWeek, second)]);
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
    const own = paths["pricing-and-availability"][third];
    await expect(page).toHaveURL(`${own}?${formatStayQuery(free)}#quote`);
    const messages = await readTexts(third, "seasonal-pricing");
    const rows = page.getByRole("table", { name: messages.caption }).getByRole("row");
    for (const { pricePerNight = 0 } of prices.periods) {
      const price = formatMoney(pricePerNight, prices.currency, third);
      await expect(rows.getByText(price, { exact: true }).first()).toBeVisible();
    }
  });

  test("the calendar begins at the month of the stay", async ({ page, free }) => {
    const { path, month } = await findCalendar(page, primary);
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`${path}?${formatStayQuery(free)}#availability`);
      await expect(month(free.arrival)).toBeInViewport();
      await page.goto("about:blank");
    }
  });
});
