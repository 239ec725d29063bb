// Moving about: links, back and forward, hashes, focus, head, prefetch.
import { expect, type Page } from "@playwright/test";
import { formatDateRange } from "../domain/locales/format.ts";
import { villa } from "../house/facts/facts.server.ts";
import { paths, payloadPath } from "../house/routes/routes.ts";
import { formatStayQuery } from "../site/stay/stay.ts";
import { footerLink, holdBack, isSameDocument, scrollTo, startAt } from "./support/application.ts";
import { pagesInTurn, primary, readLabel, readTexts, second, third } from "./support/languages.ts";
import { readMainText } from "./support/read-main-text.ts";
import { test } from "./support/site-test.ts";
import { findCalendar } from "./support/stays.ts";
import { timeLimit } from "./support/time-limit.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a link shows its page in the same document", async ({ page, context }) => {
  await startAt(page, paths.about[second]);
  // The region is there before its words are: a new one would not be spoken.
  const spoken = page.getByRole("status");
  await expect(spoken).toHaveText("");
  await test.step("the old page goes before the new one comes, and at once for less motion", async () => {
    expect(await listMotions(page, paths.gallery[second])).toEqual([
      "::view-transition-group(page) 0 + 120",
      "::view-transition-new(page) 120 + 220",
      "::view-transition-old(page) 0 + 120",
    ]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await listMotions(page, paths.about[second])).toEqual([]);
  });
  await test.step("and at once where the browser has animated the way itself", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(() => {
      const isAnimated = { get: () => true };
      Object.defineProperty(NavigateEvent.prototype, "hasUAVisualTransition", isAnimated);
    });
    expect(await listMotions(page, paths.gallery[second])).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });
  await test.step("the page is focused and spoken", async () => {
    await footerLink(page, paths.location[second]).click();
    const { heading, title } = await readTexts(second, "location");
    await expect(page).toHaveURL(paths.location[second]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(`${title} | ${villa.name}`);
    await expect(spoken).toHaveText(`${title} | ${villa.name}`);
    expect(await isSameDocument(page)).toBe(true);
  });
  await test.step("a click with a key is left to the browser", async () => {
    const opened = context.waitForEvent("page");
    await footerLink(page, paths.gallery[second]).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(paths.gallery[second]);
    await expect(page).toHaveURL(paths.location[second]);
  });
  await test.step("the head is that of a fresh load", async () => {
    const head = await readHead(page);
    await page.goto(paths.location[second]);
    expect(head).toEqual(await readHead(page));
  });
});

/** Follows a link of the footer; gives back what moves between the pages: when, and for how long. */
function listMotions(page: Page, to: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    document.querySelector<HTMLElement>(selector)?.click();
    await new Promise((resolve) => {
      navigation.addEventListener("navigatesuccess", resolve, { once: true });
    });
    await new Promise(requestAnimationFrame);
    const motions = document.getAnimations().flatMap(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect;
      const { delay = 0, duration } = effect?.getTiming() ?? {};
      return pseudoElement?.startsWith("::view-transition-") && duration !== 0
        ? [`${pseudoElement} ${delay} + ${duration}`]
        : [];
    });
    return motions.sort();
  }, `footer a[href="${to}"]`);
}

/** What search engines and assistive technology read in the head, in order. */
function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector =
      'title, meta[name="description"], meta[property], link[rel="canonical"], link[rel="alternate"]';
    const elements = [...document.head.querySelectorAll(selector)];
    return [document.documentElement.lang, ...elements.map((element) => element.outerHTML).sort()];
  });
}

/** Pages, how far down each is left, and the page after it, which is left at its very end. */
const walks = [
  [paths["pricing-and-availability"][primary], 400, paths.gdpr[primary], "reduce"],
  [paths.home[primary], 5000, paths.gallery[primary], "no-preference"],
] as const;

