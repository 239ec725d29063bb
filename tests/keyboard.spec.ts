// The focus is seen on days that are drawn upon, and on a small screen, and leads back from what was
// open. That every control is reached, and shows it, is in accessibility.spec.ts.
import { expect } from "@playwright/test";
import { pages } from "../app/routes.ts";
import { openCalendar } from "./support/calendar-parts.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { expectVisibleFocus } from "./support/expect-visible-focus.ts";
import { findMenu } from "./support/header-parts.ts";
import { wordiest } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { findStays } from "./support/stays.ts";
import { waitForApplication } from "./support/wait-for-application.ts";
import { walkByKeyboard } from "./support/walk-by-keyboard.ts";

const phone = { width: 360, height: 640 };
const laptop = { width: 1280, height: 800 };

test.describe.configure({ mode: "parallel" });

// A control on its way to its place cannot be examined.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("nothing covers the focus on a much enlarged screen with the consent bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(pages.home[wordiest]);
  await expect((await findConsentControl(page, wordiest)).bar).toBeVisible();
  const isCovered = (problem: string) => problem.includes("is hidden in 5 of 5 places");
  expect((await walkByKeyboard(page)).problems.filter(isCovered)).toEqual([]);
});

test("going back from an open menu, or from the cookie settings, leads to the page", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(pages.about[wordiest]);
  const { button, box } = await findMenu(page, wordiest);
  await button.click();
  await box.locator(`a[href="${pages.gallery[wordiest]}"]`).click();
  await expect(page.locator("h1")).toBeFocused();
  await button.click();
  await page.goBack();
  await expect(page).toHaveURL(pages.about[wordiest]);
  await expect(page.locator("h1")).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL(pages.gallery[wordiest]);
  const { inBar, modal } = await findConsentControl(page, wordiest);
  await inBar("choose").click();
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page.locator("h1")).toBeFocused();
});

test("the focus stands out from a day that is picked, and one that is taken", async ({
  page,
  ask,
}) => {
  const { free, taken } = await findStays(ask);
  await page.setViewportSize(laptop);
  const { day, jumpTo } = await openCalendar(page, wordiest);
  await (await findConsentControl(page, wordiest)).inBar("acceptNecessary").click();
  await waitForApplication(page);
  await jumpTo(taken.arrival);
  await expectVisibleFocus(page, day(taken.arrival));
  await jumpTo(free.arrival);
  await day(free.arrival).click();
  await day(free.departure).click();
  await expectVisibleFocus(page, day(free.arrival));
});
