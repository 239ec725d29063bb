import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import starter from "../../starter/cookies.json" with { type: "json" };
import { writeHouse } from "../../tests/support/build-house.ts";
import { loadShownContent } from "../check/check-content.ts";
import { dropUnset, isAsking, listHosts, makeConsentSettings } from "./consent.ts";
import { type ConsentConfiguration, type CookieDefinition, listChoices } from "./cookies.ts";

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
});

describe("the hosts that the security policy lets through", () => {
  const [necessary] = cookies.necessary;
  const choice = { ...(necessary as CookieDefinition), id: "ads" };
  const hostsOf = (optional: Partial<CookieDefinition>[], tagManagerId: string | null = null) =>
    listHosts(
      { necessary: [], optional: optional.map((one) => ({ ...choice, ...one })) },
      tagManagerId,
    );
  const none = { script: [], image: [], connect: [], frame: [] };
  const ads = {
    role: "marketing",
    hosts: { script: ["www.googleadservices.com"], frame: ["https://td.doubleclick.net"] },
  } as const;

  it("are those of scripts and of what they report to, each once", () => {
    const optional = ["https://a.example/1.js", "https://a.example/2.js"].map((src) => ({
      script: { src, reportsTo: ["https://in.example/event"] },
    }));
    const asked = ["https://a.example", "https://in.example"];
    expect(hostsOf(optional)).toEqual({
      ...none,
      script: ["https://a.example"],
      image: asked,
      connect: asked,
    });
    const statistics = {
      src: "http://localhost:4000/a.js",
      hosts: { connect: ["b.example:8443"] },
    };
    expect(listHosts({ statistics, necessary: [], optional: [] }, null)).toMatchObject({
      script: ["http://localhost:4000"],
      connect: ["http://localhost:4000", "https://b.example:8443"],
    });
  });

  it("are those that a choice names, by what they are for, while it has a script", () => {
    expect(hostsOf([ads])).toEqual(none);
    const chat = {
      script: { src: "https://chat.example/a.js" },
      hosts: { connect: ["wss://ws.chat.example"], frame: ["*.chat.example"] },
    };
    expect(hostsOf([ads, chat])).toEqual({
      script: ["https://chat.example"],
      image: ["https://chat.example"],
      connect: ["https://chat.example", "wss://ws.chat.example"],
      frame: ["https://*.chat.example"],
    });
  });

  it("are those of the tag manager and of the choice that it runs for, where there is one", () => {
    const { hosts: _, ...withoutHosts } = ads;
    const plain = hostsOf([withoutHosts], "GTM-A1");
    expect(plain.script).toEqual(["https://*.googletagmanager.com"]);
    for (const what of ["image", "connect"] as const) {
      expect(plain[what]).toContain("https://*.google-analytics.com");
    }
    expect(hostsOf([ads], "GTM-A1")).toEqual({
      ...plain,
      script: [...plain.script, "https://www.googleadservices.com"],
      frame: ["https://td.doubleclick.net"],
    });
    expect(hostsOf([{}], "GTM-A1")).toEqual(none);
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

const folder = await writeHouse("ginestra", "idle-consent");
const file = join(folder, "cookies.json");
const text = await readFile(file, "utf8");

describe("what only a tag manager would set", () => {
  const shown = (id: string | null) => loadShownContent(folder, id);

  it("is shown in a build with a tag manager, and where the house wants it shown", async () => {
    const ids = async (id: string | null) =>
      listChoices((await shown(id)).facts.cookies).map((choice) => choice.id);
    const all = listChoices(JSON.parse(text)).map(({ id }) => id);
    expect(await ids(null)).toEqual(all);
    await writeFile(file, text.replace(/\s*"isShownWithoutTagManager": true,/, ""));
    expect(await ids("GTM-A1")).toEqual(all);
    expect(await ids(null)).toEqual(all.filter((id) => id !== "marketing"));
  });

  it("leaves no section about cookies of others behind", async () => {
    const policy = async (id: string | null) => (await shown(id)).markdown["en"]?.["cookies"]?.body;
    expect(await policy("GTM-A1")).toContain("{{cookies:third}}");
    expect(await policy(null)).toContain("{{cookies:first}}");
    expect(await policy(null)).not.toContain("{{cookies:third}}");
  });
});
