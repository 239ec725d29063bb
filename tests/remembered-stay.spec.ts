// The functional cookie: the stay that a guest asked about last is there again, on every way back.

import { type BrowserContext, expect } from "@playwright/test";
import { factTexts, villa } from "../app/facts/facts.server.ts";
import { pages } from "../app/routes.ts";
import { fillBookingAddress } from "../app/stay/booking-address.ts";
import { addDays } from "../app/stay/calendar-date.ts";
import { formatStayQuery } from "../app/stay/stay.ts";
import { findCalendar, openCalendar } from "./support/calendar-parts.ts";
import { findConsentControl, stayCookie } from "./support/consent-control.ts";
import { holdBack, scripts } from "./support/hold-back.ts";
import { third } from "./support/languages.ts";
import { readBookingAddresses } from "./support/read-booking-addresses.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { findStays } from "./support/stays.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

/** What the site remembers of a browser's stay. */
async function readRemembered(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === stayCookie)?.value;
}

test("the stay is remembered once there is consent, though that comes after it, until it is cleared or another is typed; one that cannot be is not", async ({
  page,
  ask,
  context,
}) => {
  const { free, taken } = await findStays(ask);
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
  const address = fillBookingAddress(
    factTexts(third).links.booking.stay,
    free,
    villa.maximumPersons,
  );
  await expect.poll(() => readBookingAddresses(page, third)).toEqual([address]);
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

  // What a guest has typed before the scripts came is not replaced.
  const release = await holdBack(page, scripts);
  await page.goto(parts.path, { waitUntil: "commit" });
  const other = addDays(free.arrival, 1);
  await parts.arrival.fill(other);
  release();
  await waitForApplication(page);
  await parts.departure.focus();
  const { stay } = (await findCalendar(page, third)).texts;
  await expect(parts.status).toContainText(stay.chooseDeparture.split("{")[0] ?? "");
  await expect(parts.arrival).toHaveValue(other);
  await expect(parts.departure).toHaveValue("");
});
