import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeCookiePage } from "./fake-cookie-page.ts";
import { siteConsent } from "./site-consent.ts";
import { readStoredStay, storeStay } from "./stored-stay.ts";

const stay = { arrival: "2027-07-03", departure: "2027-07-10" };

beforeEach(() => {
  const { document, location } = fakeCookiePage();
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", location);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a guest's stay", () => {
  it("is remembered only while the functional cookie is on", () => {
    siteConsent.acceptNecessary();
    expect(storeStay(stay)).toBe(false);
    expect(document.cookie).not.toContain("kalandra_stay");

    siteConsent.save(["functional"]);
    expect(storeStay(stay)).toBe(true);
    expect(readStoredStay()).toEqual(stay);

    siteConsent.declineAll();
    expect(readStoredStay()).toBeUndefined();
    expect(storeStay(stay)).toBe(false);
  });

  it("is none where there is no page, as on the server", () => {
    vi.unstubAllGlobals();
    expect(readStoredStay()).toBeUndefined();
  });
});
