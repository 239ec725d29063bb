// The calendar of free nights: its months, what it says when it changes or grows old, the next week.
import { expect, type Locator, type Page } from "@playwright/test";
import { addDays, addMonths, monthOf } from "../domain/dates/calendar-date.ts";
import {
  capitalize,
  formatDateRange,
  formatMonth,
  formatShortRange,
  formatWeek,
  weekdayNames,
} from "../domain/locales/format.ts";
import type { Locale } from "../domain/locales/locales.ts";
import { prices } from "../house/facts/facts.server.ts";
import { paths, routes } from "../house/routes/routes.ts";
import { listSeasonWeeks, nextFreeWeek, weekState } from "../site/stay/season-weeks.ts";
import { formatStayQuery } from "../site/stay/stay.ts";
import { parseStayQuery } from "../site/stay/stay-query.ts";
import { findMenu, scrollTo, waitForApplication } from "./support/application.ts";
import { declined, storeConsent } from "./support/consent-control.ts";
import { fourth, missingPath, primary, readTexts, second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { findCalendar, openCalendar } from "./support/stays.ts";

test("months turn by one or two, from the season on, and stop at the end", async ({ page }) => {
  const { row, messages, month } = await openCalendar(page, primary);
  const earlier = page.getByRole("button", { name: messages.calendar.previous });
  const later = page.getByRole("button", { name: messages.calendar.next });
  // The first week of the season of which something can be had.
  const week = await page.getByRole("main").locator("ol a").first().getAttribute("href");
  const [first = ""] = /\d{4}-\d\d/.exec(week ?? "") ?? [];
  await expect(month(`${first}-01`)).toBeInViewport({ ratio: 0.5 });
  await later.click();
  await expect(month(addMonths(`${first}-01`, 2))).toBeInViewport({ ratio: 0.5 });
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
  await expect(earlier).toHaveAttribute("aria-disabled", "true");
  const months = row.getByRole("table").or(row.getByRole("grid"));
  await expect.poll(() => months.count()).toBeGreaterThanOrEqual(18);
});

const phone = { width: 360, height: 800 };

/** Comes back to a page that has been open, which then asks for news. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

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
test("days of a picked stay can be read", async ({ page, free, taken, availability }) => {
  const before = availability.taken.find(({ to }) =>
    availability.taken.some(({ from }) => from === to),
  );
  if (!before) throw new Error("no stay of the sample calendar follows another at once");
  const meeting = { arrival: before.from, departure: before.to };
  const grounds: string[] = [];
  for (const stay of [meeting, free, taken]) {
    const { day } = await openCalendar(page, second, `?${formatStayQuery(stay)}`);
    await expect(day(stay.departure)).toHaveAttribute("data-part", "departure");
    expect(await day(stay.departure).evaluate(contrastOfNumber)).toBeGreaterThanOrEqual(4.5);
    if (stay === meeting) continue;
    const night = day(addDays(stay.arrival, 1));
    await expect(night).toHaveAttribute("data-part", "night");
    expect(await night.evaluate(contrastOfNumber)).toBeGreaterThanOrEqual(4.5);
    grounds.push(await night.evaluate((cell) => getComputedStyle(cell).backgroundImage));
  }
  expect(grounds[1]).not.toBe(grounds[0]);
  const { day } = await findCalendar(page, second);
  await expect(day(addDays(taken.arrival, 1))).toHaveCSS("text-decoration-line", "line-through");
});

test("a page that stays open follows the calendar", async ({ page, free, availability }) => {
  const until = addMonths(availability.until, 2);
  const parts = await openCalendar(page, primary, `?${formatStayQuery(free)}`);
  await parts.expectQuote(free);
  const taken = [...availability.taken, { from: free.arrival, to: free.departure }];
  taken.sort((one, other) => (one.from < other.from ? -1 : 1));
  await page.route("/api/availability", (route) =>
    route.fulfill({ json: { ...availability, until, taken } }),
  );
  await comeBack(page);
  await expect(parts.answer).toContainText(parts.takenHeading(free));
  await expect(parts.day(addDays(free.arrival, 1))).toContainText(parts.messages.days.booked);
  const name = formatMonth(monthOf(until), primary);
  await expect(parts.row.getByRole("table", { name })).toBeAttached();

  const closed = { ...availability, openUntil: free.arrival };
  await page.route("/api/availability", (route) => route.fulfill({ json: closed }));
  await comeBack(page);
  const dates = formatShortRange(free.arrival, free.departure, primary);
  const week = page.locator("li").filter({ has: page.getByText(dates, { exact: true }) });
  await expect(week).toContainText(capitalize(parts.messages.days["not-open"], primary));
});

test("a calendar that is old says so, and shows nothing free in the end", async ({
  page,
  free,
  availability,
}) => {
  await page.clock.setFixedTime(Date.now() + 30 * 60 * 60 * 1000);
  const { path, messages, answer, row } = await openCalendar(page, fourth);
  await expect(page.getByText(messages.old)).toBeVisible();
  await expect(page.getByText(messages.stale)).toHaveCount(0);
  await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await page.goto(`${path}?${formatStayQuery(free)}`);
  await expect(page.getByText(messages.stale)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(answer).toContainText(messages.answer.unknown);
  const laterToday = addDays(availability.from, 3);
  const weeks = listSeasonWeeks({ availability, prices, today: availability.from });
  for (const week of weeks) {
    const link = page.getByRole("main").locator(`li a[href*="${formatStayQuery(week)}"]`);
    const state = weekState({ ...availability, openUntil: null }, week, laterToday);
    await expect(link, week.arrival).toHaveCount(state === "free" ? 1 : 0);
  }
});

test("the calendar says that it is a sample, on paper too", async ({ page, free }) => {
  const { sample, checked } = await readTexts(fourth, "availability");
  for (const query of ["", `?${formatStayQuery(free)}`]) {
    await page.goto(paths["pricing-and-availability"][fourth] + query);
    const check = page.getByText(checked.split("{")[0] ?? "");
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      await expect(page.getByRole("main").getByText(sample)).toBeVisible();
      await expect(check, "where it is, whatever weeks there are").toContainText(sample);
    }
  }
});

test("the end of every page says that the calendar is a sample", async ({ ask }) => {
  const missing = { path: missingPath(third), locale: third };
  for (const { path, locale } of [...routes, missing]) {
    const { sample } = await readTexts(locale, "availability");
    const [, footer] = String((await ask(path)).body).split("<footer");
    expect(footer, path).toContain(sample);
  }
});

/** Every place in sight where the home page names the next free week. */
async function findNextWeek(page: Page, locale: Locale): Promise<Locator> {
  const link = page.locator('main a[href*="arrival="]').first();
  const address = new URL((await link.getAttribute("href")) ?? "", page.url());
  const stay = parseStayQuery(address.search);
  if (!stay) throw new Error("the home page offers no week");
  const dates = formatDateRange(stay.arrival, stay.departure, locale);
  return page.getByText(dates).filter({ visible: true });
}

test("the home page leads to the next free week, to none that has passed", async ({
  page,
  context,
}) => {
  // The bar of a phone waits until this is answered.
  await storeConsent(context, declined);
  await page.goto(paths.home[third]);
  await waitForApplication(page);
  await page.setViewportSize(phone);
  await scrollTo(page, 2 * phone.height);
  const week = await findNextWeek(page, third);
  await expect(week).toHaveCount(1);
  const { datesAndPrices } = await readTexts(third, "navigation");
  const link = page.getByRole("main").getByRole("link", { name: datesAndPrices }).last();
  const offer = /\?arrival=[\d-]{10}&departure=[\d-]{10}#availability$/;
  await expect(link).toHaveAttribute("href", offer);
  await page.clock.setFixedTime(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await comeBack(page);
  await expect(week, "on a page that has been open for as long").toHaveCount(0);
  await page.reload();
  await expect(page.locator("h1")).toBeVisible();
  await expect(week, "or was made as long ago").toHaveCount(0);
});

test("the next free week is named wherever it can be picked", async ({
  page,
  ask,
  availability,
}) => {
  const week = nextFreeWeek({ availability, prices, today: availability.from });
  if (!week) throw new Error("no week is free");
  const named = formatWeek(week.arrival, week.departure, primary);
  const { dates } = await readTexts(primary, "navigation");
  const field = page.getByRole("banner").locator("summary").filter({ hasText: dates.label });
  const { expectQuote } = await findCalendar(page, primary);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(paths.about[primary]);
  await expect(field.getByText(named)).toBeVisible();
  await expect(field.getByText(dates.label)).toBeHidden();

  await page.setViewportSize(phone);
  const { button, box } = await findMenu(page, primary);
  await button.click();
  await box.getByRole("link", { name: named }).click();
  await expectQuote(week);

  await page.goto(paths["pricing-and-availability"][primary]);
  const head = page.locator("main > header");
  await head
    .getByRole("link", { name: formatDateRange(week.arrival, week.departure, primary) })
    .click();
  await expectQuote(week);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await page.goto(paths["pricing-and-availability"][primary]);
  await expect(field.getByText(dates.label), "of a calendar three days old").toBeVisible();
  await expect(head.getByRole("link")).toHaveCount(0);
  const { body } = await ask(missingPath(primary));
  expect(String(body), "on a page that nobody renders again").not.toContain(named);
});

test("a phone lists the weeks that can be had", async ({ page, availability }) => {
  await page.setViewportSize(phone);
  await page.goto(paths["pricing-and-availability"][second]);
  const { from: today } = availability;
  const weeks = listSeasonWeeks({ availability, prices, today });
  const season = page.getByRole("main").getByRole("list").first();
  await expect(season.getByRole("listitem")).toHaveCount(weeks.length);
  for (const week of weeks) {
    const isFree = weekState(availability, week, today) === "free";
    const row = season.getByRole("listitem").nth(weeks.indexOf(week));
    const { height = 0 } = (await row.boundingBox()) ?? {};
    // The first that can be had stands above the list.
    const isFirst = week === weeks.find((one) => weekState(availability, one, today) === "free");
    if (isFree && !isFirst) expect(height, week.arrival).toBeGreaterThanOrEqual(56);
    else await expect(row, week.arrival).toHaveCSS("clip-path", "inset(50%)");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every month is a table, and taken days say so", async ({ page, taken }) => {
    const { path, messages, month, row } = await findCalendar(page, fourth);
    await page.goto(path);
    await expect(month(taken.arrival)).toContainText(messages.days.checkin);
    expect(await row.getByRole("table").count()).toBeGreaterThanOrEqual(18);
    const said = await row.locator("td i").allTextContents();
    const { past, changeover, ...marked } = messages.days;
    const shown = new Set(said.filter((status) => status !== past && status !== changeover));
    const legend = page.getByRole("main").getByRole("list").filter({ hasText: marked.checkin });
    const names = await legend.getByRole("listitem").allTextContents();
    const labels = [...shown, marked.available].map((status) => capitalize(status, fourth));
    expect(names, "what each mark means").toEqual(expect.arrayContaining(labels));
    const address = (await page.locator('th a[href^="#m"]').last().getAttribute("href")) ?? "";
    await page.locator(`th a[href="${address}"]`).last().click();
    await expect(page.locator(address)).toBeInViewport({ ratio: 0.9 });
    await expect(row.getByRole("columnheader").first()).toHaveAccessibleName(
      weekdayNames(fourth)[0]?.full ?? "",
    );
  });
});
