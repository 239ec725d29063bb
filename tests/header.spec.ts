// The header: its menu and list of languages, with the application and without any JavaScript, and
// what it does while the visitor scrolls, points and types.
import { expect, type Page } from "@playwright/test";
import { localeCookieName } from "../domain/cookies.ts";
import { localeCookieLifetimeDays } from "../domain/locales/locale-cookie.ts";
import { languageNames, locales } from "../domain/locales/locales.ts";
import { villa } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import {
  findLanguageList,
  findMenu,
  footerLink,
  holdBack,
  scripts,
  scrollTo,
  startAt,
  waitForApplication,
  waitForFrame,
} from "./support/application.ts";
import { primary, readLabel, readTexts, second } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { timeLimit } from "./support/time-limit.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 740 };
const banner = (page: Page) => page.getByRole("banner");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("languages and menu lead on by touch and key", async ({ page, context }) => {
      await page.goto(`${paths.home[primary]}?from=friends#content`);
      if (javaScriptEnabled) await waitForApplication(page);
      await test.step("another language is remembered", async () => {
        const changes = [
          [primary, second, phone],
          [second, primary, laptop],
        ] as const;
        for (const [from, to, size] of locales.length < 2 ? [] : changes) {
          await page.setViewportSize(size);
          const { button, box } = findLanguageList(page, from);
          const link = box.getByRole("link", { name: languageNames[to] });
          await expect(box).toBeHidden();
          if (size === phone) {
            await button.click();
            await expect(box.getByRole("link")).toHaveCount(locales.length - 1);
            await link.click();
          } else {
            await button.focus();
            await page.keyboard.press("Enter");
            await page.keyboard.press("Tab");
            await expect(link).toBeFocused();
            await page.keyboard.press("Enter");
          }
          // Without scripts a query that the server does not know is lost with the link.
          const rest = javaScriptEnabled ? "?from=friends#content" : "";
          await expect(page).toHaveURL(paths.home[to] + rest);
          await expect(page.locator("html")).toHaveAttribute("lang", to);
          await expect(findLanguageList(page, to).box).toBeHidden();
          const readCookie = async () =>
            (await context.cookies()).find(({ name }) => name === localeCookieName);
          await expect.poll(async () => (await readCookie())?.value).toBe(to);
          const cookie = await readCookie();
          expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
          const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
          expect(Math.round(days)).toBe(localeCookieLifetimeDays);
        }
      });
      const about = await readLabel(primary, "about");
      const gallery = await readLabel(primary, "gallery");
      await page.setViewportSize(phone);
      const { button, box } = await findMenu(page, primary);
      await expect(box).toBeHidden();
      await button.click();
      await expect(box).toBeVisible();
      await test.step("the menu of a phone opens by touch", async () => {
        const top = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, phone.height);
        await page.mouse.wheel(0, phone.height);
        expect(await page.evaluate(() => scrollY), "the page behind stays in place").toBe(top);
        await box.getByRole("link", { name: gallery }).click();
        await expect(page).toHaveURL(paths.gallery[primary]);
        // The address comes before the page, and a page that comes closes the menu.
        const canonical = page.locator('link[rel="canonical"]');
        await expect(canonical).toHaveAttribute("href", new RegExp(`${paths.gallery[primary]}$`));
        await expect(box).toBeHidden();
      });
      await test.step("and by key", async () => {
        await button.focus();
        await page.keyboard.press("Enter");
        await expect(box).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(box.getByRole("link", { name: about })).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(paths.about[primary]);
      });
    });
  });
}

test("the open menu of a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await startAt(page, paths.home[primary]);
  await footerLink(page, paths.about[primary]).click();
  await expect(page).toHaveURL(paths.about[primary]);
  const menu = page.locator("header details").last();
  const main = page.locator("main");
  await test.step("locks the page", async () => {
    const readWidth = () => main.evaluate((element) => element.clientWidth);
    const widthBefore = await readWidth();
    await menu.locator("summary").click();
    expect(await readWidth()).toBe(widthBefore);
    await expect(main).toHaveAttribute("inert");
  });
  const { bookNow } = await readTexts(primary, "navigation");
  const book = menu.getByRole("link").last();
  await expect(book).toContainText(bookNow);
  await test.step("ends in a button to book, at the lower end if there is room", async () => {
    for (const height of [480, phone.height]) {
      await page.setViewportSize({ ...phone, height });
      await book.scrollIntoViewIfNeeded();
      await expect(book).toBeInViewport({ ratio: 1 });
      const place = await book.boundingBox();
      expect(place?.height).toBeGreaterThanOrEqual(44);
      expect(height - (place?.y ?? 0) - (place?.height ?? 0)).toBeLessThan(44);
    }
  });
  await test.step("keeps the focus: after its last link comes none of the page", async () => {
    await book.focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(book).toBeFocused();
  });
  await test.step("closes with Escape", async () => {
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(menu.locator("summary")).toBeFocused();
    await expect(main).not.toHaveAttribute("inert");
  });
  await test.step("and with a change of page", async () => {
    await menu.locator("summary").click();
    await expect(menu).toHaveAttribute("open");
    await page.goBack();
    await expect(page).toHaveURL(paths.home[primary]);
    await expect(menu).not.toHaveAttribute("open");
    await expect(main).not.toHaveAttribute("inert");
    await expect(page.locator("h1")).toBeFocused();
  });
});

