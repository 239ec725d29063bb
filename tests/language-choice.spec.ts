// The language is chosen on `/` only: by the cookie, then by the browser's wishes, then English.
import { expect } from "@playwright/test";
import { localeCookieName } from "../src/i18n/locale-cookie.ts";
import { pages, routes } from "../src/routes.ts";
import type { Question } from "./support/send-request.ts";
import { test } from "./support/site-test.ts";

const choices: readonly {
  readonly who: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The redirect, or nothing: the English page. */
  readonly to?: string;
}[] = [
  { who: "a crawler, without either header", headers: {} },
  { who: "a German cookie", headers: { Cookie: `${localeCookieName}=de` }, to: pages.home.de },
  {
    who: "an Italian cookie in a Croatian browser",
    headers: { Cookie: `${localeCookieName}=it`, "Accept-Language": "hr" },
    to: pages.home.it,
  },
  {
    who: "an English cookie in a Croatian browser",
    headers: { Cookie: `a=b; ${localeCookieName}=en`, "Accept-Language": "hr" },
  },
  { who: "an Austrian browser", headers: { "Accept-Language": "de-AT,en;q=0.5" }, to: "/de" },
  {
    who: "a browser that likes Italian better than German",
    headers: { "Accept-Language": "de;q=0.4, it;q=0.9, fr" },
    to: pages.home.it,
  },
  {
    who: "a browser that refuses German",
    headers: { "Accept-Language": "de;q=0, hr;q=0.1" },
    to: pages.home.hr,
  },
  { who: "a French browser", headers: { "Accept-Language": "fr-FR,fr;q=0.9" } },
];

for (const { who, headers, to } of choices) {
  test(`${who} gets ${to ?? "the English page"}`, async ({ ask }) => {
    const answer = await ask("/?a=b", { headers });
    expect(answer.headers.vary).toMatch(/Accept-Language/);
    expect(answer.headers.vary).toMatch(/Cookie/);
    expect(answer.status).toBe(to ? 302 : 200);
    expect(answer.headers.location).toBe(to && `${to}?a=b`);
    if (!to) expect(answer.body.toString()).toContain('<html lang="en"');
    expect(answer.headers["set-cookie"], "nothing is stored without a choice").toBeUndefined();
  });
}

test("an unknown cookie is ignored and replaced", async ({ ask }) => {
  const headers = { Cookie: `${localeCookieName}=fr`, "Accept-Language": "hr" };
  const answer = await ask("/", { headers });
  expect(answer.headers.location).toBe(pages.home.hr);
  expect(answer.headers["set-cookie"]?.[0]).toMatch(new RegExp(`^${localeCookieName}=hr;`));
});

test("an address with a page in it never redirects", async ({ ask }) => {
  const question: Question = {
    headers: { Cookie: `${localeCookieName}=hr`, "Accept-Language": "hr" },
  };
  for (const { path, locale } of routes.filter(({ path }) => path !== "/")) {
    const answer = await ask(path, question);
    expect(answer.status, path).toBe(200);
    expect(answer.body.toString()).toContain(`<html lang="${locale}"`);
  }
});
