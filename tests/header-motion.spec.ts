// The header while the visitor scrolls, points and types; what reveals itself on the way.
import { expect, type Page } from "@playwright/test";
import { pages } from "../app/routes.ts";
import { primary } from "./support/languages.ts";
import { readTexts } from "./support/read-texts.ts";
import { startAt } from "./support/same-document.ts";
import { test } from "./support/site-test.ts";

const banner = (page: Page) => page.getByRole("banner");
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

test("the logo is dark at the top and light from 300 px on", async ({ page }) => {
  await startAt(page, pages.about[primary]);
  await expect(banner(page)).toHaveAttribute("data-logo", "dark");
  await scrollTo(page, 300);
  await expect(banner(page)).toHaveAttribute("data-place", "near");
  await expect(banner(page)).toHaveAttribute("data-logo", "dark");
  await scrollTo(page, 301);
  await expect(banner(page)).toHaveAttribute("data-logo", "light");
});

test("the logo stays dark on legal pages", async ({ page }) => {
  await startAt(page, pages.cookies[primary]);
  await scrollTo(page, 600);
  await expect(banner(page)).toHaveAttribute("data-place", "far");
  await expect(banner(page)).toHaveAttribute("data-logo", "dark");
});

test("it hides on the way down and shows on the way up, from 60 px on", async ({ page }) => {
  await startAt(page, pages.about[primary]);
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

test("it never hides while the keyboard is in it", async ({ page }) => {
  await startAt(page, pages.about[primary]);
  await page.keyboard.press("Tab");
  await banner(page).getByRole("link").first().focus();
  await scrollTo(page, 900);
  await expect(banner(page)).toHaveAttribute("data-place", "far");
  await expect(banner(page)).toBeInViewport();
});

test("it hides after its buttons have been used with the mouse", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await startAt(page, pages.about[primary]);
  const buttons = await banner(page).locator("summary").filter({ visible: true }).all();
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    await button.click();
    await button.click();
    await scrollTo(page, 1500);
    await expect(banner(page)).not.toBeInViewport();
    await scrollTo(page, 0);
    await expect(banner(page)).toBeInViewport();
  }
});

test("the languages open by pointing on wide screens, by click on narrow ones", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await startAt(page, pages.about[primary]);
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
  await startAt(page, pages.about[primary]);
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
    await startAt(page, pages.about[primary]);
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
    await startAt(page, pages.home[primary]);
    const texts = await readTexts(primary, "navigation");
    const menu = page.locator("header details").last();
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: texts.about }).click();
    await expect(page).toHaveURL(pages.about[primary]);
    await expect(menu).not.toHaveAttribute("open");

    await menu.locator("summary").click();
    await expect(menu).toHaveAttribute("open");
    await page.goBack();
    await expect(page).toHaveURL(pages.home[primary]);
    await expect(menu).not.toHaveAttribute("open");
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });
});

test.describe("scroll reveal", () => {
  const hidden = "[data-reveal='hidden']";

  test("hides texts out of view, shows them in view, and hides them again", async ({ page }) => {
    await startAt(page, pages.home[primary]);
    const last = page.locator("[data-reveal]").last();
    const text = last.locator("> *").first();
    await expect(last).toHaveAttribute("data-reveal", "hidden");
    await expect(text).toHaveCSS("translate", "0px 50px");
    await expect(text).toHaveCSS("opacity", "0");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute("data-reveal", "shown");
    await expect(text).toHaveCSS("transition-duration", "1s, 1s");
    await expect(text).toHaveCSS("transition-timing-function", "ease-in-out, ease-in-out");
    await expect(text).toHaveCSS("opacity", "1");
    await expect(text).toHaveCSS("translate", "none");
    await scrollTo(page, 0);
    await expect(last).toHaveAttribute("data-reveal", "hidden");
  });

  test("is at rest wherever the page stands", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await startAt(page, pages.home[primary]);
    const changes = await page.evaluate(async () => {
      const found: number[] = [];
      for (const element of document.querySelectorAll("[data-reveal]")) {
        // So that its lower edge is just above the window, or its upper edge just below.
        for (const gap of [25, -innerHeight - element.clientHeight - 25]) {
          let count = 0;
          const observer: MutationObserver = new MutationObserver((records) => {
            count += records.length;
          });
          const { bottom } = element.getBoundingClientRect();
          window.scrollTo({ top: scrollY + bottom + gap, behavior: "instant" });
          observer.observe(element, { attributes: true });
          for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
          observer.disconnect();
          found.push(count);
        }
      }
      return found;
    });
    expect(Math.max(...changes)).toBeLessThanOrEqual(1);
  });

  test("never hides a picture", async ({ page }) => {
    for (const path of [
      pages.home[primary],
      pages.about[primary],
      pages.location[primary],
      pages.gallery[primary],
    ]) {
      await startAt(page, path);
      await expect(page.locator(hidden).last()).toBeAttached();
      // One that comes over another as the guest scrolls leaves that one to be seen.
      const faint = await page
        .locator("main picture:not(picture + picture)")
        .evaluateAll(
          (pictures) =>
            pictures.filter((picture) => !picture.checkVisibility({ opacityProperty: true }))
              .length,
        );
      expect(faint).toBe(0);
    }
  });

  test("never hides what is in view at first", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("transitionrun", (event) => {
        if (event.target instanceof Element && event.target.matches("[data-reveal] > *")) {
          console.error("something in view was animated");
        }
      });
    });
    await page.setViewportSize({ width: 1280, height: 4000 });
    await startAt(page, pages.gallery[primary]);
    await expect(page.locator("[data-reveal]").first()).toHaveAttribute("data-reveal", "shown");
    await expect(page.locator("[data-reveal]").first()).toHaveCSS("opacity", "1");
  });

  test("hides nothing for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await startAt(page, pages.home[primary]);
    await expect(page.locator(hidden)).toHaveCount(0);
  });

  test("hides nothing on paper", async ({ page }) => {
    await startAt(page, pages.home[primary]);
    const text = page.locator(hidden).last().locator("> *").first();
    await expect(text).toHaveCSS("opacity", "0");
    await page.emulateMedia({ media: "print" });
    await expect(text).toHaveCSS("opacity", "1");
  });
});