test("a wide header", async ({ page }) => {
  const messages = await readTexts(primary, "navigation");
  await page.setViewportSize({ width: 1280, height: 800 });
  await startAt(page, paths.gallery[primary]);
  await expect((await findMenu(page, primary)).button).toBeHidden();
  await test.step("has its links without a menu", async () => {
    const main = page.getByRole("navigation", { name: messages.main });
    const link = (name: string) => main.getByRole("link", { name, exact: true });
    await expect(link(await readLabel(primary, "gallery"))).toHaveAttribute("aria-current", "page");
    const header = page.getByRole("banner");
    await header.locator("summary").filter({ hasText: messages.dates.label }).click();
    await expect(header.getByLabel(messages.dates.arrival)).toBeVisible();
    if (villa.sisterName) {
      await expect(main.getByRole("link", { name: villa.sisterName })).toBeVisible();
    }
    await link(await readLabel(primary, "about")).click();
    await expect(page).toHaveURL(paths.about[primary]);
    await expect(page.locator("h1")).toBeFocused();
  });
  await test.step("is one line in every language, with a week named in it", async () => {
    for (const locale of locales) {
      await page.goto(paths.about[locale]);
      const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
      expect(height, locale).toBeLessThanOrEqual(72);
    }
  });
  if (locales.length < 2) return;
  const list = page.locator("header details").first();
  await test.step("a narrower one opens its languages by a click alone", async () => {
    await page.setViewportSize({ width: 1279, height: 800 });
    await list.locator("summary").hover();
    await expect(list).not.toHaveAttribute("open");
    await list.locator("summary").click();
    await expect(list).toHaveAttribute("open");
    await page.mouse.click(300, 600);
    await expect(list).not.toHaveAttribute("open");
  });
  await test.step("Escape closes them, and the focus comes back", async () => {
    await list.locator("summary").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(list.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(list).not.toHaveAttribute("open");
    await expect(list.locator("summary")).toBeFocused();
  });
});

test("pointing at the languages opens them, straight from the text too", async ({ page }) => {
  test.skip(locales.length < 2);
  await page.setViewportSize(laptop);
  for (const path of [paths.home[primary], paths.about[primary], paths.gdpr[primary]]) {
    await page.goto(path);
    await waitForFrame(page);
    const { button, box } = findLanguageList(page, primary);
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(300, 600);
    // One step: no event on the way tells that the mouse has come into the header.
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(box, path).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(box, "the click that follows must not close it").toBeVisible();
    await page.keyboard.press("Escape");
    await expect(box, path).toBeHidden();
    await page.mouse.down();
    await page.mouse.up();
    await expect(box, path).toBeVisible();
    await page.mouse.move(300, 600);
    await expect(box, path).toBeHidden();
  }
});

test("the languages are open for a mouse that has rested there since before scripts ran", async ({
  page,
}) => {
  test.skip(locales.length < 2);
  await page.setViewportSize(laptop);
  const release = await holdBack(page, scripts);
  await page.goto(paths.about[primary], { waitUntil: "commit" });
  const { button, box } = findLanguageList(page, primary);
  await button.hover();
  await expect(box).toBeHidden();
  release();
  await expect(box).toBeVisible({ timeout: timeLimit(15_000) });
  await page.mouse.move(300, 600);
  await expect(box).toBeHidden();
});

test("the header on the way down and up", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await startAt(page, paths.about[primary]);
  await test.step("it hides from 60 px on, and shows on the way up", async () => {
    await expect(banner(page)).toHaveAttribute("data-logo", "dark");
    await scrollTo(page, 59);
    await expect(banner(page)).toBeInViewport();
    await expect(banner(page)).not.toHaveAttribute("data-hidden");
    await scrollTo(page, 800);
    await expect(banner(page)).not.toBeInViewport();
    await scrollTo(page, 741);
    await expect(banner(page)).toHaveAttribute("data-hidden", "");
    await scrollTo(page, 740);
    await expect(banner(page)).toBeInViewport();
  });
  await test.step("its logo is light from 300 px on", async () => {
    await scrollTo(page, 300);
    await expect(banner(page)).toHaveAttribute("data-place", "near");
    await expect(banner(page)).toHaveAttribute("data-logo", "dark");
    await scrollTo(page, 301);
    await expect(banner(page)).toHaveAttribute("data-logo", "light");
  });
  await test.step("a mouse that has used its buttons does not keep it", async () => {
    await scrollTo(page, 0);
    for (const button of await banner(page).locator("summary").filter({ visible: true }).all()) {
      await button.click();
      await button.click();
      await scrollTo(page, 1500);
      await expect(banner(page)).not.toBeInViewport();
      await scrollTo(page, 0);
      await expect(banner(page)).toBeInViewport();
    }
  });
  await test.step("it stays around the focus", async () => {
    await page.keyboard.press("Tab");
    await banner(page).getByRole("link").first().focus();
    await scrollTo(page, 1500);
    await expect(banner(page)).toHaveAttribute("data-place", "far");
    await expect(banner(page)).toBeInViewport();
    await expect(banner(page)).toHaveAttribute("data-logo", "light");
  });
  await test.step("and dark on legal pages", async () => {
    await footerLink(page, paths.cookies[primary]).click();
    await expect(page.locator("h1")).toBeFocused();
    await scrollTo(page, 600);
    await expect(banner(page)).toHaveAttribute("data-place", "far");
    await expect(banner(page)).toHaveAttribute("data-logo", "dark");
  });
});
