// Whether what English lends to a language is in English for those who listen to a page.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Content, listStrings, messagesOf } from "../../build/content/content.ts";
import { markLentWords } from "../../build/content/mark-lent.ts";
import { waitForApplication } from "./application.ts";

/** What is around lent words in messages, and in addresses: no guest ever meets it. */
const marks = /[\ue000\ue001]|%EE%80%8[01]/;

/** Expects it of all pages that were built, and no mark in what only machines read. */
export async function expectLentInFiles(page: Page, content: Content, dist: string): Promise<void> {
  const words = readLentWords(content);
  const folder = join(dist, "static");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const { wrong, english } = await readLanguages(page, words, read(file));
    expect.soft(wrong, file).toEqual([]);
    expect.soft(english, file).toBeGreaterThan(20);
  }
  for (const file of globSync("**/_payload.json", { cwd: folder })) {
    expect.soft(JSON.stringify(JSON.parse(read(file)).head), file).not.toMatch(marks);
  }
  for (const file of globSync("**/*.{ics,txt,xml,webmanifest,css,svg}", { cwd: folder })) {
    expect.soft(read(file), file).not.toMatch(marks);
  }
}

/** Expects it of pages as they are used, and of those that links lead to. */
export async function expectLentInUse(
  page: Page,
  content: Content,
  address: string,
): Promise<void> {
  const words = readLentWords(content);
  const { consent, availability, ...pages } = messagesOf(content, words.locale);
  const prices = pages["pricing-and-availability"];
  const expectRight = async () => {
    const { wrong } = await readLanguages(page, words);
    expect.soft(wrong, page.url()).toEqual([]);
  };
  await page.goto(address);
  await page.getByRole("button", { name: consent.barOfOne.choose }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectRight();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: consent.barOfOne.acceptNecessary }).click();
  await waitForApplication(page);
  await expectRight();
  await page.locator(`footer a[href^="/${prices.address}"]`).click();
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(prices.title)} `));
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expectRight();
  // A week that can be had, then dates that cannot.
  await page.locator('main li a[href*="arrival="]').first().click();
  await expect(page.getByRole("link", { name: availability.answer.bookStay })).toBeVisible();
  await expectRight();
  await page.locator("main input[name=departure]").fill("2020-01-01");
  await expect(page.locator("#quote")).toContainText(availability.refusals.reversed);
  await expectRight();
}

/** The first language, its texts that English lends, as sources of patterns, and the house's own. */
function readLentWords(content: Content) {
  const [locale = ""] = content.facts.villa.locales;
  const texts = listStrings(messagesOf({ words: markLentWords(content) }, locale), "");
  const [lent = [], own = []] = [true, false].map((isLent) =>
    texts.map(({ text }) => text).filter((text) => marks.test(text) === isLent),
  );
  // Some stand alone with a capital.
  const shown = lent
    .map((text) => text.replaceAll(/[\ue000\ue001]/g, ""))
    .flatMap((text) => [text, text.slice(0, 1).toUpperCase() + text.slice(1)]);
  const patterns = shown.map((text) => RegExp.escape(text).replaceAll(/\\\{\w+\\\}/g, "\\P{L}+"));
  // A link in a text of the house may be called as the engine calls it.
  const bodies = Object.values(content.pages[locale] ?? {}).map(({ body }) => body);
  const links = bodies.flatMap((body) => body.match(/(?<=\[)[^[\]]+(?=\]\()/g) ?? []);
  return { locale, patterns, own, links };
}

/**
 * What is wrong with the languages of a page, or of this HTML: lent texts that are not in English, texts of
 * the house that are, and marks; and how many texts are in English.
 */
function readLanguages(
  page: Page,
  { patterns, own, links }: Omit<ReturnType<typeof readLentWords>, "locale">,
  html?: string,
) {
  return page.evaluate(
    ([patterns, own, links, marks, html]) => {
      const shown = html ? new DOMParser().parseFromString(html, "text/html") : document;
      const copy = shown.documentElement.cloneNode(true) as Element;
      copy.querySelector("#payload")?.remove();
      const wrong: string[] = copy.outerHTML.match(new RegExp(`.{0,30}(?:${marks})`, "g")) ?? [];
      const lent = new RegExp(`^(?:${patterns.join("|")})$`, "u");
      const texts = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
      let english = 0;
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        const text = (textContent ?? "").trim();
        if (text === "" || parentElement?.closest("script, style")) continue;
        const isEnglish = parentElement?.closest("[lang]")?.getAttribute("lang") === "en";
        if (isEnglish) english += 1;
        const isOwn = own.includes(text) || links.includes(text);
        if (isEnglish ? own.includes(text) : lent.test(text) && !isOwn) wrong.push(text);
      }
      return { wrong, english };
    },
    [patterns, own, links, marks.source, html] as const,
  );
}
