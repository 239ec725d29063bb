// What a guest sees of a house's own pages: blocks, frames after consent, links outside in the menu.
import { createServer, type Server } from "node:http";
import { expect, type Page } from "@playwright/test";
import { readEngineWords } from "../house/words/engine-words.ts";
import { waitForApplication } from "./support/application.ts";
import { expectNoBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { sendRequest } from "./support/send-request.ts";
import type { ServedBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";
import { serveTestHouse } from "./support/test-houses.ts";

/** Where the frames of the test house are from (`tests/houses/juniper/cookies.json`): a server that sends no headers. */
const framePort = 47_651;
const frameOrigin = `http://127.0.0.1:${framePort}`;

const guides = [
  { path: "/guide", language: "en", week: "Which week would you like?", far: "30 min by car" },
  {
    path: "/de/haus-von-a-bis-z",
    language: "de",
    week: "Welche Woche darf es sein?",
    far: "30 min mit dem Auto",
  },
] as const;

// One worker: the frames have one port.
test.describe.configure({ mode: "default" });

let site: ServedBuild;
let frames: Server;
let asked: string[] = [];

test.beforeAll(async () => {
  site = await serveTestHouse("juniper");
  frames = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end('<!doctype html><html lang="en"><title>Tour</title><h1>All around</h1>');
  });
  await new Promise<void>((resolve) => void frames.listen(framePort, "127.0.0.1", resolve));
});

test.afterAll(() => {
  site.stop();
  frames.close();
});

test.beforeEach(() => {
  asked = [];
});

for (const { path, language, week, far } of guides) {
  test(`a page of blocks shows them all in ${language}`, async ({ page }) => {
    await prepareBarrierSearch(page);
    await page.goto(site.address + path);
    await waitForApplication(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("figure").filter({ has: page.locator("picture") })).toHaveCount(6);
    const quote = main.getByRole("blockquote");
    await expect(quote).toHaveText("So still war es noch nirgends.");
    await expect(main.locator(":lang(de)", { has: page.locator("p") }).last()).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: "Monarch" })).toContainText(
      new RegExp(far.replaceAll(" ", "\\s")),
    );
    await expect(main.getByText(week)).toBeVisible();
    const file = main.getByRole("link", { name: "PDF, 1 kB" });
    expect(await file.getAttribute("href")).toBe("/guide.pdf");
    // Facts of the house stand where their names were written.
    await expect(main).not.toContainText("{");
    await expect(main).toContainText(/\$25|25\s\$/);
    await expectNoBarriers(page, [
      { width: 1280, height: 900 },
      { width: 320, height: 700 },
    ]);
    // Even the table has room on the smallest phone.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await main.getByRole("link", { name: /Dates and prices|Termine und Preise/ }).click();
    await expect(page).toHaveURL(/#availability$/);
  });
}

