import { describe, expect, it } from "vitest";
import { croatian, italian } from "../../tests/support/unit-house/languages.ts";
import { localeCookie, readLocaleCookie } from "./locale-cookie.ts";
import { locales } from "./locales.ts";

describe("reading the language cookie", () => {
  it.each(locales)("finds %s alone and among others", (locale) => {
    expect(readLocaleCookie(`i18n_redirected=${locale}`)).toEqual({ locale });
    expect(readLocaleCookie(`a=b;i18n_redirected=${locale} ; c=d`)).toEqual({ locale });
  });

  it("finds nothing where there is no such cookie", () => {
    for (const header of [
      undefined,
      null,
      "",
      ";;;",
      "a=hr",
      "xi18n_redirected=hr",
      "i18n_redirected",
    ]) {
      expect(readLocaleCookie(header)).toBeUndefined();
    }
  });

  it.each(["fr", "HR", "", "hr-HR", "__proto__", '"hr"', "%68%72", "h\u0000r"])(
    "calls the value %j invalid",
    (value) => {
      expect(readLocaleCookie(`i18n_redirected=${value}`)).toEqual({ invalid: true });
    },
  );

  it("takes the first valid one when there are several", () => {
    expect(readLocaleCookie("i18n_redirected=xx; i18n_redirected=de; i18n_redirected=it")).toEqual({
      locale: "de",
    });
  });

  it("survives eight kilobytes of rubbish", () => {
    expect(readLocaleCookie("=;%".repeat(2731))).toBeUndefined();
    expect(readLocaleCookie(`i18n_redirected=${"x".repeat(8192)}`)).toEqual({ invalid: true });
  });
});

describe("writing the language cookie", () => {
  it("lasts 365 days, for the whole site, and is read back", () => {
    const cookie = localeCookie(croatian, { secure: false });
    expect(cookie).toBe("i18n_redirected=hr; Max-Age=31536000; Path=/; SameSite=Lax");
    expect(readLocaleCookie(cookie)).toEqual({ locale: "hr" });
  });

  it("is kept to https where the site is on https", () => {
    expect(localeCookie(italian, { secure: true })).toMatch(/; Secure$/);
  });
});
