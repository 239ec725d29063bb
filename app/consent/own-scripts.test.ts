import { expect, it } from "vitest";
import { fakeScriptDocument } from "../../tests/support/consent/fake-script-document.ts";
import { countView, toggleScript } from "./own-scripts.ts";

const openWindow = () =>
  ({ document: fakeScriptDocument().document }) as Window & typeof globalThis;

it("keeps views for a script like Plausible's until it has loaded, and tells it of them", () => {
  const window = openWindow() as Parameters<typeof countView>[2];
  const script = { src: "https://p.example/script.manual.js", views: "plausible" } as const;
  toggleScript(script, true, window);
  countView(script, "https://villa.example/de", window);
  expect(window.plausible?.q).toEqual([["pageview", { u: "https://villa.example/de" }]]);
});

it("tells Matomo where its server is, and of each view by its address", () => {
  const window = openWindow() as Parameters<typeof countView>[2];
  const commands = [["setTrackerUrl", "https://m.example/matomo.php"]];
  const script = { src: "https://m.example/matomo.js", views: "matomo", commands } as const;
  toggleScript(script, true, window);
  countView(script, "https://villa.example/", window);
  expect(window._paq).toEqual([
    ...commands,
    ["setCustomUrl", "https://villa.example/"],
    ["setDocumentTitle", undefined],
    ["trackPageView"],
  ]);
});
