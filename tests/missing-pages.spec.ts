// What is not there is said to be not there, in the language of the prefix.
import { join } from "node:path";
import { expect } from "@playwright/test";
import { localeCookieName } from "../domain/cookies.ts";
import { locales } from "../domain/locales/locales.ts";
import { villa } from "../house/facts/facts.server.ts";
import { errorPath, paths } from "../house/routes/routes.ts";
import { workspace } from "./support/built-site.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { expectNoBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { missingPath, readTexts, wordiest } from "./support/languages.ts";
import { readTags } from "./support/read-tags.ts";
import { test } from "./support/site-test.ts";
import { walkByKeyboard } from "./support/walk-by-keyboard.ts";

const phone = { width: 360, height: 640 };
const laptop = { width: 1280, height: 800 };

// The browser itself remarks on the status of the document.
test.use({ expectedProblems: [/404|500|Page not found/] });

test("an unknown address has an error page with a way home", async ({ ask }) => {
  for (const locale of locales) {
    const { notFound, home } = await readTexts(locale, "errors");
    const { status, body } = await ask(missingPath(locale));
    const html = body.toString();
    expect(status).toBe(404);
    expect(readTags(html, "html")[0]?.lang).toBe(locale);
    const robots = expect.objectContaining({ name: "robots", content: "noindex" });
    expect(readTags(html, "meta")).toContainEqual(robots);
    expect(html).toContain(`<title>${notFound.title} | ${villa.name}</title>`);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const text of [`${notFound.title}</h1>`, "404", notFound.text, villa.contact.email]) {
      expect(main, locale).toContain(text);
    }
    const link = main.slice(0, main.indexOf(`${home}</a>`));
    expect(readTags(link, "a").at(-1)?.href).toBe(paths.home[locale]);
  }
});

test("error pages", async ({ page, context }) => {
  // Three walks around what all pages share.
  test.slow();
  const path = missingPath(wordiest);
  const { notFound, home } = await readTexts(wordiest, "errors");
  const heading = page.getByRole("heading", { level: 1 });
  await prepareBarrierSearch(page);
  await page.addInitScript(() => {
    addEventListener("error", ({ error: { message, data, fatal } }) => {
      Object.assign(window, { told: { message, data, fatal } });
    });
  });
  await test.step("say what is missing to those who listen", async () => {
    await page.goto(`${path}?a=1#b`);
    const told = { message: `Page not found: ${path}?a=1#b`, data: { path }, fatal: false };
    await expect.poll(() => page.evaluate("window.told")).toEqual(told);
  });
  await test.step("have no barriers, and the keyboard leads through them", async () => {
    await page.goto(path);
    await expect((await findConsentControl(page, wordiest)).bar).toBeVisible();
    await expectNoBarriers(page, [laptop, phone]);
    const there = await walkByKeyboard(page);
    expect(there.problems).toEqual([]);
    const back = await walkByKeyboard(page, "Shift+Tab");
    expect(back.problems).toEqual([]);
    expect(back.stops.toReversed()).toEqual(there.stops);
  });
  await test.step("lead home, and are there again on the way back", async () => {
    await page.locator("main").getByRole("link", { name: home }).click();
    await expect(page).toHaveURL(paths.home[wordiest]);
    await expect(heading).not.toHaveText(notFound.title);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText(notFound.title);
  });
  await test.step("lead to other languages", async () => {
    const other = locales.find((locale) => locale !== wordiest);
    if (other) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator("header summary").first().click();
      await page.locator(`header a[hreflang="${other}"]`).click();
      await expect(page).toHaveURL(paths.home[other]);
      expect(await context.cookies()).toMatchObject([{ name: localeCookieName, value: other }]);
    }
  });
  await test.step("have no barriers where the fault is ours", async () => {
    const file = join(workspace.out, "static", `${errorPath(500, wordiest)}.html`);
    await page.route(path, (route) => route.fulfill({ status: 500, path: file }));
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expectNoBarriers(page, [laptop, phone]);
  });
});
