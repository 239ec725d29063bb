// The functional cookie: the stay that a guest asked about last is there again, on every way back.

import { type BrowserContext, expect } from "@playwright/test";
import { pages } from "../app/routes.ts";
import { addDays } from "../app/stay/calendar-date.ts";
import { formatStayQuery } from "../app/stay/stay.ts";
import { holdBack, scripts, waitForApplication } from "./support/application.ts";
import { findConsentControl, stayCookie } from "./support/consent-control.ts";
import { readTexts, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { bookingAddress, openCalendar, readBookingAddresses } from "./support/stays.ts";

/** What the site remembers of a browser's stay. */
async function readRemembered(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === stayCookie)?.value;
}

test("the stay is remembered once there is consent, though that comes after it, until it is cleared or another is typed; one that cannot be is not", async ({
  page,
  context,
  stays: { free, taken },
}) => {
  const parts = await openCalendar(page, third, `?${formatStayQuery(taken)}`);
  await expect(parts.answer).toContainText(parts.texts.refusals.taken);
  await parts.offered.getByRole("link").first().click();
  await expect(parts.book).toBeVisible();
  expect(await readRemembered(context)).toBeUndefined();
  await (await findConsentControl(page, third)).inBar("acceptAll").click();
  const offered = `${await parts.arrival.inputValue()}~${await parts.departure.inputValue()}`;
  await expect.poll(() => readRemembered(context)).toBe(offered);
  await parts.arrival.fill("");
  await parts.departure.fill("");
  await expect.poll(() => readRemembered(context)).toBeUndefined();
  await openCalendar(page, third, `?${formatStayQuery(taken)}`);
  await expect(parts.answer).toContainText(parts.texts.refusals.taken);
  expect(await readRemembered(context)).toBeUndefined();
  await openCalendar(page, third);
  await expect(parts.arrival).toHaveValue("");
  await expect(parts.answer).toHaveText(parts.texts.stay.hint);

  // On the next visit it is on every way to the booking engine, beside a query of others.
  await parts.arrival.fill(free.arrival);
  await parts.departure.fill(free.departure);
  await expect(parts.book).toBeVisible();
  await page.goto(pages.home[third]);
  const addresses = [bookingAddress(free, third)];
  await expect.poll(() => readBookingAddresses(page, third)).toEqual(addresses);
  await openCalendar(page, third, "?utm_source=mail");
  await expect(parts.arrival).toHaveValue(free.arrival);
  await expect(parts.departure).toHaveValue(free.departure);
  const navigation = await readTexts(third, "navigation");
  const info = { name: navigation["pricing-and-availability"], exact: true };
  // By key: the header may be out of sight, and comes back for whoever gets there.
  const link = page.locator("header").getByRole("link", info).first();
  await link.focus();
  await link.press("Enter");
  await expect(page).toHaveURL(parts.path);
  await expect(parts.arrival).toHaveValue(free.arrival);

  // What a guest has typed before the scripts came is not replaced, and is answered.
  const release = await holdBack(page, scripts);
  await page.goto(parts.path, { waitUntil: "commit" });
  const other = { ...free, arrival: addDays(free.arrival, 1) };
  await parts.arrival.fill(other.arrival);
  await parts.departure.fill(other.departure);
  release();
  await waitForApplication(page);
  await parts.departure.focus();
  await parts.expectQuote(other);
  await expect(parts.arrival).toHaveValue(other.arrival);
});
