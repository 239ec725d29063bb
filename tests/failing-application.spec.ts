// The application is there, and a part of it fails or is lost: nobody stands before a blank page.
import { expect } from "@playwright/test";
import { villa } from "../house/facts/facts.server.ts";
import { paths, payloadPath } from "../house/routes/routes.ts";
import {
  expectLinkWorks,
  footerLink,
  isSameDocument,
  startAt,
  waitForFrame,
} from "./support/application.ts";
import { fourth, primary, readLabel, readTexts, second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

// What fails here fails on purpose, and the browser says so.
test.use({ expectedProblems: [/./] });

test("a page whose code is lost is loaded anew, once", async ({ page }) => {
  let lost = 0;
  await page.route(/\/assets\/gallery-page-.+\.js$/, (route) => {
    lost += 1;
    return route.abort();
  });
  let documents = 0;
  page.on("domcontentloaded", () => {
    documents += 1;
  });
  await page.goto(paths.gallery[third]);
  await waitForFrame(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => documents).toBe(2);
  await waitForFrame(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => lost).toBe(2);
  await expect(page.locator("main figure").first()).toBeVisible();
  await expectLinkWorks(page, third);
  expect(documents).toBe(2);
});

test("where data or code of a page are at fault", async ({ page }) => {
  const change = (url: string, changes: object) =>
    page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
    });
  const faults = [
    ["location", { data: {} }],
    ["gdpr", { layout: {} }],
  ] as const;
  for (const [id, fault] of faults) await change(`**${payloadPath(paths[id][second])}*`, fault);
  const words = "Back at noon";
  await page.route(/\/assets\/gallery-page-.+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `throw Object.assign(new Error("down"), { statusMessage: ${JSON.stringify(words)} });`,
    }),
  );
  await startAt(page, paths.home[second]);
  const { general } = await readTexts(second, "errors");
  const heading = page.getByRole("heading", { level: 1 });
  await test.step("the error page says so, and leads on", async () => {
    for (const [id] of faults) {
      await footerLink(page, paths[id][second]).click();
      await expect(heading, id).toHaveText(general.title);
      await expect(page.getByText(general.text)).toBeVisible();
      await expect(page).toHaveURL(paths[id][second]);
      expect(await isSameDocument(page)).toBe(true);
      await expectLinkWorks(page, second);
    }
  });
  await test.step("or what the error itself says", async () => {
    // It has been loaded anew already.
    await page.evaluate((path) => {
      sessionStorage.setItem("site:reload", JSON.stringify({ [path]: Date.now() + 60_000 }));
    }, paths.gallery[second]);
    await footerLink(page, paths.gallery[second]).click();
    await expect(heading).toHaveText(words);
    await expect(page.getByText(general.text)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test("where header and footer fail a way home is left", async ({ page }) => {
  await page.addInitScript((broken) => {
    if (location.pathname !== broken) return;
    // What the header asks about once it is the application's, and not before.
    const ask = window.matchMedia;
    window.matchMedia = (query) => {
      if (query === "(width >= 1280px)") throw new Error("no media");
      return ask.call(window, query);
    };
  }, paths.about[third]);
  await page.goto(paths.about[third]);
  const { lost } = await readTexts(third, "navigation");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lost.title);
  await expect(page).toHaveTitle(lost.title);
  await page.getByRole("link", { name: lost.home }).click();
  await expect(page).toHaveURL(paths.home[third]);
  await waitForFrame(page);
  await expect(page.locator("header")).toBeVisible();
  await expectLinkWorks(page, third);
});

test("where React has to draw the document anew it is whole again", async ({ page }) => {
  const label = await readLabel(fourth, "location");
  // A static page, and one that is hydrated.
  for (const id of ["about", "gallery"] as const) {
    const path = paths[id][fourth];
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const changed = html.replace(`>${label}</a>`, ">what the code does not say</a>");
        expect(changed).not.toBe(html);
        await route.fulfill({ response: answer, body: changed });
      },
    );
    await page.goto(path);
    await expect(page.getByText("what the code does not say")).toHaveCount(0);
    // Or pictures would wait again, as before the first screen is painted.
    await expect(page.locator("html")).toHaveAttribute("data-begun");
    const { heading } = await readTexts(fourth, id);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectLinkWorks(page, fourth);
  }
});

test("where a file is lost on the way to a page", async ({ page }) => {
  const gallery = await readTexts(fourth, "gallery");
  const { lost } = await readTexts(fourth, "navigation");
  // However long this takes: a second loss within ten seconds loads nothing.
  await page.clock.setFixedTime(Date.now());
  const heading = page.getByRole("heading", { level: 1 });
  const goTo = (path: string) => page.evaluate((to) => location.assign(to), path);
  await startAt(page, paths.home[primary]);
  await test.step("the page is loaded at its address", async () => {
    // Prefetching has failed as well: nothing of the page is there when it is asked for.
    const code = new RegExp(`assets/(?:layout-${third}|location)-`);
    await page.route(code, (route) => route.abort());
    await goTo(paths.location[third]);
    await expect(heading).toHaveText((await readTexts(third, "location")).heading);
    expect(await isSameDocument(page)).toBe(false);
  });
  await test.step("the error page says so where that was done already", async () => {
    await page.unrouteAll();
    await startAt(page, paths.home[primary]);
    await page.route(`**${payloadPath(paths.gdpr[third])}*`, (route) => route.abort());
    await page.evaluate((path) => {
      sessionStorage.setItem("site:reload", JSON.stringify({ [path]: Date.now() + 9000 }));
    }, paths.gdpr[third]);
    await goTo(paths.gdpr[third]);
    await expect(heading).toHaveText((await readTexts(third, "errors")).general.title);
    expect(await isSameDocument(page)).toBe(true);
    // And the visitor can go on.
    await footerLink(page, paths.about[third]).click();
    await expect(heading).toHaveText((await readTexts(third, "about")).heading);
  });
  await test.step("a sentence does where its data are lost as well", async () => {
    await page.route("**/_payload.json*", (route) => route.abort());
    for (const text of [gallery.heading, lost.title]) {
      await startAt(page, paths.home[fourth]);
      await footerLink(page, paths.gallery[fourth]).click();
      await expect(page).toHaveURL(paths.gallery[fourth]);
      await expect(heading).toHaveText(text);
      expect(await isSameDocument(page)).toBe(text === lost.title);
    }
    await expect(page).toHaveTitle(lost.title);
    const main = page.locator("main");
    await expect(main).toContainText(villa.name);
    await expect(main.getByRole("link", { name: villa.contact.phone })).toBeVisible();
    expect(
      (await heading.boundingBox())?.y,
      "it stands apart from the window's edge",
    ).toBeGreaterThan(20);
  });
  await test.step("it leads to another attempt", async () => {
    await page.getByRole("link", { name: lost.again }).click();
    await expect(heading).toHaveText(gallery.heading);
    expect(await isSameDocument(page)).toBe(false);
  });
  await test.step("and home", async () => {
    await startAt(page, paths.home[fourth]);
    await footerLink(page, paths.gallery[fourth]).click();
    await expect(heading).toHaveText(lost.title);
    await page.getByRole("link", { name: lost.home }).click();
    await expect(page).toHaveURL(paths.home[fourth]);
    await expect(page.locator("header")).toBeVisible();
  });
});

test("a promise that nobody handles is told to listeners", async ({ page }) => {
  await startAt(page, paths.home[primary]);
  const told = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("error", ({ error }) => resolve(error.message));
        Promise.reject(new Error("of an extension"));
      }),
  );
  expect(told).toBe("of an extension");
  await expectLinkWorks(page, primary);
});
