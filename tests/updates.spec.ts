// A tab that stays open while the site is deployed anew, and a network that loses a file.

import { expect, type Page } from "@playwright/test";
import { villa } from "../app/facts/facts.server.ts";
import { formatDay } from "../app/i18n/format.ts";
import { redirectRules } from "../app/redirects.ts";
import { pages, payloadPath, routes } from "../app/routes.ts";
import { builtSite } from "./support/built-site.ts";
import { findCalendar } from "./support/calendar-parts.ts";
import { footerLink } from "./support/footer-link.ts";
import { fourth, primary, third } from "./support/languages.ts";
import { readTexts } from "./support/read-texts.ts";
import { isSameDocument, markDocument, startAt } from "./support/same-document.ts";
import { test } from "./support/site-test.ts";
import { findStays } from "./support/stays.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

const hour = "01:00:01";

async function publishBuild(page: Page, id: string): Promise<void> {
  await page.route("**/builds/latest.json?*", (route) =>
    route.fulfill({ json: { id, timestamp: 1 } }),
  );
}

/** What browsers do whose owner has forbidden all storage. */
function refuseStorage(): void {
  Object.defineProperty(globalThis, "sessionStorage", {
    get() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
}

test("a newer build is loaded with the next click, where storage is refused too; the same build changes nothing", async ({
  page,
}) => {
  await page.addInitScript(refuseStorage);
  await page.clock.install();
  await startAt(page, pages.home[primary]);
  for (const [id, path, isSame] of [
    [builtSite.buildId, pages.about[primary], true],
    ["newer", pages.gallery[primary], false],
  ] as const) {
    await publishBuild(page, id);
    const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
    await page.clock.fastForward(hour);
    await asked;
    expect(await isSameDocument(page)).toBe(true);
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    expect(await isSameDocument(page)).toBe(isSame);
  }
});

test("half a stay is kept when a newer build is loaded", async ({ page, ask }) => {
  const { free } = await findStays(ask);
  await page.clock.install();
  await publishBuild(page, "newer");
  const { arrival, answer, path } = await findCalendar(page, primary);
  await startAt(page, path);
  await arrival.fill(free.arrival);
  await expect(answer).toContainText(formatDay(free.arrival, primary));
  const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
  await page.clock.fastForward(hour);
  await asked;
  await footerLink(page, pages.gallery[primary]).click();
  await expect(page).toHaveURL(pages.gallery[primary]);
  expect(await isSameDocument(page)).toBe(false);
  await waitForApplication(page);
  await page.getByRole("banner").locator(`a[href="${path}"]`).first().click();
  await expect(arrival).toHaveValue(free.arrival);
});

test("latest.json and the manifest say what was built", async ({ ask }) => {
  const latest = await ask("/builds/latest.json");
  expect(JSON.parse(latest.body.toString())).toEqual({
    id: builtSite.buildId,
    timestamp: expect.any(Number),
  });
  const manifest = JSON.parse(
    (await ask(`/builds/meta/${builtSite.buildId}.json`)).body.toString(),
  );
  expect(manifest.prerendered.toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
  for (const { from, to } of redirectRules) {
    expect(manifest.routeRules[from]).toEqual({ redirect: to });
  }
});

test("a page's data are JSON at their own address only", async ({ ask }) => {
  const path = pages.about[primary];
  const payload = await ask(`${payloadPath(path)}?${builtSite.buildId}`);
  expect(payload.headers["content-type"]).toContain("application/json");
  for (const query of ["?_payload.json", "?_payload", "?x=/_payload.json", "?format=json"]) {
    expect((await ask(path + query)).headers["content-type"]).toContain("text/html");
  }
});

test.describe("when a file is lost", () => {
  test.use({ expectedProblems: [/net::ERR_FAILED|console error|console warning|uncaught error/] });

  test("a chunk that cannot be loaded loads the page at its address", async ({ page }) => {
    await startAt(page, pages.home[primary]);
    // Prefetching has failed as well: nothing of the page is there when it is asked for.
    await page.route(new RegExp(`assets/(?:frame-${third}|location)-`), (route) => route.abort());
    await page.evaluate((path) => location.assign(path), pages.location[third]);
    const texts = await readTexts(third, "location");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.heading);
    expect(await isSameDocument(page)).toBe(false);
  });

  test("reloading happens once; then the error page says so, in the language", async ({ page }) => {
    await startAt(page, pages.home[primary]);
    await page.route(`**${payloadPath(pages.location[third])}*`, (route) => route.abort());
    await page.evaluate((path) => {
      const expires = Date.now() + 9000;
      sessionStorage.setItem("site:reload", JSON.stringify({ [path]: expires }));
      location.assign(path);
    }, pages.location[third]);
    const texts = await readTexts(third, "errors");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.general.title);
    expect(await isSameDocument(page)).toBe(true);
    // And the visitor can go on.
    await footerLink(page, pages.about[third]).click();
    const about = await readTexts(third, "about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.heading);
  });

  test("where the error page is lost as well, nothing is loaded a second time", async ({
    page,
  }) => {
    await page.route("**/_payload.json*", (route) => route.abort());
    await startAt(page, pages.home[fourth]);
    const gallery = footerLink(page, pages.gallery[fourth]);
    await gallery.click();
    await expect(page).toHaveURL(pages.gallery[fourth]);
    const { heading } = await readTexts(fourth, "gallery");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(await isSameDocument(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(pages.home[fourth]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(villa.name);
    await waitForApplication(page);
    await markDocument(page);
    await gallery.click();
    const { lost } = await readTexts(fourth, "navigation");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(lost.title);
    await expect(page).toHaveURL(pages.gallery[fourth]);
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole("link", { name: lost.home }).click();
    await expect(page).toHaveURL(pages.home[fourth]);
    await expect(page.locator("header")).toBeVisible();
  });
});
