// The application is there, and a part of it fails or is lost: nobody stands before a blank page.
import { expect } from "@playwright/test";
import { pages, payloadPath } from "../app/routes.ts";
import {
  expectLinkWorks,
  footerLink,
  isSameDocument,
  startAt,
  waitForFrame,
} from "./support/application.ts";
import { fourth, readTexts, second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

test.describe.configure({ mode: "parallel" });

test.describe("where a file is lost", () => {
  test.use({ expectedProblems: [/./] });

  test("a page whose code is lost is loaded anew once, and stays readable", async ({ page }) => {
    let lost = 0;
    await page.route(/\/assets\/gallery-page-.+\.js$/, (route) => {
      lost += 1;
      return route.abort();
    });
    let documents = 0;
    page.on("domcontentloaded", () => {
      documents += 1;
    });
    await page.goto(pages.gallery[third]);
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
});

test.describe("where the data of a page are at fault", () => {
  test.use({ expectedProblems: [/console error|uncaught error/] });

  test("the error page says so in place of it, or what the error itself says, and leads on", async ({
    page,
  }) => {
    const faults = {
      location: { data: {} },
      about: { head: null },
      gdpr: { frame: {} },
    } as const;
    for (const [id, fault] of Object.entries(faults)) {
      const path = payloadPath(pages[id as keyof typeof faults][second]);
      await page.route(`**${path}*`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...fault } });
      });
    }
    await page.route("**/builds/meta/*.json", async (route) => {
      const response = await route.fetch();
      const routeRules = { [pages.gallery[second]]: { middleware: ["nobody"] } };
      await route.fulfill({ response, json: { ...(await response.json()), routeRules } });
    });
    const manifest = page.waitForResponse(/\/builds\/meta\//);
    await startAt(page, pages.home[second]);
    await manifest;
    const { general } = await readTexts(second, "errors");
    for (const id of Object.keys(faults) as (keyof typeof faults)[]) {
      await footerLink(page, pages[id][second]).click();
      await expect(page.getByRole("heading", { level: 1 }), id).toHaveText(general.title);
      await expect(page.getByText(general.text)).toBeVisible();
      await expect(page).toHaveURL(pages[id][second]);
      expect(await isSameDocument(page)).toBe(true);
      await expectLinkWorks(page, second);
    }
    await footerLink(page, pages.gallery[second]).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Unknown route middleware: 'nobody'.");
    await expect(page.getByText(general.text)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe("where header and footer fail on every page", () => {
  test.use({ expectedProblems: [/no media/] });

  test("a sentence and a way home are left, and from there all is well", async ({ page }) => {
    await page.addInitScript((broken) => {
      if (location.pathname !== broken) return;
      // What the header asks about once it is the application's, and not before.
      const ask = window.matchMedia;
      window.matchMedia = (query) => {
        if (query === "(width >= 1280px)") throw new Error("no media");
        return ask.call(window, query);
      };
    }, pages.about[third]);
    await page.goto(pages.about[third]);
    const { lost } = await readTexts(third, "navigation");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(lost.title);
    await expect(page).toHaveTitle(lost.title);
    await page.getByRole("link", { name: lost.home }).click();
    await expect(page).toHaveURL(pages.home[third]);
    await waitForFrame(page);
    await expect(page.locator("header")).toBeVisible();
    await expectLinkWorks(page, third);
  });
});

test.describe("where React has to draw the document anew", () => {
  test.use({ expectedProblems: [/./] });

  test("it is whole again", async ({ page }) => {
    const navigation = await readTexts(fourth, "navigation");
    // A static page, and one that is hydrated.
    for (const id of ["about", "gallery"] as const) {
      const path = pages[id][fourth];
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          const answer = await route.fetch();
          const html = await answer.text();
          const changed = html.replace(
            `>${navigation.location}</a>`,
            ">what the code does not say</a>",
          );
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
});
