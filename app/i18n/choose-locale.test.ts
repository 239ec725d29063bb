import { describe, expect, it } from "vitest";
import { chooseLocale } from "./choose-locale.ts";

describe("choosing the language of a first visit", () => {
  it.each([
    ["i18n_redirected=it", "de", "it"],
    ["i18n_redirected=en", "de", "en"],
    ["i18n_redirected=fr", "de", "de"],
    ["i18n_redirected=fr", undefined, "en"],
    ["other=hr", "it", "it"],
    [undefined, undefined, "en"],
    [null, null, "en"],
    ["", "", "en"],
  ])("with the cookie %j and the languages %j it is %s", (cookie, acceptLanguage, locale) => {
    expect(chooseLocale({ cookie, acceptLanguage })).toBe(locale);
  });

  it.each([
    ["de", "de"],
    ["de-AT", "de"],
    ["DE-at", "de"],
    ["hr-HR,hr;q=0.9,en-US;q=0.8,en;q=0.7", "hr"],
    ["fr, de-AT, hr", "de"],
    ["en;q=0.5, it;q=0.9", "it"],
    ["en;q=0.5,de;q=0.5", "en"],
    ["de;q=0, it;q=0.1", "it"],
    ["de;q=0", "en"],
    ["fr", "en"],
    ["*", "en"],
    ["*, de;q=0.1", "de"],
    ["fr;q=1, *;q=0.5", "en"],
    ["deu", "en"],
    ["de_AT", "en"],
    ["it;q=rubbish, hr;q=0.2", "hr"],
    ["__proto__, constructor", "en"],
  ])("speaks to a browser that asks for %s in %s", (acceptLanguage, locale) => {
    expect(chooseLocale({ acceptLanguage })).toBe(locale);
  });

  it("survives eight kilobytes of rubbish", () => {
    const rubbish = ";q=,-\u0000é".repeat(1024);
    expect(chooseLocale({ cookie: rubbish, acceptLanguage: rubbish })).toBe("en");
    expect(chooseLocale({ acceptLanguage: `${"x,".repeat(4000)}de` })).toBe("de");
  });
});
