// Consent: the ways to decide, in all languages among them; what stays untouched before; withdrawal.
// Which values are a decision is in site/consent/*.test.ts.
import { expect } from "@playwright/test";
import { locales } from "../domain/locales/locales.ts";
import { cookies, factMessages } from "../house/facts/facts.server.ts";
import { localePrefix, paths } from "../house/routes/routes.ts";
import {
  consentTo,
  consentToAll,
  declined,
  expectConsentCookies,
  findConsentControl,
  functionalId,
  marketingId,
  necessaryIds,
  stayCookie,
  storeConsent,
  undecided,
} from "./support/consent-control.ts";
import { fourth, primary, readTexts, second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

/** A set of cookies that nobody could have chosen: it is asked again, and nothing runs. */
const junk = { given: "%3Cscript%3E", enabledIds: `${necessaryIds.join("~")}~evil` };

/** Ways to decide, each in another language: what the cookies hold before and afterwards. */
const ways = [
  [primary, undecided, "acceptAll", consentToAll],
  [second, junk, "acceptNecessary", consentTo()],
  [third, undecided, "save", consentTo(cookies.optional[0]?.id ?? "")],
  [fourth, undecided, "declineAll", declined],
] as const;

test("every way to decide is stored, and not asked again", async ({ page, context }) => {
  await page.addInitScript((later) => {
    if (!later.includes(location.pathname)) return;
    new MutationObserver(() => {
      if (document.querySelector("section[aria-label]")) console.error("the bar was there");
    }).observe(document, { childList: true, subtree: true });
  }, Object.values(paths.cookies));
  for (const [locale, before, way, stored] of ways) {
    await test.step(way, async () => {
      await context.clearCookies();
      await storeConsent(context, before);
      await page.goto(paths.gdpr[locale]);
      const { bar, button, inBar, inModal, modal } = await findConsentControl(page, locale);
      await expect(bar).toBeVisible();
      expect(await page.locator("head script[async]").count()).toBe(0);
      if (way === "acceptAll" || way === "acceptNecessary") await inBar(way).click();
      else {
        await inBar("choose").click();
        const optional = modal.getByRole("checkbox").nth(necessaryIds.length);
        if (way === "save") await optional.check();
        await inModal(way).click();
      }
      await expect(bar).toHaveCount(0);
      await expect(modal).toHaveCount(0);
      await expect(button).toBeFocused();
      await expectConsentCookies(context, stored);
      await page.goto(paths.cookies[locale]);
      await expect(button).toBeVisible();
      await expect(bar).toHaveCount(0);
    });
  }
});

test("two clicks take consent back, and its cookies with it", async ({ page, context }) => {
  const path = paths.about[second];
  await storeConsent(context, consentToAll);
  // One that is named by its beginning may be called anything after it.
  const targets = cookies.optional
    .flatMap(({ targetCookieIds = [] }) => targetCookieIds)
    .map((name) => name.replace("*", "AB12"));
  const folders = new Set(["/", localePrefix(second) || "/", path]);
  await context.addCookies(
    [...folders].flatMap((folder) =>
      [...targets, "somebody_else"].map((name) => ({
        name,
        value: "1",
        domain: "127.0.0.1",
        path: folder,
      })),
    ),
  );
  await page.goto(path);
  const control = await findConsentControl(page, second);
  await control.button.click();
  await control.inModal("acceptNecessary").click();
  await expectConsentCookies(context, consentTo());
  await expect
    .poll(async () => new Set((await context.cookies()).map(({ name }) => name)))
    .toEqual(new Set(["somebody_else", cookies.consentGivenCookie, cookies.enabledIdsCookie]));
  expect(targets).toEqual(expect.arrayContaining(functionalId === "" ? [] : [stayCookie]));
});

/** Whom marketing tells, by the first word of each name: `Google Ireland Limited`. */
const companies = new Set(
  cookies.optional
    .find(({ id }) => id === marketingId)
    ?.cookies.map(({ provider = "" }) => provider.split(" ")[0] ?? ""),
);

test("bar, category and policy name whom marketing tells", async ({ ask }) => {
  for (const locale of locales) {
    const { bar } = await readTexts(locale, "consent");
    const { choices } = factMessages(locale).cookies;
    const policy = (await ask(paths.cookies[locale])).body.toString();
    for (const company of companies) {
      const told = [JSON.stringify(bar), JSON.stringify(choices[marketingId]), policy];
      for (const text of told) expect(text, locale).toContain(company);
    }
  }
});

test("a browser that refuses cookies is asked once a page", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
    Object.defineProperty(globalThis, "BroadcastChannel", {
      value: class {
        constructor() {
          refuse();
        }
      },
    });
  });
  await page.goto(paths.gdpr[fourth]);
  const { bar, inBar, button } = await findConsentControl(page, fourth);
  await inBar("acceptAll").click();
  await expect(bar).toHaveCount(0);
  await expect(button).toBeVisible();
});
