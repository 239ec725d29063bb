import { describe, expect, it } from "vitest";
import { cookies } from "../../app/facts/facts.server.ts";
import { checkConsent } from "./check-consent.ts";

const [functional, marketing] = cookies.optional;
if (!functional || !marketing) throw new Error("the configuration has lost its choices");

describe("the check of what the consent control does", () => {
  it("finds nothing wrong with the configuration that ships", () => {
    expect(checkConsent(cookies)).toEqual([]);
  });

  it.each([cookies.consentGivenCookie, `${cookies.consentGivenCookie.slice(0, -1)}*`])(
    "refuses the target %s, which would delete the decision",
    (target) => {
      const optional = [{ ...marketing, targetCookieIds: [target] }];
      expect(checkConsent({ ...cookies, optional })).toEqual([
        `content/cookies.json: the choice ${marketing.id} has the target "${target}", which would delete ` +
          `${cookies.consentGivenCookie}; the decision itself must stay.`,
      ]);
    },
  );

  it("refuses a second choice for the tag manager", () => {
    const optional = [marketing, { ...marketing, id: "again" }];
    expect(checkConsent({ ...cookies, optional }).join()).toContain(
      "two choices have the role marketing; give it to one",
    );
  });

  it("refuses a remembered stay whose days nobody has counted", () => {
    const [cookie] = functional.cookies;
    if (!cookie) throw new Error("the choice has lost its cookie");
    const optional = [{ ...functional, cookies: [{ ...cookie, lifetime: { months: 6 } }] }];
    expect(checkConsent({ ...cookies, optional })).toEqual([
      `content/cookies.json: the cookie ${cookie.name} remembers the stay and has no lifetime in days; ` +
        "expected one such as { days: 180 }.",
    ]);
  });

  it("refuses a table that promises another lifetime than the cookies get", () => {
    expect(checkConsent({ ...cookies, lifetimeDays: 90 })).toHaveLength(2);
    expect(checkConsent({ ...cookies, necessary: [] }).join()).toContain(
      `no choice lists the cookie ${cookies.consentGivenCookie}`,
    );
  });
});
