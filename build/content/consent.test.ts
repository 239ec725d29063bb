import { describe, expect, it } from "vitest";
import type { ConsentConfiguration, CookieDefinition } from "../../app/facts/cookies.ts";
import starter from "../../starter/cookies.json" with { type: "json" };
import { dropUnset, isAsking, listScriptOrigins, makeConsentSettings } from "./consent.ts";

const cookies = starter as unknown as ConsentConfiguration;

describe("what the browser gets of the consent configuration", () => {
  it("knows the choices by their roles, and locks what is necessary", () => {
    const [first] = cookies.necessary;
    const choice = (id: string, role: "functional" | "marketing") => {
      const cookie = { name: `${id}_1`, party: "first", lifetime: { days: 30 } } as const;
      return { ...first, id, role, cookies: [cookie] } as CookieDefinition;
    };
    const optional = [choice("stay", "functional"), choice("ads", "marketing")];
    const settings = makeConsentSettings({ ...cookies, optional }, "GTM-A1");
    expect(settings).toMatchObject({
      marketingId: "ads",
      stay: { choiceId: "stay", cookie: "stay_1", lifetimeDays: 30 },
      tagManagerId: "GTM-A1",
    });
    const locks = (all: typeof settings.choices) => all.map(({ isLocked }) => isLocked);
    const necessary = cookies.necessary.map(() => true);
    expect(locks(settings.choices)).toEqual([...necessary, false, false]);
    // Of what is necessary, only the choice that keeps the stay may be switched off.
    const moved = { ...cookies, necessary: [...cookies.necessary, ...optional], optional: [] };
    expect(locks(makeConsentSettings(moved, null).choices)).toEqual([...necessary, false, true]);
  });

  it("names the origins of scripts and of what they report to, each once", () => {
    const { statistics: _, ...withoutStatistics } = cookies;
    expect(listScriptOrigins({ ...withoutStatistics, optional: [] })).toEqual({
      scriptOrigins: [],
      reportOrigins: [],
    });
    const optional = ["https://a.example/1.js", "https://a.example/2.js"].map((src) => ({
      ...(cookies.necessary[0] as CookieDefinition),
      script: { src, reportsTo: ["https://in.example/event"] },
    }));
    expect(listScriptOrigins({ ...withoutStatistics, optional })).toEqual({
      scriptOrigins: ["https://a.example"],
      reportOrigins: ["https://a.example", "https://in.example"],
    });
  });
});

it("lists no cookie that the site never sets", () => {
  const namesOf = (optional: ConsentConfiguration["optional"], locales: readonly string[]) =>
    dropUnset({ ...cookies, optional }, locales).necessary.flatMap((choice) =>
      choice.cookies.map(({ name }) => name),
    );
  const { consentGivenCookie, enabledIdsCookie, optional } = cookies;
  const ofDecision = [consentGivenCookie, enabledIdsCookie];
  expect(isAsking(cookies)).toBe(true);
  expect(namesOf(optional, ["el", "en"])).toEqual(["i18n_redirected", ...ofDecision]);
  expect(namesOf(optional, ["el"])).toEqual(ofDecision);
  expect(isAsking({ ...cookies, optional: [] })).toBe(false);
  expect(namesOf([], ["el", "en"])).toEqual(["i18n_redirected"]);
  expect(dropUnset({ ...cookies, optional: [] }, ["el"]).necessary).toEqual([]);
});
