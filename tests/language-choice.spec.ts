// The language is chosen on `/` only; how is in server/language.test.ts.
import { expect } from "@playwright/test";
import { localeCookieName } from "../app/i18n/locale-cookie.ts";
import { pages, routes } from "../app/routes.ts";
import { second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

test("a browser's wishes choose the home page, and nothing is stored", async ({ ask }) => {
  const german = await ask("/?a=b", { headers: { "Accept-Language": "de-AT,en;q=0.5" } });
  expect([german.status, german.headers.location]).toEqual([302, `${pages.home[third]}?a=b`]);
  expect(german.headers["set-cookie"]).toBeUndefined();
  expect((await ask("/?a=b")).body.toString()).toContain('<html lang="en"');
});

test("an address with a page in it never redirects", async ({ ask }) => {
  const headers = { Cookie: `${localeCookieName}=hr`, "Accept-Language": second };
  for (const { path, locale } of routes.filter(({ path }) => path !== "/")) {
    const answer = await ask(path, { headers });
    expect(answer.status, path).toBe(200);
    expect(answer.body.toString()).toContain(`<html lang="${locale}"`);
  }
});
