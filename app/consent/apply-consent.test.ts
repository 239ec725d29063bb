import { describe, expect, it } from "vitest";
import { fakeChoice, fakeChoices } from "../../tests/support/consent/fake-choices.ts";
import { fakeCookiePage } from "../../tests/support/consent/fake-cookie-page.ts";
import { applyConsent } from "./apply-consent.ts";
import { allow, declined, idsOf, readConsent } from "./consent-state.ts";
import { countView, toggleScript } from "./own-scripts.ts";

/** A document that creates scripts and keeps them in its head, and what is there. */
function fakeScriptDocument() {
  const scripts = new Set<{ readonly src: string }>();
  const document = {
    createElement: () => {
      const script = {
        src: "",
        remove: () => scripts.delete(script),
        get isConnected(): boolean {
          return scripts.has(script);
        },
      };
      return script;
    },
    head: { append: (script: { readonly src: string }) => scripts.add(script) },
  };
  return {
    document: document as unknown as Document,
    sources: () => [...scripts].map(({ src }) => src),
  };
}

function openPage(cookies: readonly string[] = [], address?: string) {
  const page = fakeCookiePage(address);
  for (const name of cookies) page.plant(`${name}=1`);
  const { document, sources } = fakeScriptDocument();
  Object.defineProperties(document, Object.getOwnPropertyDescriptors(page.document));
  return { page: { ...page, document }, sources, names: () => page.jar().map(({ name }) => name) };
}

describe("what a decision does to the page", () => {
  it("deletes the cookies of choices that are off, and no others", () => {
    const others = ["_gali", "my_ga", "ncc_c"];
    const { page, names } = openPage(["chosen_stay", "_ga", "_ga_AB", "_ga_", "_gid", ...others]);
    applyConsent({ choices: fakeChoices }, allow(fakeChoices, ["functional"]), page);
    expect(names()).toEqual(["chosen_stay", ...others]);
    applyConsent({ choices: fakeChoices }, declined, page);
    expect(names()).toEqual(others);
    const { length } = page.written;
    applyConsent({ choices: fakeChoices }, declined, page);
    expect(page.written).toHaveLength(length);
  });

  it("deletes a cookie wherever it may lie", () => {
    const places = [
      ...["Path=/", "Path=/hr", "Path=/hr/", "Path=/hr/o-vili", "Path=/hr; Domain=example.hr"],
      ...["Path=/; Domain=www.villa.example.hr", "Path=/; Domain=villa.example.hr"],
    ];
    const { page, names } = openPage([], "https://www.villa.example.hr/hr/o-vili");
    for (const place of places) page.plant(`_ga=1; ${place}`);
    expect(names()).toHaveLength(places.length);
    applyConsent({ choices: fakeChoices }, declined, page);
    expect(names()).toEqual([]);
  });

  it("deletes nothing of what is on, even if something that is off names it too", () => {
    const choices = [...fakeChoices, fakeChoice("statistics", { targetCookieIds: ["_ga"] })];
    const { page, names } = openPage(["_ga", "_gid"]);
    applyConsent({ choices }, allow(choices, ["statistics"]), page);
    expect(names()).toEqual(["_ga"]);
  });

  it("adds the scripts of enabled choices once, and takes them out again", () => {
    const choices = [
      ...fakeChoices,
      fakeChoice("chat", { script: { src: "https://chat.example/a.js" } }),
    ];
    const { page, sources } = openPage();
    const settings = { choices };
    applyConsent(settings, readConsent({ given: undefined, enabledIds: undefined }, choices), page);
    expect(sources()).toEqual([]);
    applyConsent(settings, allow(choices, idsOf(choices)), page);
    applyConsent(settings, allow(choices, idsOf(choices)), page);
    expect(sources()).toEqual(["https://chat.example/a.js"]);
    applyConsent(settings, allow(choices, []), page);
    expect(sources()).toEqual([]);
    applyConsent(settings, allow(choices, ["chat"]), page);
    expect(sources()).toEqual(["https://chat.example/a.js"]);
  });

  it("keeps a script that another enabled choice has too", () => {
    const script = { src: "https://shared.example/a.js" };
    const choices = [fakeChoice("one", { script }), fakeChoice("two", { script })];
    const { page, sources } = openPage();
    applyConsent({ choices }, allow(choices, ["two"]), page);
    expect(sources()).toEqual([script.src]);
  });
});

it("Matomo is told where its server is, and of each view by its address.", () => {
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
