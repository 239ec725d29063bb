// The look and feel of the consent control: place, weight, keyboard, assistive technology, print.
import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "../house/routes/routes.ts";
import { holdBack, scripts, waitForApplication } from "./support/application.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { primary, third, wordiest } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { timeLimit } from "./support/time-limit.ts";

const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 800 };

async function sizeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return box;
}

/** From the smallest phone to a large desk, phones held sideways among them. */
const sizes = [
  [320, 568],
  [360, 640],
  [568, 320],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [2560, 1440],
] as const;

/** Where the name and the actions of the first screen stand. */
function placesOfFirstScreen(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const name = document.createRange();
    name.selectNodeContents(document.querySelector("main h1") as Node);
    const actions = document.querySelectorAll("main > section:first-child a");
    return [name, ...actions].map((part) => part.getBoundingClientRect().toJSON() as DOMRect);
  });
}

test("the bar moves nothing and covers neither name nor actions", async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto(paths.home[wordiest], { waitUntil: "commit" });
  await expect(page.locator("main section").first().getByRole("link")).toHaveCount(1);
  const before: DOMRect[][] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    before.push(await placesOfFirstScreen(page));
  }
  release();
  const { bar, button, inBar } = await findConsentControl(page, wordiest);
  await expect(bar).toBeVisible({ timeout: timeLimit(15_000) });
  for (const [index, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    const size = `at ${width} × ${height}`;
    const places = await placesOfFirstScreen(page);
    expect(places, size).toEqual(before[index]);
    await expect(inBar("acceptAll")).toBeInViewport({ ratio: 1 });
    await expect(inBar("acceptNecessary")).toBeInViewport({ ratio: 1 });
    const box = await sizeOf(bar);
    expect(places[1]?.bottom, `the first action ${size}`).toBeLessThanOrEqual(height);
    const covered = places.filter(
      ({ left, right, top, bottom }) =>
        left < box.x + box.width && box.x < right && top < box.y + box.height && box.y < bottom,
    );
    expect(covered, `covered ${size}`).toEqual([]);
    if (height < 500) continue;
    const isCut = await bar.evaluate((element) =>
      [element, ...element.children].some((part) => part.scrollHeight > part.clientHeight + 2),
    );
    expect(isCut, `cut off ${size}`).toBe(false);
    if (width === phone.width) expect(box.height).toBeLessThanOrEqual(0.4 * height);
  }
  await inBar("acceptNecessary").click();
  await expect(button).toBeVisible();
  expect(await placesOfFirstScreen(page)).toEqual(before.at(-1));
});

test("the look of both answers", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.gdpr[third]);
  await waitForApplication(page);
  const { bar, button, inBar, inModal, modal } = await findConsentControl(page, third);
  await test.step("they weigh the same", async () => {
    const [accept, refuse] = await Promise.all(
      [inBar("acceptAll"), inBar("acceptNecessary")].map(async (answer) => {
        const { width, height } = await sizeOf(answer);
        const look = await answer.evaluate((element) => {
          const { color, backgroundColor, fontWeight, fontSize, border } =
            getComputedStyle(element);
          return { color, backgroundColor, fontWeight, fontSize, border };
        });
        return { width: Math.round(width), height, ...look };
      }),
    );
    expect(refuse).toEqual(accept);
    expect(accept?.height).toBeGreaterThanOrEqual(40);
  });
  await test.step("they lie below the menu", async () => {
    const menu = page.locator("[data-menu] > summary");
    await menu.click();
    const { x, y } = await sizeOf(bar);
    const isCovered = await page.evaluate(
      ([left = 0, top = 0]) => !document.elementFromPoint(left + 4, top + 4)?.closest("section"),
      [x, y],
    );
    expect(isCovered).toBe(true);
    await menu.click();
  });
  await test.step("the bar is not printed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(bar).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe("0px");
  });
  await test.step("they keep their edges where colours are forced", async () => {
    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    const hasEdge = (edged: Locator) =>
      edged.evaluate((element) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element);
        return borderTopWidth !== "0px" && borderTopColor !== backgroundColor;
      });
    for (const way of ["acceptAll", "acceptNecessary"] as const) {
      expect(await hasEdge(inBar(way))).toBe(true);
    }
    await inBar("choose").click();
    for (const way of ["save", "acceptAll", "acceptNecessary"] as const) {
      expect(await hasEdge(inModal(way))).toBe(true);
    }
  });
  await test.step("neither are settings and button printed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(modal).toBeHidden();
    await expect(page.locator("h1")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await inModal("save").click();
    await expect(button).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(button).toBeHidden();
  });
});

test("the bar hides no end, and all is reached by keyboard", async ({ page }) => {
  await page.goto(paths.gdpr[primary]);
  const { bar, button, inBar, inModal, modal, messages } = await findConsentControl(page, primary);
  await expect(bar).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await test.step("the end of the page is above the bar", async () => {
    for (const size of [{ width: 320, height: 256 }, desk]) {
      await page.setViewportSize(size);
      await expect(inBar("acceptNecessary")).toBeInViewport({ ratio: 1 });
      await expect(inBar("acceptAll")).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const { y: top } = await sizeOf(bar);
      const { y, height } = await sizeOf(page.locator("footer p").last());
      expect(Math.floor(y + height)).toBeLessThanOrEqual(Math.ceil(top));
    }
  });
  await page.setViewportSize(phone);
  const press = (key: string) => page.keyboard.press(key);
  await test.step("the question comes after the skip link", async () => {
    const policy = bar.getByRole("link", { name: messages.bar.policy });
    // The skip link comes first, then the question.
    await press("Tab");
    for (const control of [inBar("choose"), policy, inBar("acceptAll"), inBar("acceptNecessary")]) {
      await press("Tab");
      await expect(control).toBeFocused();
    }
  });
  await test.step("the focus stays in the settings, and comes back", async () => {
    await inBar("choose").press("Enter");
    await expect(inModal("close")).toBeFocused();
    await press("Tab");
    await expect(modal.getByRole("link", { name: messages.modal.policy })).toBeFocused();
    for (let step = 0; step < 12; step++) {
      await press("Tab");
      const isOutside = await modal.evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.matches(":focus-within"),
      );
      expect(isOutside, "the focus stays in the modal").toBe(false);
    }
    await press("Escape");
    await expect(inBar("choose")).toBeFocused();
  });
  await test.step("the button that is left opens them", async () => {
    await inBar("acceptNecessary").press("Enter");
    await expect(button).toBeFocused();
    await press("Enter");
    await expect(inModal("close")).toBeFocused();
    await press("Enter");
    await expect(button).toBeFocused();
  });
});
