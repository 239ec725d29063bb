import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cookies } from "../../../app/facts/facts.server.ts";
import { loadContent } from "../../content/load-content.ts";
import { describeChoices } from "./describe-choices.ts";
import { listScriptOrigins } from "./list-script-origins.ts";
import { makeConsentSettings } from "./make-consent-settings.ts";

describe("what the browser gets of the consent configuration", () => {
  it("knows the choices by their roles, and locks what is necessary", () => {
    const settings = makeConsentSettings(cookies, "GTM-A1");
    expect(settings).toMatchObject({
      marketingId: "marketing",
      stay: { choiceId: "functional", cookie: "kalandra_stay", lifetimeDays: 30 },
      tagManagerId: "GTM-A1",
    });
    expect(settings.choices.map(({ id, isLocked }) => [id, isLocked])).toEqual([
      ["technical", true],
      ["functional", false],
      ["marketing", false],
    ]);
  });

  it("leaves a necessary choice unlocked that is functional", () => {
    const [technical, functional] = [...cookies.necessary, ...cookies.optional];
    if (!technical || !functional) throw new Error("the configuration has lost its choices");
    const moved = { ...cookies, necessary: [technical, functional], optional: [] };
    expect(makeConsentSettings(moved, null).choices).toMatchObject([
      { id: "technical", isNecessary: true, isLocked: true },
      { id: "functional", isNecessary: true, isLocked: false },
    ]);
  });

  it("describes every choice and cookie in every language", async () => {
    const content = await loadContent(join(import.meta.dirname, "../../../content"));
    const count = [...cookies.necessary, ...cookies.optional].flatMap((one) => one.cookies).length;
    for (const locale of content.locales) {
      const descriptions = describeChoices(content, locale);
      expect(descriptions.flatMap((one) => one.cookies)).toHaveLength(count);
      expect(JSON.stringify(descriptions)).not.toMatch(/undefined|\[object|""/);
    }
  });

  it("names the origins of scripts and of what they report to, each once", () => {
    expect(listScriptOrigins(cookies)).toEqual({ scriptOrigins: [], reportOrigins: [] });
    const [choice] = cookies.optional;
    if (!choice) throw new Error("the configuration has lost its choices");
    const optional = ["https://a.example/1.js", "https://a.example/2.js"].map((src) => ({
      ...choice,
      script: { src, reportsTo: ["https://in.example/event"] },
    }));
    expect(listScriptOrigins({ ...cookies, optional })).toEqual({
      scriptOrigins: ["https://a.example"],
      reportOrigins: ["https://a.example", "https://in.example"],
    });
  });
});
