// The header while the visitor scrolls, points and types; what reveals itself on the way.
import { expect, type Page } from "@playwright/test";
import { pages } from "../src/routes.ts";
import { readTexts } from "./support/read-texts.ts";
import { startAt } from "./support/same-document.ts";
import { test } from "./support/site-test.ts";

const banner = (page: Page) => page.getByRole("banner");
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

test("the logo is dark at the top and light from 300 px on", async ({ page }) => {
  await startAt(page, pages.about.en);
  await expect(banner(page)).toHaveAttribute("data-logo", "dark");
  await scrollTo(page, 300);
  await expect(banner(page)).toHaveAttribute("data-place", "near");
  await expect(banner(page)).toHaveAttribute("data-logo", "dark");
  await scrollTo(page, 301);
  await expect(banner(page)).toHaveAttribute("data-logo", "light");
});

test("the logo stays dark on legal pages", async ({ page }) => {
  await startAt(page, pages.cookies.en);
  await scrollTo(page, 600);
  await expect(banner(page)).toHaveAttribute("data-place", "far");
  await expect(banner(page)).toHaveAttribute("data-logo", "dark");
});

test("it hides on the way down and shows on the way up, from 60 px on", async ({ page }) => {
  await startAt(page, pages.about.en);
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

test("it never hides while something in it has the focus", async ({ page }) => {
  await startAt(page, pages.about.en);
  await banner(page).getByRole("link").first().focus();
  await scrollTo(page, 900);
  await expect(banner(page)).toHaveAttribute("data-place", "far");
  await expect(banner(page)).toBeInViewport();
});

test("the languages open by pointing on wide screens, by click on narrow ones", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await startAt(page, pages.about.en);
  const list = page.locator("header details").first();
  await list.locator("summary").hover();
  await expect(list).toHaveAttribute("open");
  await list.locator("summary").click();
  await expect(list).toHaveAttribute("open");
  await page.mouse.move(300, 600);
  await expect(list).not.toHaveAttribute("open");

  await page.setViewportSize({ width: 1279, height: 800 });
  await list.locator("summary").hover();
  await expect(list).not.toHaveAttribute("open");
  await list.locator("summary").click();
  await expect(list).toHaveAttribute("open");
  await page.mouse.click(300, 600);
  await expect(list).not.toHaveAttribute("open");
});

test("the languages open and close by keyboard at every width", async ({ page }) => {
  await startAt(page, pages.about.en);
  const list = page.locator("header details").first();
  await list.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(list).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(list.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list).not.toHaveAttribute("open");
  await expect(list.locator("summary")).toBeFocused();
});

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("locks the page, keeps the focus and closes with Escape", async ({ page }) => {
    await startAt(page, pages.about.en);
    const menu = page.locator("header details").last();
    const widthBefore = await page.locator("main").evaluate((main) => main.clientWidth);
    await menu.locator("summary").click();
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator("main").evaluate((main) => main.clientWidth)).toBe(widthBefore);
    await expect(page.locator("main")).toHaveAttribute("inert");

    await menu.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(menu.locator("summary")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(menu.getByRole("link").last()).toBeFocused();

    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(menu.locator("summary")).toBeFocused();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  test("closes with a link and with any change of page", async ({ page }) => {
    await startAt(page, pages.home.en);
    const texts = await readTexts("en", "navigation");
    const menu = page.locator("header details").last();
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: texts.about }).click();
    await expect(page).toHaveURL(pages.about.en);
    await expect(menu).not.toHaveAttribute("open");

    await menu.locator("summary").click();
    await expect(menu).toHaveAttribute("open");
    await page.goBack();
    await expect(page).toHaveURL(pages.home.en);
    await expect(menu).not.toHaveAttribute("open");
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });
});

test.describe("scroll reveal", () => {
  const hidden = "[data-reveal='hidden']";

  test("hides what is out of view, shows it in view, and hides it again", async ({ page }) => {
    await startAt(page, pages.home.en);
    const last = page.locator("[data-reveal]").last();
    await expect(last).toHaveAttribute("data-reveal", "hidden");
    expect(await last.evaluate((element) => getComputedStyle(element).translate)).toBe("0px 50px");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute("data-reveal", "shown");
    const transition = await last.evaluate((element) => {
      const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
      return `${transitionDuration} ${transitionTimingFunction}`;
    });
    expect(transition).toBe("1s, 1s ease-in-out, ease-in-out");
    await expect(last).toHaveCSS("opacity", "1");
    await scrollTo(page, 0);
    await expect(last).toHaveAttribute("data-reveal", "hidden");
  });

  test("never hides what is in view at first", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("transitionrun", (event) => {
        if (event.target instanceof Element && event.target.matches("[data-reveal]")) {
          console.error("something in view was animated");
        }
      });
    });
    await page.setViewportSize({ width: 1280, height: 4000 });
    await startAt(page, pages.gallery.en);
    await expect(page.locator("[data-reveal]").first()).toHaveAttribute("data-reveal", "shown");
    await expect(page.locator("[data-reveal]").first()).toHaveCSS("opacity", "1");
  });

  test("hides nothing for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await startAt(page, pages.home.en);
    await expect(page.locator(hidden)).toHaveCount(0);
  });

  test("hides nothing on paper", async ({ page }) => {
    await startAt(page, pages.home.en);
    await expect(page.locator(hidden).last()).toHaveCSS("opacity", "0");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(hidden).last()).toHaveCSS("opacity", "1");
  });
});
