// What happens in a browser when a choice is taken back is in tests/consent-scripts.spec.ts.
import { expect, it } from "vitest";
import { createPageScripts } from "./page-scripts.ts";

type FakeScript = { src: string; onerror: () => void; remove: () => void };

/** A window whose document keeps scripts in its head. */
function openWindow() {
  const head = new Set<FakeScript>();
  const document = {
    title: "Home",
    createElement: () => {
      const script = { src: "", onerror: () => undefined, remove: () => head.delete(script) };
      return script;
    },
    head: { append: (script: FakeScript) => head.add(script) },
  };
  const window: Parameters<typeof createPageScripts>[0] = {
    document: document as unknown as Document,
  };
  return {
    window,
    scripts: createPageScripts(window),
    sources: () => [...head].map(({ src }) => src),
    /** The network or the policy refuses a script. */
    fail: (src: string) => [...head].find((script) => script.src === src)?.onerror(),
  };
}

const chat = { src: "https://chat.example/a.js" };
const pixel = { src: "https://pixel.example/b.js" };

it("A script is added once, and needs another document as soon as it is not wanted.", () => {
  const { scripts, sources } = openWindow();
  expect(scripts.hasRunOther([])).toBe(false);
  for (const script of [chat, chat, pixel]) scripts.start(script);
  expect(sources()).toEqual([chat.src, pixel.src]);
  expect(scripts.hasRunOther([pixel, chat])).toBe(false);
  // Two choices may have the same script: one of them is enough.
  expect(scripts.hasRunOther([{ ...chat }, pixel])).toBe(false);
  expect(scripts.hasRunOther([pixel])).toBe(true);
});

it("A script that has never come needs no other document.", () => {
  const { scripts, sources, fail } = openWindow();
  scripts.start(chat);
  fail(chat.src);
  expect(sources()).toEqual([]);
  expect(scripts.hasRunOther([])).toBe(false);
});

it("Matomo is told where its server is, and once of each view by its address.", () => {
  const { scripts, window } = openWindow();
  const commands = [["setTrackerUrl", "https://m.example/matomo.php"]];
  const matomo = { src: "https://m.example/matomo.js", views: "matomo", commands } as const;
  const viewOf = (address: string) => [
    ["setCustomUrl", address],
    ["setDocumentTitle", "Home"],
    ["trackPageView"],
  ];
  scripts.start(matomo);
  for (let times = 0; times < 3; times++) {
    scripts.countView([matomo], "https://villa.example/");
  }
  scripts.leavePage();
  scripts.countView([matomo, { ...matomo, src: "https://m.example/two.js" }], "/about");
  expect(window._paq).toEqual([
    ...commands,
    ...viewOf("https://villa.example/"),
    ...viewOf("/about"),
  ]);
});

it("Plausible finds what it was told before it came.", () => {
  const { scripts, window } = openWindow();
  const plausible = { src: "https://p.example/manual.js", views: "plausible" } as const;
  scripts.start(plausible);
  scripts.countView([plausible], "https://villa.example/");
  expect(window.plausible?.q).toEqual([["pageview", { u: "https://villa.example/" }]]);
});
