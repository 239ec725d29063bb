// Consent: every way to decide, in every language; what stays untouched before; withdrawal.
import { expect } from "@playwright/test";
import { locales } from "../app/i18n/locales.ts";
import { pages, routes } from "../app/routes.ts";
import {
  expectConsentCookies,
  findConsentControl,
  readConsentCookies,
  storeConsent,
} from "./support/consent-control.ts";
import { fourth, primary, second, third } from "./support/languages.ts";
import { missingPath } from "./support/missing-path.ts";
import { test } from "./support/site-test.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

test.describe.configure({ mode: "parallel" });

const allIds = "technicalfunctionalmarketing";
const undecided = { given: undefined, enabledIds: undefined };

type Control = Awaited<ReturnType<typeof findConsentControl>>;

/** Each way to decide, and what the two cookies hold afterwards. */
const ways: Record<
  string,
  { act: (control: Control) => Promise<void>; given: string; enabledIds: string | undefined }
> = {
  "accept all in the bar": {
    act: ({ inBar }) => inBar("acceptAll").click(),
    given: allIds,
    enabledIds: "technical~functional~marketing",
  },
  "only necessary in the bar": {
    act: ({ inBar }) => inBar("acceptNecessary").click(),
    given: allIds,
    enabledIds: "technical",
  },
  "accept all in the modal": {
    act: async ({ inBar, inModal }) => {
      await inBar("choose").click();
      await inModal("acceptAll").click();
    },
    given: allIds,
    enabledIds: "technical~functional~marketing",
  },
  "only necessary in the modal": {
    act: async ({ inBar, inModal }) => {
      await inBar("choose").click();
      await inModal("acceptNecessary").click();
    },
    given: allIds,
    enabledIds: "technical",
  },
  "one choice saved": {
    act: async ({ inBar, inModal, modal }) => {
      await inBar("choose").click();
      await modal.getByRole("checkbox").nth(1).check();
      await inModal("save").click();
    },
    given: allIds,
    enabledIds: "technical~functional",
  },
  "nothing chosen and saved": {
    act: async ({ inBar, inModal }) => {
      await inBar("choose").click();
      await inModal("save").click();
    },
    given: allIds,
    enabledIds: "technical",
  },
  "decline all": {
    act: async ({ inBar, inModal }) => {
      await inBar("choose").click();
      await inModal("declineAll").click();
    },
    given: "0",
    enabledIds: undefined,
  },
};

// Each way in one language, and all languages among them.
for (const [index, [way, { act, given, enabledIds }]] of Object.entries(ways).entries()) {
  const locale = locales[index % locales.length] ?? primary;
  test(`${way}: stored, and not asked again after a reload (${locale})`, async ({
    page,
    context,
  }) => {
    await page.goto(pages.gdpr[locale]);
    const control = await findConsentControl(page, locale);
    await act(control);
    await expect(control.bar).toHaveCount(0);
    await expect(control.modal).toHaveCount(0);
    await expect(control.button).toBeFocused();
    await expectConsentCookies(context, { given, enabledIds });

    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector("section[aria-label]")) console.error("the bar was there");
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(pages.cookies[locale]);
    await expect(control.button).toBeVisible();
    await expect(control.bar).toHaveCount(0);
  });
}

test("a fresh visit to every page stores and asks for nothing", async ({ page, context }) => {
  const control = await findConsentControl(page, third);
  for (const route of routes.filter(({ locale }) => locale === third)) {
    await page.goto(route.path);
    await expect(control.bar).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => name !== "i18n_redirected")).toEqual([]);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toEqual({});
  }
});

