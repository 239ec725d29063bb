// What visitors are told about cookies: true, and the same wherever it is said.
import { expect } from "@playwright/test";
import { fillText } from "../app/i18n/fill-text.ts";
import { locales, type PerLocale } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { second } from "./support/languages.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";

/** What the marketing cookies of the site do, in the words of each language. */
const effects: PerLocale<readonly string[]> = {
  en: ["Google", "measures", "interest profiles", "personalised", "USA"],
  hr: ["Google", "mjeri", "profile interesa", "prilagođene oglase", "SAD"],
  de: ["Google", "misst", "Interessenprofile", "personalisierte Werbung", "USA"],
  it: ["Google", "misura", "profili di interessi", "annunci personalizzati", "Stati Uniti"],
};

for (const locale of locales) {
  test(`bar, category and policy say what marketing does (${locale})`, async ({ page }) => {
    const { policy } = (await readTexts(locale, "consent")).bar;
    await page.goto(pages.cookies[locale]);
    await expect(page.locator("h1")).toHaveText(policy);
    const { bar, inBar, inModal, modal, texts } = await findConsentControl(page, locale);
    const section = page.getByRole("heading", { name: /market/i, level: 3 }).locator("+ p");
    for (const word of effects[locale]) await expect(section).toContainText(word);
    for (const word of effects[locale]) await expect(bar).toContainText(word);
    await inBar("choose").click();
    const category = modal
      .getByRole("listitem")
      .filter({ hasText: /market/i })
      .last();
    for (const word of effects[locale]) await expect(category).toContainText(word);
    // Two ways to refuse, and that they come to the same.
    await expect(inModal("declineAll")).toBeVisible();
    const same = fillText(texts.modal.refusing, {
      necessary: texts.modal.acceptNecessary,
      decline: texts.modal.declineAll,
    });
    await expect(modal.getByText(same)).toBeVisible();
  });
}

test("a legal text begins with the day of its last change", async ({ page }) => {
  const { updated } = await readTexts(second, "legal");
  const sentence = page.getByRole("main").getByText(updated.split("{date}")[0] ?? "");
  for (const id of ["gdpr", "cookies"] as const) {
    await page.goto(pages[id][second]);
    await expect(sentence).toHaveCount(1);
    const isAbove = await sentence.evaluate(
      (element) => element.nextElementSibling?.tagName === "H2",
    );
    expect(isAbove, "above the first section").toBe(true);
  }
});
