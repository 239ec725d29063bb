// What visitors are told about cookies: the same wherever it is said.
import { expect } from "@playwright/test";
import { cookies, factTexts } from "../app/facts/facts.server.ts";
import { fillText } from "../app/i18n/fill-text.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { findConsentControl, marketingId } from "./support/consent-control.ts";
import { second } from "./support/languages.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";

const marketing = cookies.optional.find(({ id }) => id === marketingId);
/** Who gets to know what visitors do, by the first word of each name: `Google Ireland Limited`. */
const companies = new Set(
  marketing?.cookies.map(({ provider = "" }) => provider.split(" ")[0] ?? ""),
);

test("bar, category and policy name whom marketing tells, and both ways to refuse", async ({
  page,
  ask,
}) => {
  for (const locale of locales) {
    const { bar } = await readTexts(locale, "consent");
    const { choices } = factTexts(locale).cookies;
    const policy = (await ask(pages.cookies[locale])).body.toString();
    for (const company of companies) {
      const told = [JSON.stringify(bar), JSON.stringify(choices[marketingId]), policy];
      for (const text of told) expect(text, locale).toContain(company);
    }
  }
  await page.goto(pages.cookies[second]);
  const { bar, inBar, inModal, modal, texts } = await findConsentControl(page, second);
  await expect(page.locator("h1")).toHaveText(texts.bar.policy);
  await expect(bar).toBeVisible();
  await inBar("choose").click();
  const categories = modal.getByRole("listitem").filter({ has: page.getByRole("checkbox") });
  for (const company of companies) {
    await expect(bar).toContainText(company);
    await expect(categories.last()).toContainText(company);
  }
  await expect(inModal("declineAll")).toBeVisible();
  const same = fillText(texts.modal.refusing, {
    necessary: texts.modal.acceptNecessary,
    decline: texts.modal.declineAll,
  });
  await expect(modal.getByText(same)).toBeVisible();

  // A legal text begins with the day of its last change.
  await page.keyboard.press("Escape");
  const { updated } = await readTexts(second, "legal");
  const sentence = page.getByRole("main").getByText(updated.split("{date}")[0] ?? "");
  for (const id of ["gdpr", "cookies"] as const) {
    await page.goto(pages[id][second]);
    await expect(sentence).toHaveCount(1);
    const next = await sentence.evaluate(({ nextElementSibling }) => nextElementSibling?.tagName);
    expect(next, "above the first section").toBe("H2");
  }
});
