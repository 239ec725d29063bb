// Every page in every language, as a visitor whose browser runs no scripts gets it.

import { expect, type Page } from "@playwright/test";
import { prices } from "../app/facts/facts.server.ts";
import { formatMoney } from "../app/i18n/format.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages, routes } from "../app/routes.ts";
import { formatStayQuery } from "../app/stay/stay.ts";
import { isLoaded } from "./support/is-loaded.ts";
import { primary, third } from "./support/languages.ts";
import { parseHtml } from "./support/parse-html.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { findStays } from "./support/stays.ts";

test.use({ javaScriptEnabled: false });

/** Legal pages and the home page have thousands of characters, the gallery its captions. */
const fewestCharacters = 400;

/** Links of the page's content that cannot be seen on this screen: their places and addresses. */
async function findHiddenLinks(page: Page): Promise<readonly string[]> {
  return page.locator("main a").evaluateAll((links) =>
    links.flatMap((link, index) => {
      const isHidden = !link.checkVisibility() && !link.closest("details:not([open])");
      return isHidden ? [`${index}: ${(link as HTMLAnchorElement).href}`] : [];
    }),
  );
}

for (const { name, path } of routes) {
  test(`${name} is complete and quiet without JavaScript`, async ({ page, ask }) => {
    const sent = await parseHtml(page, (await ask(path)).body.toString());
    const textSent = await sent.evaluate(({ body }) => body.querySelector("main")?.textContent);
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    const main = await page.locator("main").evaluate((element) => ({
      all: element.textContent,
      visibleCharacters: [...element.querySelectorAll("h1, h2, h3, p, li, th, td, dt, dd")]
        .filter((part) => part.checkVisibility())
        .reduce((sum, part) => sum + part.textContent.length, 0),
    }));
    expect(main.all).toBe(textSent);
    expect(main.visibleCharacters).toBeGreaterThan(fewestCharacters);
    const hiddenWide = await findHiddenLinks(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const hiddenOnPhone = new Set(await findHiddenLinks(page));
    // A bar of phones is for phones alone; a link that waits for a script is in sight nowhere.
    expect(hiddenWide.filter((link) => hiddenOnPhone.has(link))).toEqual([]);
  });
}

for (const locale of locales) {
  test(`all prices can be read without JavaScript (${locale})`, async ({ page }) => {
    const texts = await readTexts(locale, "seasonal-pricing");
    await page.goto(pages["pricing-and-availability"][locale]);
    const rows = page.getByRole("table", { name: texts.caption }).getByRole("row");
    for (const { pricePerNight } of prices.periods) {
      const price = formatMoney(pricePerNight, prices.currency, locale);
      await expect(rows.getByText(price, { exact: true })).toHaveCount(1);
    }
  });
}

test("a stay is kept when the language is changed without JavaScript", async ({ page, ask }) => {
  const { free } = await findStays(ask);
  await page.goto(`${pages["pricing-and-availability"][primary]}?${formatStayQuery(free)}`);
  await page.locator("header summary").first().click();
  await page.locator(`header a[hreflang="${third}"]`).click();
  const place = `?${formatStayQuery(free)}#quote`;
  await expect(page).toHaveURL(pages["pricing-and-availability"][third] + place);
});

test("pictures below the first screen load without JavaScript", async ({ page }) => {
  await page.goto(pages.home[primary]);
  const next = page.locator("main picture img[loading=lazy]").first();
  await expect.poll(() => next.evaluate(isLoaded)).toBe(true);
});

test("a page that is printed at once does not hold its pictures back", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(pages.gallery[primary]);
  const next = page.locator("main picture img[loading=lazy]").first();
  await expect(next).toHaveCSS("animation-name", "none");
});
