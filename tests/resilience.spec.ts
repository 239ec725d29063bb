// A page stays readable, and its links lead on, whatever of its scripts or its network is missing.
import { expect } from "@playwright/test";
import { pictures, villa } from "../house/facts/facts.server.ts";
import { isStatic } from "../house/routes/coded-pages.ts";
import { type Page as PageId, paths, payloadPath } from "../house/routes/routes.ts";
import {
  expectLinkWorks,
  findMenu,
  footerLink,
  holdBack,
  isSameDocument,
  scripts,
  startAt,
  waitForApplication,
  waitForFrame,
} from "./support/application.ts";
import { fourth, primary, readTexts, second, third } from "./support/languages.ts";
import { readMainText } from "./support/read-main-text.ts";
import { test } from "./support/site-test.ts";

// What is lost here is lost on purpose, and the browser says so.
test.use({ expectedProblems: [/net::ERR_|Failed to fetch|Failed locale loading/] });

test("pictures below the first screen come after the first", async ({ page }) => {
  // Without motion the pictures that come over the first stay away.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const first = new RegExp(`/pictures/${pictures.pages.home}-`);
  const release = await holdBack(page, first);
  await page.goto(paths.home[primary], { waitUntil: "domcontentloaded" });
  // After two frames the page has been laid out, and the browser knows which pictures are near.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  release();
  const next = page.locator("main picture img[loading=lazy]").first();
  await expect(next).toHaveJSProperty("complete", true);
  await expect(next).not.toHaveJSProperty("naturalWidth", 0);
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes("/pictures/"))
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  );
  const { responseEnd = Number.NaN } = loaded.find(({ name }) => first.test(name)) ?? {};
  const others = loaded.filter(({ name }) => !first.test(name));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ startTime }) => !(startTime >= responseEnd))).toEqual([]);
});

test.describe("each script that a first view loads is lost in turn", () => {
  // Imports that fail say so in as many ways as there are places for them.
  test.use({ expectedProblems: [/./] });

  test("every page stays whole and leads on", async ({ page }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    // No picture waits for a script, and none is looked at.
    const block = (...lost: string[]) =>
      session.send("Network.setBlockedURLs", { urls: ["*/pictures/*", ...lost] });
    await page.addInitScript(() => {
      // Prefetching is for the pages that come next, not for this one.
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    // Static pages have no script of their own: the home page stands for them.
    for (const id of Object.keys(paths) as PageId[]) {
      if (id !== "home" && isStatic(id)) continue;
      const path = paths[id][primary];
      // What all pages share is lost on the home page only; what a page's own import is lost with them.
      const isOwn = (script: string) => id === "home" || script.startsWith(`/assets/${id}-`);
      await block();
      await page.goto(path);
      await waitForApplication(page);
      await page.mouse.wheel(0, 300);
      await page.waitForLoadState("networkidle");
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
      );
      const own = new Set(loaded.filter((file) => scripts.test(file) && isOwn(file)));
      expect(own.size, id).toBeGreaterThan(0);
      const whole = await readMainText(page);
      for (const script of own) {
        // It has been loaded anew already.
        await page.evaluate((reloaded) => {
          const marker = { [reloaded]: Date.now() + 60_000 };
          sessionStorage.setItem("site:reload", JSON.stringify(marker));
        }, path);
        await block(`*${script}`);
        const isLost = page.waitForEvent("requestfailed", (lost) => lost.url().endsWith(script));
        await page.goto(path);
        await page.mouse.wheel(0, 300);
        await isLost;
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await expect(page.locator("h1"), `${id} without ${script}`).toBeVisible();
        // The calendar says how to use it as soon as its code is there, and only then.
        const isSame = id !== "pricing-and-availability";
        const text = await readMainText(page);
        if (isSame) expect(text, `${id} without ${script}`).toBe(whole);
        else expect(text?.length).toBeGreaterThan(0.9 * (whole?.length ?? 0));
        // What the page alone has does not concern its frame: there the last stands for all.
        if (id === "home" || script === [...own].at(-1)) await expectLinkWorks(page, primary);
      }
    }
  });
});

test.describe("before the application is there", () => {
  test("a click loads its page, and back leads to the one before", async ({ page }) => {
    await startAt(page, paths.home[fourth]);
    await footerLink(page, paths.gallery[fourth]).click();
    await expect(page).toHaveURL(paths.gallery[fourth]);
    const release = await holdBack(page, scripts);
    await page.reload({ waitUntil: "commit" });
    const { heading } = await readTexts(fourth, "gallery");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(paths.home[fourth]);
    await expectLinkWorks(page, fourth);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(paths.home[fourth]);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(villa.name);
    await waitForApplication(page);
    await expectLinkWorks(page, fourth);
  });

  test("a click on a picture opens it as soon as the page can", async ({ page }) => {
    const release = await holdBack(page, /\/assets\/gallery-page-.+\.js$/);
    await page.goto(paths.gallery[third]);
    await waitForFrame(page);
    await page.locator("main a").first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    release();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/#photo-/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(paths.gallery[third]);
  });

  test("an opened menu stays open", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdBack(page, scripts);
    await page.goto(paths.about[second], { waitUntil: "commit" });
    const { button, box } = await findMenu(page, second);
    await button.click();
    await expect(box).toBeVisible();
    release();
    await waitForApplication(page);
    await expect(page.locator("main")).toHaveAttribute("inert");
    await expect(box).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });
});

test("without a network", async ({ page, context }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  // A link to it may be in view at first: the answer can come before the test goes on.
  const prefetched = page.waitForResponse(`**${payloadPath(paths.gdpr[primary])}?*`);
  const manifest = page.waitForResponse(/\/builds\/meta\//);
  await startAt(page, paths.cookies[primary]);
  const link = footerLink(page, paths.gdpr[primary]);
  await link.scrollIntoViewIfNeeded();
  await Promise.all([prefetched, manifest]);
  await page.waitForLoadState("networkidle");
  expect(requested, "it is there").not.toContain(payloadPath(paths.cookies[primary]));
  await test.step("a prefetched page opens without any request", async () => {
    await context.setOffline(true);
    const asked = await link.evaluate(async (element: HTMLElement) => {
      performance.clearResourceTimings();
      element.click();
      await new Promise((resolve) => {
        navigation.addEventListener("navigatesuccess", resolve, { once: true });
      });
      return performance.getEntriesByType("resource").map(({ name }) => name);
    });
    expect(asked).toEqual([]);
    await expect(page).toHaveURL(paths.gdpr[primary]);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });
  await test.step("what is not there the browser says, until it comes back", async () => {
    await page.evaluate((path) => location.assign(path), paths.location[third]);
    await expect(page).toHaveURL("chrome-error://chromewebdata/");
    await context.setOffline(false);
    const { heading } = await readTexts(third, "location");
    await page.reload();
    await expect(page).toHaveURL(paths.location[third]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
});

test("without the Navigation API every link loads its page", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "navigation");
    Object.defineProperty(globalThis, "navigation", { value: undefined });
  });
  const payloads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("_payload.json")) payloads.push(request.url());
  });
  const manifest = page.waitForResponse(/\/builds\/meta\//);
  await startAt(page, paths.home[third]);
  await manifest;
  await footerLink(page, paths.gallery[third]).click();
  await expect(page).toHaveURL(paths.gallery[third]);
  expect(await isSameDocument(page)).toBe(false);
  expect(payloads, "nothing is prefetched that no click would use").toEqual([]);
});