test("a page of blocks is shown in the site, in search engines and previews as others are", async ({
  page,
}) => {
  await page.goto(`${site.address}/about`);
  await waitForApplication(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("banner").getByRole("link", { name: "Guide" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The house guide" })).toBeVisible();
  await expect(page.getByRole("figure").first()).toBeVisible();
  expect(await page.evaluate(() => "isSame" in window), "no document was loaded").toBe(true);
  const text = async (path: string) => (await sendRequest(site.address + path)).body.toString();
  expect(await text("/sitemap.xml")).toContain("/haus-von-a-bis-z<");
  const preview = (html: string) => /og:image" content="([^"]+)"/.exec(html)?.[1];
  const [guide, about] = [preview(await text("/guide")), preview(await text("/about"))];
  expect(guide).toBeDefined();
  expect(guide).not.toBe(about);
});

test("a link outside stands in header and footer, in its place, and says that it leaves", async ({
  page,
}) => {
  await page.goto(`${site.address}/de`);
  for (const [place, after, before] of [
    ["banner", "Lage", "Preise"],
    ["contentinfo", "Film und Rundgang", "Lage"],
  ] as const) {
    const names = await page.getByRole(place).getByRole("link").allInnerTexts();
    const at = names.findIndex((name) => name.startsWith("Rafting"));
    expect([names[at - 1], names[at + 1]]).toEqual([after, before]);
    const link = page.getByRole(place).getByRole("link", { name: "Rafting" });
    expect(await link.getAttribute("href")).toBe("https://rafting.example/");
    expect(await link.getAttribute("target")).toBe("_blank");
  }
});

test.describe("frames of others", () => {
  const words = readEngineWords("en", "blocks") as {
    embed: Record<"text" | "allow" | "open", string>;
  };
  const say = (text: string, provider = "Roundview") => text.replaceAll("{provider}", provider);
  const find = (page: Page) => ({
    question: page.getByText(say(words.embed.text)),
    button: page.getByRole("button", { name: say(words.embed.allow) }),
    frame: page.locator("iframe"),
    shown: page.frameLocator("iframe").getByRole("heading", { name: "All around" }),
  });

  test("wait for the guest, come with the click, and go when it is withdrawn", async ({ page }) => {
    await prepareBarrierSearch(page);
    await page.goto(`${site.address}/film`);
    await waitForApplication(page);
    const { question, button, frame, shown } = find(page);
    await expect(question).toBeVisible();
    await expectNoBarriers(page, [{ width: 1280, height: 900 }]);
    expect(asked, "nobody is asked before").toEqual([]);
    await button.click();
    await expect(shown).toBeVisible();
    await expect(frame).toHaveAccessibleName("The tour: turn around in every room");
    await expect(frame).toBeFocused();
    await expect(question).toBeHidden();
    await test.step("the film of another provider still waits", async () => {
      await expect(page.getByText(say(words.embed.text, "YouTube"))).toBeVisible();
      await expect(frame).toHaveCount(1);
    });
    await test.step("the decision is kept", async () => {
      await page.reload();
      await expect(shown).toBeVisible();
    });
    await test.step("withdrawn, the frame is gone and nobody is asked again", async () => {
      const settings = page.locator("body > aside > button");
      await settings.click();
      await page.getByRole("dialog").getByRole("checkbox", { name: "Tour" }).uncheck();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await expect(frame).toHaveCount(0);
      await expect(question).toBeVisible();
      asked = [];
      await page.reload();
      await waitForApplication(page);
      await expect(question).toBeVisible();
      expect(asked).toEqual([]);
    });
  });

  test("come also after a click that was faster than the scripts", async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${site.address}/film`, { waitUntil: "commit" });
    const { button, frame, shown } = find(page);
    await button.click();
    const link = page.getByRole("link", { name: say(words.embed.open) });
    await expect(link, "a way that needs no script").toBeVisible();
    expect(asked, "nobody is asked before").toEqual([]);
    scripts.resolve();
    await expect(shown).toBeVisible();
    await expect(link).toBeHidden();
    await expect(frame).toHaveCount(1);
  });

  test("are on documents of their own, whichever way a guest comes and goes", async ({ page }) => {
    await page.goto(site.address);
    await waitForApplication(page);
    const { button, shown } = find(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Film and tour" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "A walk" })).toBeVisible();
    await waitForApplication(page);
    await button.click();
    await expect(shown).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Location" }).click();
    await expect(page).toHaveURL(/\/location$/);
    expect(await page.evaluate(() => self.crossOriginIsolated)).toBe(true);
    await page.goBack();
    await expect(shown).toBeVisible();
  });

  test("let in by the headers of their page alone", async () => {
    const read = async (path: string) => (await sendRequest(site.address + path)).headers;
    for (const path of ["/film", "/de/film"]) {
      const headers = await read(path);
      expect(headers).not.toHaveProperty("cross-origin-embedder-policy");
      expect(headers["content-security-policy"]).toContain(
        `; frame-src https://www.youtube-nocookie.com ${frameOrigin};`,
      );
      expect(headers["permissions-policy"]).toContain(
        `gyroscope=(self "https://www.youtube-nocookie.com" "${frameOrigin}")`,
      );
      expect(headers["permissions-policy"]).toContain("camera=()");
    }
    for (const path of ["/", "/guide", "/de/haus-von-a-bis-z", "/nowhere"]) {
      const headers = await read(path);
      expect(headers["cross-origin-embedder-policy"]).toBe("credentialless");
      expect(headers["content-security-policy"]).not.toContain("frame-src");
      expect(headers["permissions-policy"]).toContain("gyroscope=()");
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link leads to what a frame would show, and blocks are all there", async ({ page }) => {
    await page.goto(`${site.address}/film`);
    const link = page.getByRole("link", { name: "Open at Roundview" });
    expect(await link.getAttribute("href")).toBe(`${frameOrigin}/show?room=1`);
    await expect(page.getByRole("button", { name: /^Allow/ })).toHaveCount(0);
    await page.goto(`${site.address}/guide`);
    await expect(page.getByRole("blockquote")).toBeVisible();
    await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  });
});
