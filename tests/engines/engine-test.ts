import { test as base, expect } from "@playwright/test";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./start-firefox.ts";
import { startWebKit } from "./start-webkit.ts";
import { startWatchedSite, type WatchedSite } from "./watched-site.ts";

const patienceMilliseconds = 15_000;
/** Who sends a form sooner than after three seconds is no person. */
const typingMilliseconds = 3200;

/** The browser that a project of the configuration runs in. */
export type EngineOption = { engine: "firefox" | "webkit" };

type EngineFixtures = { site: WatchedSite; visitor: ReturnType<typeof createVisitor> };

/** Playwright's `test` in another engine: a new browser each, failing when a page complains. */
export const test = base.extend<EngineOption & EngineFixtures>({
  engine: ["firefox", { option: true }],

  site: async ({ baseURL }, use) => {
    const site = await startWatchedSite(baseURL ?? "");
    await use(site);
    await site.close();
    expect(site.problems, "no page should complain").toEqual([]);
  },

  visitor: async ({ engine, site }, use) => {
    const driver = await (engine === "firefox" ? startFirefox() : startWebKit());
    await driver.resize(1280, 900);
    await use(createVisitor(driver, site));
    await driver.close();
  },
});

/** What a visitor does with a browser. Selectors name what is visible; `text` chooses among it. */
function createVisitor(driver: Driver, site: WatchedSite) {
  /** Runs a function in the page; it and its arguments are handed over as text. */
  const read = async <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => (await driver.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result;
  /** Loads a page, or begins to: the next step does not wait for its scripts. */
  const load = (path: string) => driver.load(site.address + path);
  return {
    ...{ read, load, resize: driver.resize },
    /** Loads a page and waits for the last thing that it asks for, a second after it has come to rest. */
    open: async (path: string) => {
      await load(path);
      await expect.poll(() => read(hasManifest)).toBe(true);
    },
    /** Brings the first such element into view and clicks into its middle; fails where another lies on top. */
    click: async (selector: string, text = "") => {
      let target: { x: number; y: number } | undefined;
      await expect(async () => {
        target = await read(findMiddle, selector, text);
        expect(target, `${selector} ${text} can be clicked`).toBeTruthy();
      }).toPass({ timeout: patienceMilliseconds });
      const down = { type: "pointerDown", button: 0 };
      const up = { type: "pointerUp", button: 0 };
      const actions = [{ type: "pointerMove", ...target }, down, up];
      await driver.perform([{ type: "pointer", id: "mouse", actions }]);
    },
    press: async (value: string) => {
      const actions = [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ];
      await driver.perform([{ type: "key", id: "keyboard", actions }]);
    },
    /** Types a text as slowly as a person. */
    type: async (text: string) => {
      const pause = { type: "pause", duration: Math.ceil(typingMilliseconds / text.length) };
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
        pause,
      ]);
      await driver.perform([{ type: "key", id: "keyboard", actions }]);
    },
    /** Waits until what a function reads in the page is this. */
    expect: async <Result>(run: () => Result, expected: NoInfer<Result>) => {
      await expect.poll(() => read(run)).toEqual(expected);
    },
  };
}

/** Runs in the page: the middle of the first visible match, once nothing lies on top of it. */
function findMiddle(selector: string, text: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && one.textContent.includes(text),
  );
  element?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return undefined;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  return element.contains(top) || top?.contains(element) ? { x, y } : undefined;
}

/** Runs in the page. */
function hasManifest(): boolean {
  return performance
    .getEntriesByType("resource")
    .some(({ name }) => name.includes("/builds/meta/"));
}
