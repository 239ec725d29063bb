// What opens, is picked or is refused has no barriers either, on a phone and where there is room; what
// lies around it is looked at once, as a phone shows it.
import { expect, type Page } from "@playwright/test";
import { paths } from "../house/routes/routes.ts";
import { findLanguageList, findMenu, waitForApplication } from "./support/application.ts";
import { declined, findConsentControl, storeConsent } from "./support/consent-control.ts";
import { expectNoBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { findCutTexts } from "./support/find-cut-texts.ts";
import { readTexts, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { spaceOutText } from "./support/space-out-text.ts";
import { openCalendar } from "./support/stays.ts";
import { expectVisibleFocus, walkByKeyboard } from "./support/walk-by-keyboard.ts";

const height = 800;
const phone = { width: 360, height };
const laptop = { width: 1280, height };

test.beforeEach(({ page }) => prepareBarrierSearch(page));

/** A part that is open keeps the focus in it, or lets it out, but never hides it. */
async function expectGoodWalk(page: Page, part: string): Promise<void> {
  expect((await walkByKeyboard(page, "Tab", part)).problems).toEqual([]);
}

/** The screen of somebody who enlarges to 400 %, and then the same with letters set apart. */
async function expectEnlargeable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await findCutTexts(page), "at 400 %").toEqual([]);
  await spaceOutText(page);
  expect(await findCutTexts(page), "with letters set apart").toEqual([]);
}

test("the open menu, and the open list of languages", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.about[third]);
  await waitForApplication(page);
  const menu = await findMenu(page, third);
  await menu.button.click();
  await expect(menu.box).toBeVisible();
  await expectNoBarriers(page, [phone]);
  await page.setViewportSize({ width: 320, height: 256 });
  await expectGoodWalk(page, "[data-menu]");
  expect(await findCutTexts(page), "at 400 %").toEqual([]);
  await page.keyboard.press("Escape");

  const languages = findLanguageList(page, third);
  await languages.button.focus();
  await page.keyboard.press("Enter");
  await expect(languages.box).toBeVisible();
  await expectNoBarriers(page, [phone]);
  await expectNoBarriers(page, [laptop], "header");
  await expectEnlargeable(page);
  await page.keyboard.press("Escape");
  await menu.button.click();
  await expect(menu.box).toBeVisible();
  expect(await findCutTexts(page), "with letters set apart").toEqual([]);
});

test("the cookie settings, and the button that is left of them", async ({ page }) => {
  await page.goto(paths.about[third]);
  const { bar, button, inBar, inModal, modal } = await findConsentControl(page, third);
  await expect(bar).toBeVisible();
  await inBar("choose").click();
  await modal.getByRole("checkbox").nth(2).check();
  await modal.locator("summary").last().click();
  await expectNoBarriers(page, [phone]);
  await expectNoBarriers(page, [laptop], "dialog");
  await page.setViewportSize({ width: 360, height: 640 });
  await expectGoodWalk(page, "dialog");
  await expectEnlargeable(page);
  await inModal("save").click();
  await expect(button).toBeVisible();
  await expectNoBarriers(page, [phone]);
  await expectNoBarriers(page, [laptop], "body > aside");
});

test("the pictures over the whole screen, fitted and enlarged", async ({ page }) => {
  const messages = await readTexts(third, "gallery");
  await page.goto(paths.gallery[third]);
  await waitForApplication(page);
  await page.locator("main figure a").nth(1).click();
  const dialog = page.getByRole("dialog", { name: messages.heading });
  const zoomIn = dialog.getByRole("button", { name: messages.zoomIn });
  await expect(zoomIn).toBeVisible();
  await expectNoBarriers(page, [phone]);
  await expectNoBarriers(page, [laptop], "dialog");
  await expectGoodWalk(page, "dialog");
  await zoomIn.click();
  await expectNoBarriers(page, [phone, laptop], "dialog");
  await expectEnlargeable(page);
});

test("the stay that a guest picks, and one that is refused", async ({
  page,
  context,
  free,
  taken,
}) => {
  test.slow();
  await storeConsent(context, declined);
  const parts = await openCalendar(page, third);
  const { arrival, book, day, departure, answer, jumpTo, status, messages } = parts;
  await jumpTo(free.arrival);
  await day(free.arrival).click();
  await expect(status).toBeAttached();
  // Eighteen months of days are a lot to look at: once is enough.
  await expectNoBarriers(page, [phone], "[data-calendar]");
  await day(free.departure).click();
  await expect(book).toBeVisible();
  await expectVisibleFocus(page, day(free.arrival));
  await expectNoBarriers(page, [phone, laptop], "#quote");
  await expectEnlargeable(page);

  await departure.fill(taken.departure);
  await arrival.fill(taken.arrival);
  await expect(answer).toContainText(messages.refusals.taken);
  await jumpTo(taken.arrival);
  await expectVisibleFocus(page, day(taken.arrival));
  await expectNoBarriers(page, [phone, laptop], "#quote");
  await expectEnlargeable(page);
});
