// The application is there, and a part of it fails or is lost: nobody stands before a blank page.
import { expect } from "@playwright/test";
import { villa } from "../content/villa.ts";
import { pages } from "../src/routes.ts";
import { expectLinkWorks } from "./support/expect-link-works.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { waitForFrame } from "./support/wait-for-application.ts";

test.describe.configure({ mode: "parallel" });

test.describe("where a page's code is lost", () => {
  // The browser's own page around a picture has styles that our policy, sent with it, refuses.
  test.use({ expectedProblems: [/net::ERR_|Failed to fetch|inline style|style-src-attr/] });

  test("a click on a picture opens its file", async ({ page }) => {
    await page.route(/\/assets\/gallery-page-.+\.js$/, (route) => route.abort());
    await page.goto(pages.gallery.de);
    await waitForFrame(page);
    const link = page.locator("main a").first();
    const file = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(file);
  });
});

test.describe("where the frame of the page fails", () => {
  test.use({ expectedProblems: [/no media/] });

  test("its name and a way home are left, and from there all is well", async ({ page }) => {
    await page.addInitScript((broken) => {
      if (location.pathname !== broken) return;
      // What the header asks about once it is the application's, and not before.
      const ask = window.matchMedia;
      window.matchMedia = (query) => {
        if (query === "(width >= 1280px)") throw new Error("no media");
        return ask.call(window, query);
      };
    }, pages.about.de);
    await page.goto(pages.about.de);
    const link = page.getByRole("link", { name: villa.name, exact: true });
    await expect(page.locator("header")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(villa.name);
    await expect(page).toHaveTitle(/\S/);
    await link.click();
    await expect(page).toHaveURL(pages.home.de);
    await waitForFrame(page);
    await expect(page.locator("header")).toBeVisible();
    await expectLinkWorks(page, "de");
  });
});

test.describe("where React has to draw the document anew", () => {
  test.use({ expectedProblems: [/./] });

  // One page that is only read, and one that wakes up.
  for (const id of ["about", "gallery"] as const) {
    test(`${id} is whole again`, async ({ page }) => {
      const { heading } = await readTexts("it", id);
      const navigation = await readTexts("it", "navigation");
      const path = pages[id].it;
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
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectLinkWorks(page, "it", "location");
    });
  }
});
