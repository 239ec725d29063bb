import { expect, it } from "vitest";
import { chooseLocale } from "./choose-locale.ts";

it.each<readonly [string | undefined, string | undefined, string]>([
  ["i18n_redirected=it", "de", "it"],
  ["i18n_redirected=en", "de", "en"],
  ["i18n_redirected=fr", "de", "de"],
  ["i18n_redirected=fr", undefined, "en"],
  [undefined, undefined, "en"],
  ["", "", "en"],
  [undefined, "de-AT", "de"],
  [undefined, "DE-at", "de"],
  [undefined, "hr-HR,hr;q=0.9,en-US;q=0.8,en;q=0.7", "hr"],
  [undefined, "fr, de-AT, hr", "de"],
  [undefined, "en;q=0.5, it;q=0.9", "it"],
  [undefined, "en;q=0.5,de;q=0.5", "en"],
  [undefined, "de;q=0", "en"],
  [undefined, "*, de;q=0.1", "de"],
  [undefined, "fr;q=1, *;q=0.5", "en"],
  [undefined, "deu, de_AT", "en"],
  [undefined, ", ,DE;Q=0.25,it;level=1;q=.1,,", "de"],
  ...["q=", "q=2", "q=-1", "q=NaN", "q=0x1", "q=1e3", "q=rubbish"].map(
    (quality) => [undefined, `it;${quality}, hr;q=0.200`, "hr"] as const,
  ),
  [undefined, "__proto__, constructor", "en"],
  [";q=,-\u0000é".repeat(1024), ";q=,-\u0000é".repeat(1024), "en"],
  [undefined, `${"x,".repeat(4000)}de`, "de"],
])("a visitor with the cookie %j who asks for %j is greeted in %s", (cookie, wanted, locale) => {
  expect(chooseLocale(cookie, wanted)).toBe(locale);
});
