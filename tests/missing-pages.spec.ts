// What is not there is said to be not there, in the language of the prefix.
import { expect } from "@playwright/test";
import { villa } from "../app/facts/facts.server.ts";
import { localeCookieName } from "../app/i18n/locale-cookie.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { primary, second, third } from "./support/languages.ts";
import { missingPath } from "./support/missing-path.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

// The browser itself remarks on the status of the document.
test.use({ expectedProblems: [/404/] });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown address has an error page with a way home, in each language", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const locale of locales) {
      const { notFound, home } = await readTexts(locale, "errors");
      const response = await page.goto(missingPath(locale));
      expect(response?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page).toHaveTitle(`${notFound.title} | ${villa.name}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
      await expect(page.locator("main")).toContainText("404");
      await expect(page.locator("main")).toContainText(notFound.text);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      const address = page.locator("main").getByText(villa.contact.email, { exact: true });
      const { height, lineHeight } = await address.evaluate((text) => ({
        height: text.getBoundingClientRect().height,
        lineHeight: Number.parseFloat(getComputedStyle(text).lineHeight),
      }));
      expect(height, "the address is in one piece").toBeLessThan(1.5 * lineHeight);
      await page.locator("main").getByRole("link", { name: home }).click();
      await expect(page).toHaveURL(pages.home[locale]);
    }
  });
});

test("going back to a missing page shows it again", async ({ page }) => {
  const { notFound, home } = await readTexts(third, "errors");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(missingPath(third));
  await waitForApplication(page);
  await page.locator("main").getByRole("link", { name: home }).click();
  await expect(page).toHaveURL(pages.home[third]);
  await page.goBack();
  await expect(page).toHaveURL(missingPath(third));
  await expect(heading).toHaveText(notFound.title);
  await page.goForward();
  await expect(page).toHaveURL(pages.home[third]);
  await expect(heading).not.toHaveText(notFound.title);
});

test("a language chosen on a missing page is remembered", async ({ page, context }) => {
  test.skip(locales.length < 2, "there is one language");
  await page.goto(missingPath(primary));
  await waitForApplication(page);
  await page.locator("header summary").first().click();
  await page.locator(`header a[hreflang="${second}"]`).click();
  await expect(page).toHaveURL(pages.home[second]);
  expect(await context.cookies()).toMatchObject([{ name: localeCookieName, value: second }]);
});
