// A guest can print prices, facts and directions on a few sheets, without the parts for a screen.
import { expect } from "@playwright/test";
import { plan, villa } from "../house/facts/facts.server.ts";
import { type Page, paths } from "../house/routes/routes.ts";
import { waitForApplication } from "./support/application.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { readTexts, third, wordiest } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

/** What Chromium's own print dialogue leaves free on each side. */
const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };

test.use({ expectedProblems: [/\/pictures\//] });

const mostSheets: Partial<Record<Page, number>> = {
  home: 2,
  "pricing-and-availability": 2,
  about: 2,
  location: 2,
};

test("prices, house and directions fit on a few sheets of paper", async ({ page }) => {
  // Without its photos, which take their time on paper, a page is as long.
  await page.route(/\/pictures\/.*\.(?:avif|jpg)$/, (route) => route.abort());
  const messages = await readTexts(wordiest, "navigation");
  for (const [id, most] of Object.entries(mostSheets) as [Page, number][]) {
    await page.goto(paths[id][wordiest]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation", { name: messages.main })).toBeHidden();
    await expect(page.locator("header summary").first()).toBeHidden();
    await expect(page.locator("h1")).toBeVisible();
    const pdf = await page.pdf({ format: "A4", margin, preferCSSPageSize: true });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    expect(sheets, id).toBeGreaterThan(0);
    expect(sheets, id).toBeLessThanOrEqual(most);
    // The maps are there without having been scrolled to.
    const drawings = await page.getByRole("figure").locator("img[src$='.svg']").all();
    expect(drawings).toHaveLength({ home: 1, location: 2 }[id as string] ?? 0);
    for (const drawing of drawings) await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
  }
});

test("what is below the first screen is printed as paper wants it, too", async ({ page }) => {
  await page.goto(paths.about[wordiest]);
  await page.emulateMedia({ media: "print" });
  const [room] = plan.flatMap((floor) => floor.rooms);
  await expect(page.locator(`a[href="#plan-${room?.key}"]`)).toBeHidden();
  await expect(page.getByRole("contentinfo")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("a page that was scrolled is printed like one that was not", async ({ page }) => {
  await page.goto(paths.location[third]);
  await waitForApplication(page);
  const header = page.getByRole("banner");
  await page.mouse.wheel(0, 1500);
  await expect(header).toHaveAttribute("data-hidden");
  await page.mouse.wheel(0, -200);
  await expect(header).not.toHaveAttribute("data-hidden");
  await expect(header).toHaveAttribute("data-logo", "light");
  await page.emulateMedia({ media: "print" });
  await expect(header).not.toHaveCSS("position", "fixed");
  const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  await expect(header).toHaveCSS("color", ink);
});

test("the home page says its name once, whole and beside its bird", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(paths.home[third]);
  const { bar } = await findConsentControl(page, third);
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const banner = page.getByRole("banner");
  await expect(banner.getByText(villa.name, { exact: true })).toBeHidden();
  // A picture that is a background is left out, unless it asks to be printed.
  const bird = banner.getByRole("link").first().locator("span span").first();
  await expect(bird).toHaveCSS("print-color-adjust", "exact");
  const places = [bird, page.locator("h1"), page.locator("main section ul").first()];
  let end = 0;
  for (const place of places) {
    const { y, height } = (await place.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(end);
    end = y + height;
  }
});
