import { expect, it } from "vitest";
import { fakeScriptDocument } from "../../tests/support/consent/fake-script-document.ts";
import { countView, toggleScript } from "./own-scripts.ts";

it("tells Matomo where its server is, and of each view by its address", () => {
  const { document } = fakeScriptDocument();
  const window: Parameters<typeof countView>[2] = { document };
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
