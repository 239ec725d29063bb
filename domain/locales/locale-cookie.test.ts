import { expect, it } from "vitest";
import { croatian, german, italian } from "../../tests/support/unit-house/languages.ts";
import { localeCookie, readLocaleCookie } from "./locale-cookie.ts";

it.each<readonly [string | undefined, ReturnType<typeof readLocaleCookie>]>([
  ["i18n_redirected=hr", croatian],
  ["a=b;i18n_redirected=hr ; c=d", croatian],
  ["i18n_redirected=xx; i18n_redirected=de; i18n_redirected=it", german],
  ...[undefined, "", ";;;", "a=hr", "xi18n_redirected=hr", "i18n_redirected"].map(
    (header) => [header, undefined] as const,
  ),
  ...["fr", "HR", "", "hr-HR", "__proto__", '"hr"', "%68%72", "h\u0000r", "x".repeat(8192)].map(
    (value) => [`i18n_redirected=${value}`, null] as const,
  ),
  ["=;%".repeat(2731), undefined],
])("the cookies %j hold %j", (header, stored) => {
  expect(readLocaleCookie(header)).toEqual(stored);
});

it("lasts 365 days, for the whole site, is read back, and kept to https where the site is", () => {
  const cookie = localeCookie(croatian, { secure: false });
  expect(cookie).toBe("i18n_redirected=hr; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(readLocaleCookie(cookie)).toBe(croatian);
  expect(localeCookie(italian, { secure: true })).toMatch(/; Secure$/);
});
