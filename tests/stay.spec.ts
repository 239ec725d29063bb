// A stay is picked in the calendar by mouse, touch and keys, or by date, and is there again on every way
// back, also on the next visit: that is what the functional cookie is for.
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { addDays, daysBetween, monthOf } from "../domain/dates/calendar-date.ts";
import { fillMessage } from "../domain/locales/fill-message.ts";
import { formatDateRange, formatDay, formatWeek } from "../domain/locales/format.ts";
import { type Locale, languageNames } from "../domain/locales/locales.ts";
import { paths } from "../house/routes/routes.ts";
import { formatStayQuery, type Stay } from "../site/stay/stay.ts";
import { parseStayQuery } from "../site/stay/stay-query.ts";
import {
  findLanguageList,
  footerLink,
  holdBack,
  scripts,
  waitForApplication,
} from "./support/application.ts";
import {
  consentTo,
  findConsentControl,
  functionalId,
  stayCookie,
  storeConsent,
} from "./support/consent-control.ts";
import { fourth, primary, readLabel, readTexts, second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import {
  bookingAddress,
  findCalendar,
  openCalendar,
  readBookingAddresses,
} from "./support/stays.ts";

const phone = { width: 360, height: 800 };

test("a stay can be picked with the mouse, or a week at once", async ({ page, free }) => {
  const parts = await openCalendar(page, primary, "?from=letter");
  await expect(parts.show, "no button has to be pressed").toBeHidden();
  await parts.jumpTo(free.arrival);
  const readSaid = await listenTo(page.locator("main [role=status]"));
  await parts.day(free.arrival).click();
  const day = formatDay(free.arrival, primary);
  await expect(parts.answer).toContainText(day);
  const next = fillMessage(parts.messages.stay.chooseDeparture, { date: day });
  expect(await readSaid(), "what is read out is right at once").toEqual([next]);
  await parts.day(free.departure).hover();
  await expect(parts.day(free.departure)).toHaveAttribute("data-part", "departure");
  await parts.day(free.departure).click();
  await parts.expectQuote(free);
  await expect(parts.status).toContainText(formatDateRange(free.arrival, free.departure, primary));
  await expect(parts.day(free.arrival)).toHaveAttribute("aria-selected", "true");
  await expect(parts.arrival).toHaveValue(free.arrival);

  await parts.departure.fill("");
  await expect(page, "what else the address says stays").toHaveURL(`${parts.path}?from=letter`);
  await expect(parts.arrival).toHaveValue(free.arrival);
  await parts.departure.fill(free.departure);
  await parts.expectQuote(free);
  await expect(parts.month(free.arrival), "the calendar shows the stay").toBeInViewport();
  await expect(page).toHaveURL(`${parts.path}?${formatStayQuery(free)}&from=letter#quote`);

  await page.reload();
  await parts.expectQuote(free);
  await expect(parts.day(free.arrival)).toBeInViewport();

  await parts.arrival.fill("");
  await page.getByRole("main").locator(`li a[href*="arrival=${free.arrival}"]`).click();
  await expect(page.locator('li a[aria-current="true"]')).toHaveCount(1);
  await expect(parts.arrival).toHaveValue(free.arrival);
  await expect(parts.day(free.departure)).toHaveAttribute("data-part", "departure");
  await parts.expectQuote(free);
});

/** Notes each text that an element has from now on, as a screen reader reads it out. */
async function listenTo(status: Locator): Promise<() => Promise<readonly string[]>> {
  const said = await status.evaluateHandle((element) => {
    const messages: string[] = [];
    const note = () => messages.push(element.textContent ?? "");
    new MutationObserver(note).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return messages;
  });
  return () => said.jsonValue();
}

test("dates in the header are answered where they can be seen", async ({ page, free, taken }) => {
  const { dates } = await readTexts(primary, "navigation");
  const parts = await findCalendar(page, primary);
  // A browser that is never idle: the answer does not wait for it.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const header = page.getByRole("banner");
  const send = async ({ arrival, departure }: Stay) => {
    await header.locator("summary").filter({ hasText: dates.label }).click();
    await header.getByLabel(dates.arrival).fill(arrival);
    await header.getByLabel(dates.departure).fill(departure);
    await header.getByRole("button", { name: dates.show }).click();
  };
  await page.goto(paths.gallery[primary]);
  await waitForApplication(page);
  await send(free);
  await parts.expectQuote(free);
  await expect(parts.answer).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await send(taken);
  await expect(parts.answer).toContainText(parts.messages.refusals.taken);
  await expect(parts.answer).toBeFocused();
  await expect(parts.offered.first()).toBeInViewport();
  await expect(header.locator("details[open]")).toHaveCount(0);
});

test("a stay can be picked with the keyboard", async ({ page, free }) => {
  const parts = await openCalendar(page, fourth);
  const focused = page.locator("[data-date]:focus");
  const stop = parts.row.locator('[tabindex="0"]');
  await expect(stop, "one day is in the order of the Tab key").toHaveCount(1);
  const first = (await stop.getAttribute("data-date")) ?? "";
  await stop.focus();
  let date = first;
  while (monthOf(date) < monthOf(free.arrival)) {
    await page.keyboard.press("PageDown");
    await expect(focused).not.toHaveAttribute("data-date", date);
    date = (await focused.getAttribute("data-date")) ?? "";
  }
  const days = daysBetween(date, free.arrival);
  for (let step = 0; step < Math.abs(days); step += 1) {
    await page.keyboard.press(days > 0 ? "ArrowRight" : "ArrowLeft");
  }
  await expect(focused).toHaveAttribute("data-date", free.arrival);
  await expect(focused).toBeInViewport({ ratio: 0.9 });
  await expect(focused).toHaveAccessibleName(new RegExp(`^${formatDay(free.arrival, fourth)}`));
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAccessibleName(new RegExp(parts.messages.days.arrival));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await parts.expectQuote(free);
});

test("a link to the quote shows it, and a taken day leaves it alone", async ({ page, taken }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const parts = await findCalendar(page, primary);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(parts.path);
  await page.locator("html[data-hydrated]").waitFor();
  const take = page.locator("main > header").getByRole("link");
  const own = (await heading.textContent()) ?? "";
  // A screen reader's click comes without a pointer, which would have had the code of the page loaded.
  await take.dispatchEvent("click");
  await expect(parts.book, "before the code of the page").toBeInViewport();
  await expect(heading, "a pick is no stay that was sent").toHaveText(own);
  await page.evaluate(() => scrollTo(0, 0));
  await take.click();
  await expect(parts.book, "where the address does not change").toBeInViewport();
  const dates = await parts.arrival.inputValue();
  await parts.jumpTo(taken.arrival);
  await parts.day(addDays(taken.arrival, 1)).dispatchEvent("click");
  const day = formatDay(addDays(taken.arrival, 1), primary);
  const notice = fillMessage(parts.messages.stay.refusedDay, {
    date: day,
    reason: parts.messages.days.booked,
  });
  await expect(parts.answer).toContainText(notice);
  await expect(parts.status).toHaveText(notice);
  await expect(parts.book).toBeVisible();
  await expect(parts.arrival).toHaveValue(dates);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("a stay can be picked by touch, a taken one not", async ({ page, free, taken }) => {
    const parts = await openCalendar(page, third);
    await parts.jumpTo(taken.arrival);
    await parts.day(taken.arrival).tap({ force: true });
    await expect(parts.answer).toContainText(parts.messages.refusals.taken);
    await expect(parts.offered).not.toHaveCount(0);
    await parts.jumpTo(free.arrival);
    await parts.day(free.arrival).tap();
    await parts.day(free.departure).tap();
    await parts.expectQuote(free);
  });
});

test("a stay that cannot be is refused, with a reason and others", async ({
  page,
  free,
  taken,
}) => {
  const parts = await openCalendar(page, second);
  const { refusals } = parts.messages;
  await parts.arrival.fill(taken.departure);
  await parts.departure.fill(taken.arrival);
  await expect(parts.answer).toContainText(refusals.reversed);
  await parts.arrival.fill(free.departure);
  await parts.departure.fill(free.arrival);
  const dates = formatDateRange(free.arrival, free.departure, second);
  const meant = fillMessage(parts.messages.answer.meant, { dates });
  await parts.answer.getByRole("link", { name: meant }).click();
  await parts.expectQuote(free);
  await parts.arrival.fill(taken.departure);
  await parts.departure.fill(taken.departure);
  await expect(parts.answer).toContainText(refusals["same-day"]);
  await parts.arrival.fill(taken.arrival);
  await expect(parts.answer).toContainText(refusals.taken);
  await expect(parts.status).toHaveText(refusals.taken);
  const link = parts.offered.getByRole("link").first();
  const { search } = new URL((await link.getAttribute("href")) ?? "", page.url());
  const nearest = parseStayQuery(search) ?? taken;
  await link.press("Enter");
  await expect(page).toHaveURL(`${parts.path}?${formatStayQuery(nearest)}#quote`);
  await parts.expectQuote(nearest);
  await expect(parts.answer).toBeFocused();
  await expect(parts.status).toContainText(
    formatDateRange(nearest.arrival, nearest.departure, second),
  );
  await page.goBack();
  await expect(parts.answer).toContainText(refusals.taken);
});

test("what is chosen outlasts language, page and document", async ({
  page,
  context,
  free,
  taken,
  nextWeek,
}) => {
  await openCalendar(page, primary, `?${formatStayQuery(taken)}`);
  await changeLanguage(page, primary, second);
  const parts = await findCalendar(page, second);
  const next = await findCalendar(page, third);
  const expectHalf = async ({ arrival, answer }: typeof parts, locale: Locale) => {
    await expect(arrival).toHaveValue(free.arrival);
    await expect(answer).toContainText(formatDay(free.arrival, locale));
  };
  await test.step("a refusal, in another language", () =>
    expect(parts.answer).toContainText(parts.takenHeading(taken)));
  await test.step("half a stay, in a new document", async () => {
    await parts.departure.fill("");
    await parts.arrival.fill(free.arrival);
    await page.reload();
    await expectHalf(parts, second);
  });
  await test.step("half a stay, in another language and on the way back", async () => {
    await changeLanguage(page, second, third);
    await expectHalf(next, third);
    await footerLink(page, paths.gallery[third]).click();
    await expect(page).toHaveURL(paths.gallery[third]);
    await page.goBack();
    await expectHalf(next, third);
  });

  const expectAddress = (address: string, tab = page) =>
    expect.poll(() => readBookingAddresses(tab, third)).toEqual([address]);
  const withDates = bookingAddress(free, third);
  await test.step("a whole stay, on another page, in a new document and on the way back", async () => {
    await next.departure.fill(free.departure);
    await next.expectQuote(free);
    await expectAddress(withDates);
    await footerLink(page, paths.about[third]).click();
    await expect(page).toHaveURL(paths.about[third]);
    await expectAddress(withDates);
    await page.reload();
    await waitForApplication(page);
    await expectAddress(withDates);
    await page.goBack();
    await next.expectQuote(free);
  });
  await test.step("a stay of its own in every tab", async () => {
    const tab = await context.newPage();
    const { arrival } = await openCalendar(tab, third);
    await expect(arrival).toHaveValue("");
    await arrival.fill(taken.arrival);
    await tab.close();
    await page.goto(paths["pricing-and-availability"][third]);
    await expect(next.departure).toHaveValue(free.departure);
  });
  await next.arrival.fill("");
  await expectAddress(bookingAddress(nextWeek, third));
});

/** What the site remembers of a browser's stay. */
async function readRemembered(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === stayCookie)?.value;
}