test("back and forward lead to the very place", async ({ page }) => {
  const expectPlace = async (address: string, y: number) => {
    await expect(page).toHaveURL(address);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  };
  for (const [path, top, next, reducedMotion] of walks) {
    await page.emulateMedia({ reducedMotion });
    await startAt(page, path);
    await scrollTo(page, top);
    const link = page.locator(`a[href="${next}"]`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expectPlace(next, 0);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollTo(page, end);
    await page.goBack();
    await expectPlace(path, top);
    await page.goForward();
    await expectPlace(next, end);
    await page.evaluate(() => history.back());
    await expectPlace(path, top);
    await page.evaluate(() => history.forward());
    await expectPlace(next, end);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test("a stay that was cleared is not seen again", async ({ page, free }) => {
  const { path, arrival, departure } = await findCalendar(page, primary);
  await startAt(page, `${path}?${formatStayQuery(free)}`);
  const dates = formatDateRange(free.arrival, free.departure, primary);
  await expect(page.locator("main")).toContainText(dates);
  await arrival.fill("");
  await departure.fill("");
  await expect(page).toHaveURL(path);
  await footerLink(page, paths.about[primary]).click();
  await expect(page).toHaveURL(paths.about[primary]);
  await page.evaluate((wanted) => {
    const main = document.querySelector("main");
    const look = () => {
      if (main?.textContent.includes(wanted)) console.error("the stay is seen again");
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, dates);
  await page.getByRole("banner").locator(`a[href="${path}"]`).first().click();
  const messages = await readTexts(primary, "pricing-and-availability");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(messages.heading.first);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("main")).not.toContainText(dates);
});

test("a page waits for its styles, and the first one has its own already", async ({ page }) => {
  const sheet = /\/assets\/gallery-[0-9a-f]+\.css$/;
  const release = await holdBack(page, sheet);
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(new URL(request.url()).pathname);
  });
  const code = page.waitForResponse(/\/assets\/gallery-page-.+\.js$/);
  await startAt(page, paths.home[second]);
  await footerLink(page, paths.gallery[second]).click();
  await (await code).finished();
  const { heading } = await readTexts(second, "gallery");
  // In two frames it would be drawn if it did not wait.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.locator("figure").first().locator("img")).toHaveCSS("object-fit", "cover");
  await page.goBack();
  await expect(page).toHaveURL(paths.home[second]);
  await expect(page.locator("h1")).not.toHaveText(heading);
  expect(sheets.filter((path) => sheet.test(path))).toHaveLength(1);
  expect(sheets.filter((path) => path.includes("home"))).toEqual([]);
});

test("hashes and quick clicks", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const last = await readTexts(primary, "location");
  await page.setViewportSize({ width: 900, height: 500 });
  await startAt(page, paths.home[primary]);
  await test.step("a hash leads to its place on a page that is loaded lazily", async () => {
    await page.locator("header summary").last().click();
    const name = await readLabel(primary, "pricing-and-availability", "availability");
    const header = page.getByRole("banner");
    await header.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`${paths["pricing-and-availability"][primary]}#availability`);
    await expect(page.locator("#availability")).toBeInViewport();
    await expect(page.locator("#availability"), "reading goes on there").toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });
  await test.step("on the page itself the browser scrolls, and the document stays", async () => {
    await footerLink(page, paths.gdpr[primary]).click();
    await expect(page.locator("h1")).toBeFocused();
    await page.getByRole("main").locator("summary").first().click();
    await page.getByRole("main").locator('a[href^="#"]').first().click();
    await expect(page).toHaveURL(/#/);
    expect(await isSameDocument(page)).toBe(true);
  });
  await test.step("quick clicks end on the last page asked for", async () => {
    await page.evaluate(
      (paths) => {
        for (const path of paths) {
          document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
        }
      },
      [
        paths.about[primary],
        paths.gallery[primary],
        paths.cookies[primary],
        paths.location[primary],
      ],
    );
    await expect(heading).toHaveText(last.heading);
    await expect(page).toHaveURL(paths.location[primary]);
  });
  await test.step("going back while a page loads leads to the page before", async () => {
    const release = await holdBack(page, new RegExp(payloadPath(paths.about[third])));
    await page.evaluate((path) => location.assign(path), paths.about[third]);
    await expect(page).toHaveURL(paths.about[third]);
    await page.goBack();
    release();
    await expect(page).toHaveURL(paths.location[primary]);
    await expect(heading).toHaveText(last.heading);
  });
});

test("each page that is gone to is as it was sent", async ({ page, context, ask }) => {
  test.slow();
  const empty = await context.newPage();
  await page.bringToFront();
  // Pages fade into each other all the same, in no time.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [first, ...others] = pagesInTurn.map(({ path }) => path);
  await startAt(page, first ?? "/");
  // That a fresh load shows what was sent is what `pages.spec.ts` tests.
  const expectSent = async (path: string) => {
    const sent = await readMainText(empty, (await ask(path)).body.toString());
    await expect
      .poll(() => readMainText(page), { timeout: timeLimit(20_000), intervals: [50] })
      .toBe(sent);
  };
  for (const path of others) {
    await page.evaluate(async (target) => {
      await navigation.navigate(target).finished;
    }, path);
    await expectSent(path);
  }
  for (const path of [first ?? "/", ...others].toReversed().slice(1)) {
    await page.goBack();
    await expectSent(path);
  }
  expect(await isSameDocument(page)).toBe(true);
});
