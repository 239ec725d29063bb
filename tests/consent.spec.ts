// Consent: the ways to decide, in all languages among them; what stays untouched before; withdrawal.
// Which values are a decision, and how one follows another, is in app/consent/*.test.ts.
import { expect } from "@playwright/test";
import { cookies, factTexts } from "../app/facts/facts.server.ts";
import { fillText } from "../app/i18n/fill-text.ts";
import { locales } from "../app/i18n/locales.ts";
import { localePrefix, pages } from "../app/routes.ts";
import { waitForApplication } from "./support/application.ts";
import {
  consentTo,
  consentToAll,
  declined,
  expectConsentCookies,
  findConsentControl,
  functionalId,
  marketingId,
  necessaryIds,
  readConsentCookies,
  stayCookie,
  storeConsent,
  undecided,
} from "./support/consent-control.ts";
import { fourth, missingPath, primary, readTexts, second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

type Control = Awaited<ReturnType<typeof findConsentControl>>;

/** A set of cookies that nobody could have chosen: it is asked again, and nothing runs. */
const junk = { given: "%3Cscript%3E", enabledIds: `${necessaryIds.join("~")}~evil` };

/** Ways to decide, each in another language: on which page, after what, and what the cookies hold afterwards. */
const ways = [
  {
    path: pages.gdpr[primary],
    before: undecided,
    locale: primary,
    decide: ({ inBar }: Control) => inBar("acceptAll").click(),
    stored: consentToAll,
  },
  {
    path: pages.gdpr[second],
    before: junk,
    locale: second,
    decide: ({ inBar }: Control) => inBar("acceptNecessary").click(),
    stored: consentTo(),
  },
  {
    path: missingPath(third),
    before: undecided,
    locale: third,
    decide: async ({ inBar, inModal, modal }: Control) => {
      await inBar("choose").click();
      await modal.getByRole("checkbox").nth(necessaryIds.length).check();
      await inModal("save").click();
    },
    stored: consentTo(cookies.optional[0]?.id ?? ""),
  },
  {
    path: pages.gdpr[fourth],
    before: undecided,
    locale: fourth,
    decide: async ({ inBar, inModal }: Control) => {
      await inBar("choose").click();
      await inModal("declineAll").click();
    },
    stored: declined,
  },
] as const;

test.describe("every way to decide", () => {
  test.use({ expectedProblems: [/\b404\b/] });

  test("is stored, and not asked again after a reload", async ({ page, context, baseURL }) => {
    await page.addInitScript((later) => {
      if (!later.includes(location.pathname)) return;
      new MutationObserver(() => {
        if (document.querySelector("section[aria-label]")) console.error("the bar was there");
      }).observe(document, { childList: true, subtree: true });
    }, Object.values(pages.cookies));
    for (const { path, before, locale, decide, stored } of ways) {
      await context.clearCookies();
      await storeConsent(context, String(baseURL), before);
      await page.goto(path);
      const control = await findConsentControl(page, locale);
      await expect(control.bar).toBeVisible();
      expect(await page.locator("head script[async]").count()).toBe(0);
      await decide(control);
      await expect(control.bar).toHaveCount(0);
      await expect(control.modal).toHaveCount(0);
      await expect(control.button).toBeFocused();
      await expectConsentCookies(context, stored);
      await page.goto(pages.cookies[locale]);
      await expect(control.button).toBeVisible();
      await expect(control.bar).toHaveCount(0);
    }
  });
});

test("two clicks take consent back, and its cookies with it", async ({
  page,
  context,
  baseURL,
}) => {
  const path = pages.about[second];
  await storeConsent(context, String(baseURL), consentToAll);
  // One that is named by its beginning may be called anything after it.
  const targets = cookies.optional
    .flatMap(({ targetCookieIds = [] }) => targetCookieIds)
    .map((name) => name.replace("*", "AB12"));
  const { hostname: domain } = new URL(String(baseURL));
  const folders = new Set(["/", localePrefix(second) || "/", path]);
  await context.addCookies(
    [...folders].flatMap((folder) =>
      [...targets, "somebody_else"].map((name) => ({ name, value: "1", domain, path: folder })),
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

test("the cookie policy opens the settings, which name who is told and both ways to refuse; a change is said, forgotten on Escape, and the focus comes back", async ({
  page,
  context,
}) => {
  await page.goto(pages.cookies[fourth]);
  await waitForApplication(page);
  const { bar, inModal, modal, texts } = await findConsentControl(page, fourth);
  await expect(page.locator("h1")).toHaveText(texts.bar.policy);
  // A legal text begins with the day of its last change.
  const { updated } = await readTexts(fourth, "legal");
  const day = page.getByRole("main").getByText(updated.split("{date}")[0] ?? "");
  await expect(day.locator("xpath=following-sibling::*[1]")).toHaveRole("heading");
  for (const company of companies) await expect(bar).toContainText(company);
  const link = page.getByRole("main").getByRole("button", { name: texts.button });
  const notice = modal.getByRole("status").getByText(texts.modal.unsaved);
  const boxes = modal.getByRole("checkbox");
  const last = boxes.last();
  await link.click();
  await expect(notice).toHaveCount(0);
  await expect(boxes.first()).toBeDisabled();
  const { description } = factTexts(fourth).cookies.choices[marketingId] ?? {};
  await expect(modal).toContainText(description ?? "");
  await expect(inModal("declineAll")).toBeVisible();
  const { acceptNecessary: necessary, declineAll: decline, refusing } = texts.modal;
  await expect(modal.getByText(fillText(refusing, { necessary, decline }))).toBeVisible();
  for (const { name } of Object.values(factTexts(fourth).cookies.choices)) {
    await expect(modal.getByRole("checkbox", { name })).toHaveCount(1);
  }
  await last.check();
  await expect(notice).toBeVisible();
  await last.uncheck();
  await expect(notice).toHaveCount(0);
  await last.check();
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(bar).toBeVisible();
  expect(await readConsentCookies(context)).toEqual(undecided);
  await link.click();
  await expect(boxes.first()).toBeChecked();
  await expect(last).not.toBeChecked();
});

/** Whom marketing tells, by the first word of each name: `Google Ireland Limited`. */
const companies = new Set(
  cookies.optional
    .find(({ id }) => id === marketingId)
    ?.cookies.map(({ provider = "" }) => provider.split(" ")[0] ?? ""),
);

test("bar, category and policy name whom marketing tells, in every language", async ({ ask }) => {
  for (const locale of locales) {
    const { bar } = await readTexts(locale, "consent");
    const { choices } = factTexts(locale).cookies;
    const policy = (await ask(pages.cookies[locale])).body.toString();
    for (const company of companies) {
      const told = [JSON.stringify(bar), JSON.stringify(choices[marketingId]), policy];
      for (const text of told) expect(text, locale).toContain(company);
    }
  }
});

test("a decision in one tab reaches the other", async ({ page, context }) => {
  await page.goto(pages.home[third]);
  const here = await findConsentControl(page, third);
  await expect(here.bar).toBeVisible();
  const other = await context.newPage();
  await other.goto(pages.about[third]);
  const there = await findConsentControl(other, third);
  await there.inBar("acceptAll").click();
  await expect(here.bar).toHaveCount(0);
  await expect(here.button).toBeVisible();
  await expect(here.button).not.toBeFocused();
  await here.button.click();
  await expect(here.modal.getByRole("checkbox").last()).toBeChecked();
  await here.inModal("declineAll").click();
  await there.button.click();
  await expect(there.modal.getByRole("checkbox").last()).not.toBeChecked();
});

test("a browser that refuses cookies is asked once a page, and nothing breaks", async ({
  page,
}) => {
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
  await page.goto(pages.gdpr[fourth]);
  const { bar, inBar, button } = await findConsentControl(page, fourth);
  await inBar("acceptAll").click();
  await expect(bar).toHaveCount(0);
  await expect(button).toBeVisible();
});
