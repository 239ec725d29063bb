// Every page as a visitor gets it first, in one language after the other: what it costs, that it is
// whole, and that it has no barriers, with the consent bar in the way. As it is without JavaScript, and
// in every language, is in layout.spec.ts.
import { expect } from "@playwright/test";
import { languageNames, locales } from "../../domain/locales/locales.ts";
import { listHosts } from "../../house/facts/consent.ts";
import { listChoices } from "../../house/facts/cookies.ts";
import { cookies, rooms, villa } from "../../house/facts/facts.server.ts";
import { findPage, paths } from "../../house/routes/routes.ts";
import { waitForApplication } from "../support/application.ts";
import { budgets } from "../support/budgets.ts";
import { findConsentControl } from "../support/consent-control.ts";
import { expectNoBarriers, prepareBarrierSearch } from "../support/find-barriers.ts";
import { pagesInTurn, readTexts, second } from "../support/languages.ts";
import { loadFirstView, phone } from "../support/load-first-view.ts";
import { readMainText } from "../support/read-main-text.ts";
import { readTags } from "../support/read-tags.ts";
import { test } from "../support/site-test.ts";
import { walkByKeyboard } from "../support/walk-by-keyboard.ts";

const { script: scriptOrigins } = listHosts(cookies, null);
const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;
const smallPhone = { width: 360, height: 640 };
const laptop = { width: 1280, height: 800 };
/** What is left of a laptop when a visitor enlarges to 400 %. */
const enlarged = { width: 320, height: 256 };

test.describe("the first page of a visit", () => {
  test.use(phone);

  for (const { page: id, path, locale } of pagesInTurn) {
    test(`${id}, ${locale}`, async ({ page, context, ask }) => {
      const textSent = await readMainText(page, (await ask(path)).body.toString());
      await prepareBarrierSearch(page);
      const view = await loadFirstView(page, path);
      await test.step("stays within its budgets", async () => {
        expect(kilobytes(view.script)).toBeGreaterThan(0);
        const own = scriptOrigins.length > 0 ? budgets.ownScriptKilobytes : 0;
        const others = Math.max(0, locales.length - 4);
        const scripts = budgets.scriptKilobytes + others * budgets.languageScriptKilobytes;
        expect(kilobytes(view.script)).toBeLessThanOrEqual(scripts + own);
        const isLatin = new Intl.Locale(locale).maximize().script === "Latn";
        const fonts = budgets.fontKilobytes + (isLatin ? 0 : budgets.otherScriptKilobytes);
        expect(kilobytes(view.fonts)).toBeLessThanOrEqual(
          fonts + others * budgets.languageFontKilobytes,
        );
        expect(kilobytes(view.heroPicture)).toBeLessThanOrEqual(budgets.heroKilobytes);
        expect(view.styles, "all styles are in the HTML").toBe(0);
      });
      await test.step("hydrates without a change", async () => {
        await waitForApplication(page);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page).toHaveTitle(new RegExp(`^\\S.+ \\| ${villa.name}$`));
        expect(await readMainText(page)).toBe(textSent);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("h1")).toBeVisible();
        for (const landmark of ["banner", "main", "contentinfo"] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
      });
      await test.step("names each language in itself, to be read out in its own voice", async () => {
        const named = page.locator("header a[hreflang]");
        const languages = await named.evaluateAll((links) =>
          links.map((link) =>
            ["hreflang", "lang"].map((name) => link.getAttribute(name)).concat(link.textContent),
          ),
        );
        const others = locales.filter((other) => other !== locale);
        expect(languages).toEqual(others.map((other) => [other, other, languageNames[other]]));
      });
      await test.step("has no barriers", async () => {
        const { bar } = await findConsentControl(page, locale);
        // A house with nothing to choose asks nobody.
        await expect(bar).toBeVisible({ visible: listChoices(cookies).length > 0 });
        await expectNoBarriers(page, [laptop, smallPhone]);
      });
      await test.step("the Tab key leads through it", async () => {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(page.locator("main"), "the first Tab stop leads to the content").toBeFocused();
        expect((await walkByKeyboard(page, "Tab", "main")).problems).toEqual([]);
      });
      await test.step("nothing is stored, and nobody counts, before a visitor chooses", async () => {
        expect(await context.cookies(), "nothing is stored before a visitor chooses").toEqual([]);
        const kept = await page.evaluate(() => ({
          ...localStorage,
          counts: "dataLayer" in window,
        }));
        expect(kept, "and nobody counts").toEqual({ counts: false });
      });
      if (id !== "home") return;
      await page.setViewportSize(enlarged);
      const isCovered = (problem: string) => problem.includes("is hidden in 5 of 5 places");
      expect((await walkByKeyboard(page)).problems.filter(isCovered)).toEqual([]);
    });
  }
});

test("rooms stand below the name of their apartment, and the facts say how many there are", async ({
  page,
}) => {
  const inApartments = rooms.filter(({ apartment }) => apartment !== undefined);
  test.skip(inApartments.length === 0, "the house has none");
  const { apartments, facts, rooms: words } = await readTexts(second, "about");
  await page.goto(paths.about[second]);
  for (const { key, apartment = "" } of inApartments) {
    const name = apartments[apartment]?.name ?? "";
    const part = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
    await expect(part.getByRole("heading", { name: words[key]?.name ?? "" })).toBeVisible();
  }
  const row = page.locator("dl > div").filter({ hasText: facts.apartments });
  const count = new Set(inApartments.map(({ apartment }) => apartment)).size;
  await expect(row).toContainText(String(count));
});

test("pages end with a link to the one that follows", async ({ ask }) => {
  for (const name of ["about", "gallery", "location"] as const) {
    // A house may have left it out.
    if (!findPage(name, second)) continue;
    const html = (await ask(paths[name][second])).body.toString();
    const main = html.slice(0, html.indexOf("</main>"));
    const addresses = readTags(main, "a").map(({ href }) => href);
    const prices = `${paths["pricing-and-availability"][second]}#availability`;
    const next = name === "about" ? findPage("gallery", second)?.path : undefined;
    expect(addresses.slice(-2).map((href = "") => href.replace(/\?[^#]*/, ""))).toContain(
      next ?? prices,
    );
  }
});
