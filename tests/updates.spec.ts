// A tab that stays open while the site is deployed anew.
import { expect, type Page } from "@playwright/test";
import { formatDay } from "../domain/locales/format.ts";
import { redirectRules } from "../house/routes/redirects.ts";
import { paths, routes } from "../house/routes/routes.ts";
import { footerLink, isSameDocument, startAt, waitForApplication } from "./support/application.ts";
import { builtSite } from "./support/built-site.ts";
import { primary } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { findCalendar } from "./support/stays.ts";

/** Lets an hour pass, after which the page learns of the newest build; its clock is ours. */
async function publishBuild(page: Page, id: string): Promise<void> {
  const latest = /\/builds\/latest\.json\?\d+$/;
  await page.route(latest, (route) => route.fulfill({ json: { id, timestamp: 1 } }));
  const asked = page.waitForResponse(latest);
  await page.clock.fastForward("01:00:01");
  await asked;
}

/** What browsers do whose owner has forbidden all storage. */
function refuseStorage(): void {
  Object.defineProperty(globalThis, "sessionStorage", {
    get() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
}

test("a newer build is loaded with the next click", async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await page.clock.install();
  await startAt(page, paths.home[primary]);
  for (const [id, path, isSame] of [
    [builtSite.buildId, paths.about[primary], true],
    ["newer", paths.gallery[primary], false],
  ] as const) {
    await publishBuild(page, id);
    expect(await isSameDocument(page)).toBe(true);
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    expect(await isSameDocument(page)).toBe(isSame);
  }
});

test("half a stay is kept when a newer build is loaded", async ({ page, free }) => {
  await page.clock.install();
  const { arrival, answer, path } = await findCalendar(page, primary);
  await startAt(page, path);
  await arrival.fill(free.arrival);
  await expect(answer).toContainText(formatDay(free.arrival, primary));
  await publishBuild(page, "newer");
  await footerLink(page, paths.gallery[primary]).click();
  await expect(page).toHaveURL(paths.gallery[primary]);
  expect(await isSameDocument(page)).toBe(false);
  await waitForApplication(page);
  await page.getByRole("banner").locator(`a[href="${path}"]`).first().click();
  await expect(arrival).toHaveValue(free.arrival);
  await expect(answer).toContainText(formatDay(free.arrival, primary));
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
