// Every page as a visitor gets it, with JavaScript and without, in one language after the other.
import { expect, type Page } from "@playwright/test";
import { factTexts, prices, villa } from "../app/facts/facts.server.ts";
import { formatMoney } from "../app/i18n/format.ts";
import { languageNames, locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { formatStayQuery } from "../app/stay/stay.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { isLoaded } from "./support/is-loaded.ts";
import { pagesInTurn, primary, second } from "./support/languages.ts";
import { parseHtml } from "./support/parse-html.ts";
import { readMainText } from "./support/read-main-text.ts";
import { readTags } from "./support/read-tags.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { findStays } from "./support/stays.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

test("every page answers, in its language, and hydrates without a change", async ({
  page,
  context,
  ask,
}) => {
  test.slow();
  for (const { name, path, locale } of pagesInTurn) {
    await page.goto("about:blank");
    const sent = await parseHtml(page, (await ask(path)).body.toString());
    const textSent = await readMainText(sent);
    const response = await page.goto(path);
    expect(response?.status(), name).toBe(200);
    await waitForApplication(page);

    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page).toHaveTitle(new RegExp(`^\\S.+ \\| ${villa.name}$`));
    expect(await readMainText(await page.evaluateHandle(() => document)), name).toBe(textSent);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("main"), "the first Tab stop leads to the content").toBeFocused();

    await expect((await findConsentControl(page, locale)).bar).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await context.cookies(), "nothing is stored before a visitor chooses").toEqual([]);
    const kept = await page.evaluate(() => ({ ...localStorage, counts: "dataLayer" in window }));
    expect(kept, "and nobody counts").toEqual({ counts: false });
    // Each language is named in itself, and said to be, so that it is read out in its own voice.
    for (const other of locales.filter((one) => one !== locale)) {
      const link = page.locator(`header a[hreflang="${other}"]`);
      await expect(link).toHaveText(languageNames[other]);
      await expect(link).toHaveAttribute("lang", other);
    }
  }
});

test("pages end in an invitation", async ({ ask }) => {
  for (const name of ["about", "gallery", "location"] as const) {
    const { closing } = await readTexts(second, name);
    const html = (await ask(pages[name][second])).body.toString();
    const invitation = html.slice(
      html.indexOf(`>${closing.heading}</h2>`),
      html.indexOf("</main>"),
    );
    const addresses = readTags(invitation, "a").map(({ href }) => href);
    expect(addresses).toContain(`${pages["pricing-and-availability"][second]}#availability`);
    expect(addresses).toContain(factTexts(second).links.booking.home);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  /** Legal pages and the home page have thousands of characters, the gallery its captions. */
  const fewestCharacters = 200;

  /** Links of the page's content that cannot be seen on this screen: their places and addresses. */
  async function findHiddenLinks(page: Page): Promise<readonly string[]> {
    return page.locator("main a").evaluateAll((links) =>
      links.flatMap((link, index) => {
        const isHidden = !link.checkVisibility() && !link.closest("details:not([open])");
        return isHidden ? [`${index}: ${(link as HTMLAnchorElement).href}`] : [];
      }),
    );
  }

  test("every page is complete and quiet", async ({ page, ask }) => {
    for (const { path, name, locale } of pagesInTurn) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto("about:blank");
      const sent = await parseHtml(page, (await ask(path)).body.toString());
      const textSent = await sent.evaluate(({ body }) => body.querySelector("main")?.textContent);
      await page.goto(path);
      await expect(page.locator("h1"), name).toBeVisible();
      const { bar } = await findConsentControl(page, locale);
      await expect(bar, "nobody is asked who could not answer").toHaveCount(0);
      const main = await page.locator("main").evaluate((element) => ({
        all: element.textContent,
        visibleCharacters: [...element.querySelectorAll("h1, h2, h3, p, li, th, td, dt, dd")]
          .filter((part) => part.checkVisibility())
          .reduce((sum, part) => sum + part.textContent.length, 0),
      }));
      expect(main.all, name).toBe(textSent);
      expect(main.visibleCharacters, name).toBeGreaterThan(fewestCharacters);
      const hiddenWide = await findHiddenLinks(page);
      await page.setViewportSize({ width: 360, height: 800 });
      const hiddenOnPhone = new Set(await findHiddenLinks(page));
      // A bar of phones is for phones alone; a link that waits for a script is in sight nowhere.
      expect(
        hiddenWide.filter((link) => hiddenOnPhone.has(link)),
        name,
      ).toEqual([]);
    }
  });

  test("all prices can be read, and a stay is kept when the language is changed", async ({
    page,
    ask,
  }) => {
    const { free } = await findStays(ask);
    await page.goto(`${pages["pricing-and-availability"][primary]}?${formatStayQuery(free)}`);
    if (locales.length > 1) {
      await page.locator("header summary").first().click();
      await page.locator(`header a[hreflang="${second}"]`).click();
    }
    const place = locales.length > 1 ? "#quote" : "";
    await expect(page).toHaveURL(
      `${pages["pricing-and-availability"][second]}?${formatStayQuery(free)}${place}`,
    );
    const texts = await readTexts(second, "seasonal-pricing");
    const rows = page.getByRole("table", { name: texts.caption }).getByRole("row");
    for (const { pricePerNight } of prices.periods) {
      const price = formatMoney(pricePerNight, prices.currency, second);
      await expect(rows.getByText(price, { exact: true }).first()).toBeVisible();
    }
  });

  test("pictures below the first screen load, and are not held back on paper", async ({ page }) => {
    await page.goto(pages.home[primary]);
    const next = page.locator("main picture img[loading=lazy]").first();
    await expect.poll(() => next.evaluate(isLoaded)).toBe(true);
    await page.emulateMedia({ media: "print" });
    await page.goto(pages.gallery[primary]);
    await expect(next).toHaveCSS("animation-name", "none");
  });
});
