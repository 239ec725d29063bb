// The calendar of free nights: its months, what it says when it changes or grows old, the next week.
import { expect, type Locator, type Page } from "@playwright/test";
import { formatDateRange, formatMonth, weekdayNames } from "../app/i18n/format.ts";
import { type Locale, locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import type { Availability } from "../app/stay/availability.ts";
import { addDays, addMonths, monthOf } from "../app/stay/calendar-date.ts";
import { formatStayQuery, parseStayQuery } from "../app/stay/stay.ts";
import { findCalendar, openCalendar } from "./support/calendar-parts.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { expectQuote } from "./support/expect-quote.ts";
import { fourth, primary, second, third } from "./support/languages.ts";
import { servePublicSite } from "./support/public-site.ts";
import { readTexts } from "./support/read-texts.ts";
import { sendRequest } from "./support/send-request.ts";
import { test } from "./support/site-test.ts";
import { findStays } from "./support/stays.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

test("months turn by one or two, from the season on, and stop at the end", async ({
  page,
  ask,
}) => {
  const { priced } = await findStays(ask);
  const { row, texts, month } = await openCalendar(page, primary);
  const earlier = page.getByRole("button", { name: texts.calendar.previous });
  const later = page.getByRole("button", { name: texts.calendar.next });
  await expect(month(priced.arrival)).toBeInViewport({ ratio: 0.5 });
  await later.click();
  await expect(month(addMonths(priced.arrival, 2))).toBeInViewport({ ratio: 0.5 });
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
  await expect(earlier).toHaveAttribute("aria-disabled", "true");
  const months = row.getByRole("table").or(row.getByRole("grid"));
  await expect.poll(() => months.count()).toBeGreaterThanOrEqual(18);
});

/** How far the number of a day stands out from the half of its cell that it is written on. */
function contrastOfNumber(cell: Element): number {
  const { color, backgroundImage } = getComputedStyle(cell);
  const lightness = (text: string) => {
    // Mixed colours are given in shares of one, all others in shares of 255.
    const whole = text.startsWith("color(") ? 1 : 255;
    const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / whole;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const ground = backgroundImage.match(/(?:rgb|color)\([^)]*\)/)?.[0] ?? "";
  const [one, other] = [lightness(color), lightness(ground)];
  return Math.max(one, other) / Math.min(one, other);
}

// What is behind a gradient is beyond axe, so the days where stays meet are measured here.
test("a stay that ends where another begins has numbers that can be read", async ({
  page,
  ask,
}) => {
  const { taken }: Availability = JSON.parse((await ask("/api/availability")).body.toString());
  const before = taken.find(({ to }) => taken.some(({ from }) => from === to));
  if (!before) throw new Error("no stay of the sample calendar follows another at once");
  const picked = { arrival: before.from, departure: before.to };
  const { day } = await openCalendar(page, third, `?${formatStayQuery(picked)}`);
  const departure = day(picked.departure);
  await expect(departure).toHaveAttribute("data-part", "departure");
  expect(await departure.evaluate(contrastOfNumber)).toBeGreaterThanOrEqual(4.5);
});

test("a stay that cannot be is marked otherwise than one that can, and can be read", async ({
  page,
  ask,
}) => {
  const { free, taken } = await findStays(ask);
  const grounds: string[] = [];
  for (const stay of [free, taken]) {
    const { day } = await openCalendar(page, second, `?${formatStayQuery(stay)}`);
    const night = day(addDays(stay.arrival, 1));
    await expect(night).toHaveAttribute("data-part", "night");
    grounds.push(await night.evaluate((cell) => getComputedStyle(cell).backgroundImage));
    for (const cell of [night, day(stay.departure)]) {
      expect(await cell.evaluate(contrastOfNumber)).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(grounds[1]).not.toBe(grounds[0]);
  const { day } = await findCalendar(page, second);
  await expect(day(addDays(taken.arrival, 1))).toHaveCSS("text-decoration-line", "line-through");
});

test("a page that stays open follows the calendar", async ({ page, ask }) => {
  const { free } = await findStays(ask);
  const known: Availability = JSON.parse((await ask("/api/availability")).body.toString());
  const parts = await openCalendar(page, primary, `?${formatStayQuery(free)}`);
  await expectQuote(page, parts, primary, free);
  await page.route("/api/availability", (route) =>
    route.fulfill({
      json: {
        ...known,
        taken: [...known.taken, { from: free.arrival, to: free.departure }].sort((one, other) =>
          one.from < other.from ? -1 : 1,
        ),
      },
    }),
  );
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(parts.answer).toContainText(parts.texts.refusals.taken);
  await expect(parts.day(free.arrival)).toHaveAttribute("aria-disabled", "true");
});

test("a page that stays open for months names those that come", async ({ page, ask }) => {
  const known: Availability = JSON.parse((await ask("/api/availability")).body.toString());
  const until = addMonths(known.until, 2);
  const { row } = await openCalendar(page, third);
  await page.route("/api/availability", (route) => route.fulfill({ json: { ...known, until } }));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const name = formatMonth(monthOf(until), third);
  await expect(row.getByRole("table", { name })).toBeAttached();
});

test("a calendar that nobody has checked for more than a day says so", async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 30 * 60 * 60 * 1000);
  const { texts } = await openCalendar(page, fourth);
  await expect(page.getByText(texts.old)).toBeVisible();
  await expect(page.getByText(texts.stale)).toHaveCount(0);
});

test("a calendar that nobody has checked for days shows no free days", async ({ page, ask }) => {
  const { free } = await findStays(ask);
  await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  const { path, texts, answer, row } = await findCalendar(page, third);
  await page.goto(`${path}?${formatStayQuery(free)}`);
  await expect(page.getByText(texts.stale)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(answer).toContainText(texts.answer.unknown);
});

test("the calendar of a site on this machine says that it is a sample", async ({ ask }) => {
  for (const locale of locales) {
    const { sample } = await readTexts(locale, "availability");
    const { body } = await ask(pages["pricing-and-availability"][locale]);
    expect(body.toString()).toContain(`<strong>${sample}</strong>`);
  }
});

test("the home page leads to the price of the next free week", async ({ page, ask }) => {
  for (const locale of locales) {
    const { prices: texts } = await readTexts(locale, "home");
    const { body } = await ask(pages.home[locale]);
    expect(body.toString()).toContain(texts.nextWeek.split("{")[0]);
  }
  await page.goto(pages.home[fourth]);
  const { prices: texts } = await readTexts(fourth, "home");
  await page.getByRole("link", { name: texts.nextWeek.split("{")[0] ?? "" }).click();
  await expect(page).toHaveURL(/\?arrival=[\d-]{10}&departure=[\d-]{10}#quote$/);
  const { book } = await findCalendar(page, fourth);
  await expect(book).toBeVisible();
});

test("a site on a public address without feeds invents no dates", async ({ page, ask }) => {
  using site = await servePublicSite();
  const { free, taken } = await findStays(ask);
  const { calendar } = await readTexts(second, "pricing-and-availability");
  const { path, texts, answer, row, ask: enquire } = await findCalendar(page, second);
  for (const stay of [free, taken]) {
    await page.goto(`${site.address}${path}?${formatStayQuery(stay)}`);
    await expect(page.getByText(calendar.onRequest)).toBeVisible();
    await expect(page.getByText(texts.sample)).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await expect(answer).toContainText(texts.answer.unknown);
    await expect(enquire).toHaveClass("button");
  }
  expect((await sendRequest(`${site.address}/calendar.ics`)).status).toBe(404);
  await page.goto(site.address + pages.home[second]);
  await expect(page.locator('main a[href*="arrival="]')).toHaveCount(0);
});

/** Every place in sight where the home page names the next free week. */
async function findNextWeek(page: Page, locale: Locale): Promise<Locator> {
  const link = page.locator('main a[href*="arrival="]').first();
  const address = new URL((await link.getAttribute("href")) ?? "", page.url());
  const stay = parseStayQuery(address.searchParams);
  if (!stay) throw new Error("the home page offers no week");
  const dates = formatDateRange(stay.arrival, stay.departure, locale);
  return page.getByText(dates).filter({ visible: true });
}

test("a week that was the next free one when the page was made is offered no longer", async ({
  page,
}) => {
  await page.goto(pages.home[primary]);
  const week = await findNextWeek(page, primary);
  await expect(week).not.toHaveCount(0);
  await page.clock.setFixedTime(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(week).toHaveCount(0);
});

for (const { screen, viewport, places } of [
  { screen: "a phone", viewport: { width: 360, height: 800 }, places: 2 },
  { screen: "a wide screen", viewport: { width: 1280, height: 720 }, places: 1 },
]) {
  test(`nor on a page that has been open for as long, on ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(pages.home[third]);
    await waitForApplication(page);
    // The bar waits until this is answered.
    const { inBar } = await findConsentControl(page, third);
    await inBar("acceptNecessary").click();
    const week = await findNextWeek(page, third);
    await expect(week).toHaveCount(places);
    await page.clock.setFixedTime(Date.now() + 30 * 24 * 60 * 60 * 1000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(week).toHaveCount(0);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every month is a table, and the price list leads to its own", async ({ page }) => {
    const { path, row } = await findCalendar(page, fourth);
    await page.goto(path);
    expect(await row.getByRole("table").count()).toBeGreaterThanOrEqual(18);
    const address = (await page.locator('th a[href^="#m"]').last().getAttribute("href")) ?? "";
    await page.locator(`th a[href="${address}"]`).last().click();
    await expect(page.locator(address)).toBeInViewport({ ratio: 0.9 });
    await expect(row.getByRole("columnheader").first()).toHaveAccessibleName(
      weekdayNames(fourth)[0]?.full ?? "",
    );
  });

  test("taken days say so", async ({ page, ask }) => {
    const { taken } = await findStays(ask);
    const { path, texts, month } = await findCalendar(page, second);
    await page.goto(path);
    await expect(month(taken.arrival)).toContainText(texts.days.checkin);
  });
});