// The second has a folder more, where a cookie may lie.
for (const locale of [primary, second] as const) {
  test(`two clicks take consent back, and its cookies with it (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const path = pages.about[locale];
    await storeConsent(context, String(baseURL), allIds, "technical~functional~marketing");
    const folders = ["/", ...(locale === primary ? [] : [`/${locale}`]), path];
    const { hostname: domain } = new URL(String(baseURL));
    await context.addCookies([
      ...folders.flatMap((folder) =>
        ["_ga", "_ga_AB12", "_gid"].map((name) => ({ name, value: "1", domain, path: folder })),
      ),
      { name: "kalandra_stay", value: "2027-07-03~2027-07-10", domain, path: "/" },
      { name: "somebody_else", value: "1", domain, path: "/" },
    ]);
    await page.goto(path);
    const control = await findConsentControl(page, locale);
    await control.button.click();
    await control.inModal("acceptNecessary").click();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
      .toEqual(["ncc_c", "ncc_e", "somebody_else"]);
    await expectConsentCookies(context, { given: allIds, enabledIds: "technical" });
  });
}

test("the cookie policy opens the settings and gets the focus back", async ({ page }) => {
  await page.goto(pages.cookies[fourth]);
  await waitForApplication(page);
  const control = await findConsentControl(page, fourth);
  const link = page.getByRole("main").getByRole("button", { name: control.texts.button });
  await link.click();
  await expect(control.modal).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(control.modal).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(control.bar).toBeVisible();
});

test("a change that is not saved is said, and forgotten on Escape", async ({ page, context }) => {
  await page.goto(pages.gdpr[second]);
  const { inBar, modal, texts } = await findConsentControl(page, second);
  const notice = modal.getByText(texts.modal.unsaved);
  const [technical, , marketing] = await openModal();
  await expect(notice).toHaveCount(0);
  await expect(technical as NonNullable<typeof technical>).toBeDisabled();
  await marketing?.check();
  await expect(notice).toBeVisible();
  await marketing?.uncheck();
  await expect(notice).toHaveCount(0);
  await marketing?.check();
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(inBar("choose")).toBeFocused();
  expect(await readConsentCookies(context)).toEqual(undecided);
  const again = await openModal();
  expect(await Promise.all(again.map((box) => box.isChecked()))).toEqual([true, false, false]);

  async function openModal() {
    await inBar("choose").click();
    await expect(modal.getByRole("checkbox")).toHaveCount(3);
    return modal.getByRole("checkbox").all();
  }
});

test.describe("on a page that does not exist", () => {
  test.use({ expectedProblems: [/\b404\b/] });

  test("consent counts too", async ({ page, context }) => {
    await page.goto(missingPath(third));
    const { inBar, button } = await findConsentControl(page, third);
    await inBar("acceptNecessary").click();
    await expect(button).toBeVisible();
    await expectConsentCookies(context, { given: allIds, enabledIds: "technical" });
  });
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
  await expect(here.modal.getByRole("checkbox").nth(2)).toBeChecked();
  await here.inModal("declineAll").click();
  await there.button.click();
  await expect(there.modal.getByRole("checkbox").nth(2)).not.toBeChecked();
});

const badCookies: Record<string, [given: string, enabledIds?: string]> = {
  junk: ["%3Cscript%3E", "~~~"],
  "consent without ids": [allIds],
  "an older set": ["technicalmarketing", "technical~marketing"],
  "ids that are not ours": [allIds, "technical~evil"],
  "four kilobytes": ["x".repeat(4000), "technical~".repeat(390)],
};

for (const [what, [given, enabledIds]] of Object.entries(badCookies)) {
  test(`${what} in the cookies: asked again, nothing runs`, async ({ page, context, baseURL }) => {
    await storeConsent(context, String(baseURL), given, enabledIds);
    await page.goto(pages.gdpr[second]);
    const { bar, inBar } = await findConsentControl(page, second);
    await expect(bar).toBeVisible();
    expect(await page.locator("head script[async]").count()).toBe(0);
    await inBar("acceptNecessary").click();
    await expectConsentCookies(context, { given: allIds, enabledIds: "technical" });
  });
}

test("a browser that refuses cookies is asked once a page, and nothing breaks", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
      set() {
        throw new DOMException("refused", "SecurityError");
      },
    });
    Object.defineProperty(globalThis, "BroadcastChannel", {
      value: class {
        constructor() {
          throw new DOMException("refused", "SecurityError");
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