test("the stay is remembered once there is consent", async ({ page, context, free, taken }) => {
  const parts = await openCalendar(page, third, `?${formatStayQuery(taken)}`);
  await expect(parts.answer).toContainText(parts.takenHeading(taken));
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
  await expect(parts.answer).toContainText(parts.takenHeading(taken));
  expect(await readRemembered(context)).toBeUndefined();
  await openCalendar(page, third);
  await expect(parts.arrival).toHaveValue("");
  await expect(parts.answer).toContainText(parts.messages.stay.hint);

  // On the next visit it is on every way to the booking engine, beside a query of others.
  await parts.arrival.fill(free.arrival);
  await parts.departure.fill(free.departure);
  await expect(parts.book).toBeVisible();
  await page.goto(paths.home[third]);
  const addresses = [bookingAddress(free, third)];
  await expect.poll(() => readBookingAddresses(page, third)).toEqual(addresses);
  await openCalendar(page, third, "?utm_source=mail");
  await expect(parts.arrival).toHaveValue(free.arrival);
  await expect(parts.departure).toHaveValue(free.departure);
  const info = { name: await readLabel(third, "pricing-and-availability"), exact: true };
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

test("a remembered stay is judged before it is named, without a calendar too", async ({
  page,
  context,
  free,
  taken,
  nextWeek,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const named = (stay: Stay) => formatWeek(stay.arrival, stay.departure, third);
  const header = page.getByRole("banner").locator("summary");
  const site = { domain: "127.0.0.1", path: "/", sameSite: "Strict" } as const;
  await storeConsent(context, consentTo(functionalId));
  for (const [remembered, shown] of [
    [taken, nextWeek],
    [free, free],
  ] as const) {
    const value = `${remembered.arrival}~${remembered.departure}`;
    await context.addCookies([{ name: stayCookie, value, ...site }]);
    const release = await holdBack(page, /\/api\/availability$/);
    await page.goto(paths.about[third]);
    await expect(header.getByText(named(nextWeek)), "until then").toBeVisible();
    release();
    await expect(header.getByText(named(shown))).toBeVisible();
    const addresses = [bookingAddress(shown, third)];
    await expect.poll(() => readBookingAddresses(page, third)).toEqual(addresses);
  }
});

async function changeLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const { button, box } = findLanguageList(page, from);
  await button.click();
  await box.getByRole("link", { name: languageNames[to] }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", to);
}
