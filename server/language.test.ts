import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createFakeManifest,
  type FakeServer,
  startFakeServer,
} from "../tests/support/server/fake-site.ts";

let server: FakeServer;
let ask: FakeServer["ask"];

beforeAll(async () => {
  server = await startFakeServer();
  ask = server.ask;
});

afterAll(() => server.close());

const english = "The bytes of home___en.html";
const languageVary = "Accept-Language, Cookie, Sec-Fetch-Site";

describe("the language of the home page", () => {
  it.each([
    [{ Cookie: "i18n_redirected=it", "Accept-Language": "de" }, "/it"],
    [{ "Accept-Language": "de-AT, en;q=0.5" }, "/de"],
    [{ "Accept-Language": "de;q=0, hr;q=0.1" }, "/hr"],
    [{ "Accept-Language": "hr", "Sec-Fetch-Site": "cross-site" }, "/hr"],
  ])("for %j is on %s", async (headers: Record<string, string>, location) => {
    const response = await ask("/?a=1&b=//evil.example", headers);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(`${location}?a=1&b=//evil.example`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Vary")).toBe(languageVary);
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });

  it.each([
    {},
    { Cookie: "i18n_redirected=en", "Accept-Language": "de" },
    { "Accept-Language": "fr-FR,fr;q=0.9" },
    { Cookie: "i18n_redirected=hr", "Sec-Fetch-Site": "same-origin" },
  ])("for %j is English", async (headers: Record<string, string>) => {
    const response = await ask("/", headers);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(english);
    expect(response.headers.get("Vary")).toBe(`${languageVary}, Accept-Encoding`);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });

  it("replaces an unknown cookie with the language chosen", async () => {
    const wrong = { Cookie: "i18n_redirected=fr" };
    const german = await ask("/", { ...wrong, "Accept-Language": "de" });
    expect(german.headers.get("Location")).toBe("/de");
    expect(german.headers.get("Set-Cookie")).toContain("i18n_redirected=de; Max-Age=31536000");
    const fallback = await ask("/", wrong);
    expect(await fallback.text()).toBe(english);
    expect(fallback.headers.get("Set-Cookie")).toContain("i18n_redirected=en");
    expect(fallback.headers.get("Cache-Control")).toBe("private, no-cache");
  });
});

describe("a language link without JavaScript", () => {
  const navigation = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" };

  it.each([
    ["/hr/o-vili", "hr", { Referer: "http://localhost/about?x=1" }, 200],
    [
      "/",
      "en",
      { Referer: "http://localhost/de", Cookie: "i18n_redirected=de", "If-None-Match": "*" },
      304,
    ],
  ])("to %s is remembered as %s", async (path, locale, headers, status) => {
    const response = await ask(path, { ...navigation, ...headers } as Record<string, string>);
    expect(response.status).toBe(status);
    expect(response.headers.get("Set-Cookie")).toBe(
      `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`,
    );
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  });

  it("leaves a cookie for https alone where the site is on https", async () => {
    const manifest = createFakeManifest({ siteUrl: "https://villa.example" });
    const secure = await startFakeServer({ manifest });
    const headers = { ...navigation, Referer: "https://villa.example/" };
    const response = await secure.ask("/de/lage", headers);
    secure.close();
    expect(response.headers.get("Set-Cookie")).toMatch(/^i18n_redirected=de;.*; Secure$/);
  });

  it.each([
    ["from a page in the same language", { ...navigation, Referer: "http://localhost/hr" }],
    ["with a rubbish referrer", { ...navigation, Referer: "%%%" }],
    [
      "from another site",
      { ...navigation, "Sec-Fetch-Site": "cross-site", Referer: "http://x/de" },
    ],
    [
      "that is only prefetched data",
      { ...navigation, "Sec-Fetch-Dest": "empty", Referer: "http://x/de" },
    ],
  ])("%s leaves no cookie", async (_case, headers: Record<string, string>) => {
    const response = await ask("/hr/o-vili", headers);
    expect(response.headers.has("Set-Cookie")).toBe(false);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  });
});
