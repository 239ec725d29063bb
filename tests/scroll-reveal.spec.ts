// Page elements that animate in when they come into view, and hide again when they leave it.
import { expect } from "@playwright/test";
import { paths } from "../house/routes/routes.ts";
import { footerLink, scrollTo, startAt } from "./support/application.ts";
import { primary } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const hidden = "[data-reveal='hidden']";

test("texts out of view", async ({ page }) => {
  await startAt(page, paths.home[primary]);
  const last = page.locator("[data-reveal]").last();
  const text = last.locator("> :not(picture)").first();
  await test.step("are hidden, shown in view, and hidden again", async () => {
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
    await expect(text).toHaveCSS("opacity", "0");
  });
  await test.step("are not hidden on paper", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(text, "nothing is hidden on paper").toHaveCSS("opacity", "1");
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("are at rest wherever the page stands", async () => {
    const changes = await page.evaluate(async () => {
      const found: number[] = [];
      for (const element of [...document.querySelectorAll("[data-reveal]")].slice(-3)) {
        // So that its lower edge is just above the window, or its upper edge just below.
        for (const gap of [25, -innerHeight - element.clientHeight - 25]) {
          let count = 0;
          const observer: MutationObserver = new MutationObserver((records) => {
            count += records.length;
          });
          const { bottom } = element.getBoundingClientRect();
          window.scrollTo({ top: scrollY + bottom + gap, behavior: "instant" });
          observer.observe(element, { attributes: true });
          for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
          observer.disconnect();
          found.push(count);
        }
      }
      return found;
    });
    expect(Math.max(...changes)).toBeLessThanOrEqual(1);
  });
  await test.step("never hide a picture", async () => {
    for (const id of ["home", "about", "location", "gallery"] as const) {
      if (id !== "home") await footerLink(page, paths[id][primary]).click();
      await expect(page).toHaveURL(paths[id][primary]);
      await expect(page.locator(hidden).last()).toBeAttached();
      // One that comes over another as the guest scrolls leaves that one to be seen.
      const pictures = page.locator("main picture:not(picture + picture)");
      const countFaint = () =>
        pictures.evaluateAll(
          (all) =>
            all.filter((picture) => !picture.checkVisibility({ opacityProperty: true })).length,
        );
      // While a page passes into another none of it is to be seen.
      await expect.poll(countFaint, { message: "no picture is hidden" }).toBe(0);
    }
  });
  await test.step("are there for those who want less motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await footerLink(page, paths.about[primary]).click();
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.locator(hidden), "nothing for those who want less motion").toHaveCount(0);
  });
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
  await startAt(page, paths.gallery[primary]);
  await expect(page.locator("[data-reveal]").first()).toHaveAttribute("data-reveal", "shown");
  await expect(page.locator("[data-reveal]").first()).toHaveCSS("opacity", "1");
});
