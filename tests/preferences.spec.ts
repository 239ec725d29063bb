// What a visitor has set for all websites holds here: their own colours, and less motion.
import { expect, type Locator, type Page } from "@playwright/test";
import { addDays } from "../domain/dates/calendar-date.ts";
import { paths } from "../house/routes/routes.ts";
import { formatStayQuery } from "../site/stay/stay.ts";
import { findMenu, footerLink, scrollTo, startAt } from "./support/application.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { readTexts, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { openCalendar } from "./support/stays.ts";

const colorSchemes = ["light", "dark"] as const;
const phone = { width: 360, height: 740 };

const styleOf = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

test("in forced colours days and controls differ", async ({ page, free, taken }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize(phone);
  const { book, day } = await openCalendar(page, third, `?${formatStayQuery(free)}`);
  await expect(book).toBeVisible();
  const { inBar } = await findConsentControl(page, third);
  await expect(inBar("acceptAll")).toBeVisible();
  const { button } = await findMenu(page, third);
  const { days } = await readTexts(third, "availability");
  const marks = page.getByRole("listitem").filter({ hasText: days.booked }).locator("..");
  // The taken nights may begin on the day on which the free stay ends.
  const booked = addDays(taken.arrival, 1);
  const drawn = (date: string) => styleOf(day(date), "background-image");
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    const looks = await marks.locator("li > span").evaluateAll((all) =>
      all.map((mark) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(mark);
        return backgroundColor + backgroundImage;
      }),
    );
    expect(looks, "each kind of day has its mark").toHaveLength(5);
    expect(new Set(looks).size).toBe(looks.length);
    const canvas = await styleOf(page.locator("body"), "background-color");
    const kinds = [await drawn(booked), await drawn(free.arrival), await drawn(free.departure)];
    expect(new Set(kinds).size, "taken, arrival and departure are drawn").toBe(3);
    for (const kind of kinds) expect(kind).toContain("gradient");
    for (const date of [booked, free.arrival, free.departure]) {
      expect(await styleOf(day(date), "color"), date).not.toBe(canvas);
    }
    await page.keyboard.press("Tab");
    for (const control of [
      inBar("acceptAll"),
      page.getByRole("banner").getByRole("link").first(),
    ]) {
      await control.focus();
      // The browser gives it a colour that stands out.
      await expect(control).toHaveCSS("outline-style", "solid");
    }
    const lines = button.locator("span").last();
    expect(await styleOf(lines, "background-color"), "the menu's sign").not.toBe(canvas);
  }
});

/** Lets a page complain of each movement that takes time. */
async function forbidMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ["transitionrun", "animationstart"]) {
      addEventListener(
        type,
        () => {
          for (const animation of document.getAnimations()) {
            // What ends within a millisecond is seen by nobody: months are drawn by it.
            if (Number(animation.effect?.getComputedTiming().endTime) > 1) {
              console.error(
                `something moves: ${(animation.effect as KeyframeEffect).target?.className}`,
              );
            }
          }
        },
        { capture: true },
      );
    }
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function (this: Element, ...args: unknown[]) {
      const [options] = args as [ScrollToOptions | undefined];
      if (options?.behavior === "smooth") console.error("something scrolls smoothly");
      return Reflect.apply(scrollTo, this, args);
    } as typeof scrollTo;
  });
}

test("nothing moves for those who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await forbidMotion(page);
  await startAt(page, paths.home[third]);
  const { inBar } = await findConsentControl(page, third);
  await inBar("acceptNecessary").click();
  await page.mouse.wheel(0, 1500);
  await page.mouse.wheel(0, -400);
  await page.getByRole("banner").getByRole("link").nth(1).hover();
  await footerLink(page, paths.gallery[third]).click();
  await expect(page).toHaveURL(paths.gallery[third]);
  const gallery = await readTexts(third, "gallery");
  await page.locator("main figure a").first().click();
  await page.getByRole("button", { name: gallery.next }).click();
  await page.getByRole("button", { name: gallery.zoomIn }).click();
  await page.keyboard.press("Escape");
  // Closing goes back in the history, and a page that is asked for meanwhile would not be loaded.
  await expect(page).toHaveURL(paths.gallery[third]);
  const { messages, row } = await openCalendar(page, third);
  await page.getByRole("button", { name: messages.calendar.next }).click();
  await expect(row).toHaveCSS("scroll-behavior", "auto");
});

test("with less motion, too, the bar of phones waits while the price is in view", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(phone);
  await page.goto(paths["pricing-and-availability"][third]);
  const { inBar } = await findConsentControl(page, third);
  await inBar("acceptNecessary").click();
  const bar = page.locator("main > div").last().getByRole("link");
  await expect(bar).toBeHidden();
  await scrollTo(page, 3 * phone.height);
  await expect(bar).toBeInViewport();
});
