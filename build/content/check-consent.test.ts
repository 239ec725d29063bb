import { describe, expect, it } from "vitest";
import { checkConsent } from "./check-consent.ts";

const cookie = (name: string, days: number) =>
  ({ name, party: "first", lifetime: { days } }) as const;
const functional = { id: "dates", role: "functional", cookies: [cookie("stay", 30)] } as const;
const marketing = { id: "ads", role: "marketing", cookies: [cookie("_ga", 90)] } as const;
const cookies: Parameters<typeof checkConsent>[0] = {
  consentGivenCookie: "given",
  enabledIdsCookie: "enabled",
  lifetimeDays: 180,
  closeModalOnClickOutside: false,
  necessary: [{ id: "technical", cookies: [cookie("given", 180), cookie("enabled", 180)] }],
  optional: [functional, marketing],
};

describe("the check of what the consent control does", () => {
  it("finds nothing wrong where all is listed", () => {
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
    const remembered = { ...cookie("stay", 1), lifetime: { months: 6 } };
    const optional = [{ ...functional, cookies: [remembered] }];
    expect(checkConsent({ ...cookies, optional })).toEqual([
      "content/cookies.json: the cookie stay remembers the stay and has no lifetime in days; " +
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
