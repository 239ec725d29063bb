// The header's menu and list of languages: with the application and without any JavaScript.

import { type BrowserContext, expect, type Page } from "@playwright/test";
import { villa } from "../app/facts/facts.server.ts";
import { localeCookieLifetimeDays, localeCookieName } from "../app/i18n/locale-cookie.ts";
import { type Locale, languageNames, locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { findLanguageList, findMenu } from "./support/header-parts.ts";
import { fourth, primary, second, third } from "./support/languages.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 740 };
const secondsPerDay = 24 * 60 * 60;

async function expectRemembered(context: BrowserContext, locale: Locale): Promise<void> {
  const readCookie = async () =>
    (await context.cookies()).find(({ name }) => name === localeCookieName);
  await expect.poll(async () => (await readCookie())?.value).toBe(locale);
  const cookie = await readCookie();
  expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay;
  expect(days).toBeGreaterThan(localeCookieLifetimeDays - 1);
  expect(days).toBeLessThanOrEqual(localeCookieLifetimeDays + 1);
}

test("a wide header names the free dates and the sister villa", async ({ page }) => {
  await page.setViewportSize(laptop);
  for (const locale of locales) {
    const texts = await readTexts(locale, "navigation");
    await page.goto(pages.about[locale]);
    const navigation = page.getByRole("navigation", { name: texts.main });
    const dates = navigation.getByRole("link", { name: texts.availability, exact: true });
    const path = pages["pricing-and-availability"][locale];
    await expect(dates).toHaveAttribute("href", `${path}#availability`);
    await expect(navigation.getByRole("link", { name: String(villa.sisterName) })).toBeVisible();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    async function open(page: Page, path: string): Promise<void> {
      await page.goto(path);
      if (javaScriptEnabled) await waitForApplication(page);
    }

    for (const [from, to] of [
      [primary, second],
      [second, third],
      [third, fourth],
      [fourth, primary],
    ] as const) {
      test(`a phone's touch leads to the same page, from ${from} to ${to}`, async ({
        page,
        context,
      }) => {
        await page.setViewportSize(phone);
        await open(page, pages.about[from]);
        const { button, box } = findLanguageList(page, from);
        await expect(box).toBeHidden();
        await button.click();
        await expect(box.getByRole("link")).toHaveCount(locales.length - 1);
        await box.getByRole("link", { name: languageNames[to].name }).click();

        await expect(page).toHaveURL(pages.about[to]);
        await expect(page.locator("html")).toHaveAttribute("lang", to);
        await expect(findLanguageList(page, to).box).toBeHidden();
        await expectRemembered(context, to);
      });
    }

    test("the keyboard opens the languages and follows one", async ({ page }) => {
      await page.setViewportSize(laptop);
      await open(page, pages.location[primary]);
      const { button, box } = findLanguageList(page, primary);
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(box).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(box.getByRole("link", { name: languageNames[second].name })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(pages.location[second]);
      await expect(page.locator("html")).toHaveAttribute("lang", second);
    });

    test("the home page in English can be chosen from another language", async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, pages.home[third]);
      const { button, box } = findLanguageList(page, third);
      await button.click();
      await box.getByRole("link", { name: languageNames[primary].name }).click();
      await expect(page).toHaveURL(pages.home[primary]);
      await expect(page.locator("html")).toHaveAttribute("lang", primary);
    });

    for (const locale of locales) {
      test(`the menu of a phone leads to a page and closes (${locale})`, async ({ page }) => {
        const { gallery } = await readTexts(locale, "navigation");
        await page.setViewportSize(phone);
        await open(page, pages.home[locale]);
        const { button, box } = await findMenu(page, locale);
        await expect(box).toBeHidden();
        await button.click();
        await expect(box).toBeVisible();

        await page.mouse.wheel(0, phone.height);
        await page.mouse.wheel(0, phone.height);
        expect(await page.evaluate(() => scrollY), "the page behind stays in place").toBe(0);

        await box.getByRole("link", { name: gallery }).click();
        await expect(page).toHaveURL(pages.gallery[locale]);
        await expect((await findMenu(page, locale)).box).toBeHidden();
      });
    }

    test("the keyboard opens the menu, walks through it and follows a link", async ({ page }) => {
      const { about, gallery } = await readTexts(primary, "navigation");
      await page.setViewportSize(phone);
      await open(page, pages.home[primary]);
      const { button, box } = await findMenu(page, primary);
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(box).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(box.getByRole("link", { name: about })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(box.getByRole("link", { name: gallery })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(pages.gallery[primary]);
    });

    test("the links of a wide header are there without a menu", async ({ page }) => {
      const texts = await readTexts(third, "navigation");
      await page.setViewportSize(laptop);
      await open(page, pages.gallery[third]);
      await expect((await findMenu(page, third)).button).toBeHidden();
      const main = page.getByRole("navigation", { name: texts.main });
      await expect(main.getByRole("link", { name: texts.gallery })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await main.getByRole("link", { name: texts.location }).click();
      await expect(page).toHaveURL(pages.location[third]);
    });
  });
}

for (const height of [740, 480]) {
  test(`the menu ends in a button to book, at the lower end if there is room (${height})`, async ({
    page,
  }) => {
    const { bookNow } = await readTexts(second, "navigation");
    await page.setViewportSize({ ...phone, height });
    await page.goto(pages.home[second]);
    await waitForApplication(page);
    const { button, box } = await findMenu(page, second);
    await button.click();
    const book = box.getByRole("link").last();
    await expect(book).toContainText(bookNow);
    await book.scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport({ ratio: 1 });
    const place = await book.boundingBox();
    expect(place?.height).toBeGreaterThanOrEqual(44);
    expect(height - (place?.y ?? 0) - (place?.height ?? 0)).toBeLessThan(44);
  });
}

test("pointing at the languages opens them on a wide screen", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto(pages.about[fourth]);
  await waitForApplication(page);
  const { button, box } = findLanguageList(page, fourth);
  await button.hover();
  await expect(box).toBeVisible();
  await button.click();
  await expect(box, "the click that follows must not close it").toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(box).toBeHidden();
});

test("choosing a language keeps query and hash", async ({ page }) => {
  await page.setViewportSize(phone);
  const place = "?arrival=2027-07-03#availability";
  await page.goto(pages["pricing-and-availability"][primary] + place);
  await waitForApplication(page);
  const { button, box } = findLanguageList(page, primary);
  await page.evaluate(() => scrollTo(0, 0));
  await button.click();
  await box.getByRole("link", { name: languageNames[second].name }).click();
  await expect(page).toHaveURL(pages["pricing-and-availability"][second] + place);
});
