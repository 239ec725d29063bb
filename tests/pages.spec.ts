// Every page in every language, as a visitor with JavaScript gets it.

import { expect } from "@playwright/test";
import { factTexts, villa } from "../app/facts/facts.server.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages, routes } from "../app/routes.ts";
import { parseHtml } from "./support/parse-html.ts";
import { readMainText } from "./support/read-main-text.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

for (const { name, path, locale } of routes) {
  test(`${name} answers, in its language, and hydrates without a change`, async ({
    page,
    context,
    ask,
  }) => {
    const sent = await parseHtml(page, (await ask(path)).body.toString());
    const textSent = await readMainText(sent);

    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForApplication(page);

    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page).toHaveTitle(new RegExp(`^\\S.+ \\| ${villa.name}$`));
    expect(await readMainText(await page.evaluateHandle(() => document))).toBe(textSent);
    expect(await context.cookies(), "nothing is stored before a visitor chooses").toEqual([]);

    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("main"), "the first Tab stop leads to the content").toBeFocused();
  });
}

for (const name of ["about", "gallery", "location"] as const) {
  test(`${name} ends in an invitation, however a visitor came there`, async ({ page }) => {
    for (const locale of locales) {
      const { closing } = await readTexts(locale, name);
      const heading = page.getByRole("heading", { name: closing.heading, exact: true });
      const invitation = page.locator("main section").filter({ has: heading });
      const expectWays = async () => {
        await expect(
          invitation.getByRole("link", { name: closing.dates, exact: true }),
        ).toHaveAttribute("href", `${pages["pricing-and-availability"][locale]}#availability`);
        await expect(invitation.locator('a[target="_blank"]')).toHaveAttribute(
          "href",
          factTexts(locale).links.booking.home,
        );
      };
      await page.goto(pages[name][locale]);
      await expectWays();
      await page.goto(pages.cookies[locale]);
      await waitForApplication(page);
      await page.locator(`footer a[href="${pages[name][locale]}"]`).click();
      await expectWays();
    }
  });
}
