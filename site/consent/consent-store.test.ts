// That other tabs hear of it is in tests/consent-settings.spec.ts.
import { expect, it } from "vitest";
import { fakeChoices } from "../../tests/support/consent/fake-choices.ts";
import { blockedCookiePage, fakeCookiePage } from "../../tests/support/consent/fake-cookie-page.ts";
import { type ConsentStore, createConsentStore } from "./consent-store.ts";
import type { CookiePage } from "./page-cookies.ts";

const allIds = "technicalfunctionalmarketing";
const settings = {
  consentGivenCookie: "ncc_c",
  enabledIdsCookie: "ncc_e",
  lifetimeDays: 180,
  choices: fakeChoices,
};

const openTab = (page: CookiePage) => createConsentStore(settings, page, () => () => undefined);

it.each<[string, (store: ConsentStore) => void, string, string?]>([
  ["accept all", (store) => store.acceptAll(), allIds, "technical~functional~marketing"],
  ["accept necessary", (store) => store.acceptNecessary(), allIds, "technical"],
  ["save one", (store) => store.save(["functional"]), allIds, "technical~functional"],
  ["save unknown ids", (store) => store.save(["social", "0"]), allIds, "technical"],
  ["decline all", (store) => store.declineAll(), "0"],
])("goes by %s to what its cookies say, whatever they said before", (_by, act, given, ids) => {
  for (const before of [
    [],
    ["ncc_c=0", "ncc_e="],
    ["ncc_c=%00;<junk>", "ncc_e=~~"],
    // Left on other paths and domains, where they would contradict it.
    ["ncc_c=0; Path=/hr", "ncc_c=junk; Path=/; Domain=villa.example"],
  ]) {
    const page = fakeCookiePage("https://www.villa.example/hr/o-vili");
    for (const cookie of before) page.plant(cookie);
    const store = openTab(page);
    store.openModal();
    act(store);
    const status = given === "0" ? "declined" : "given";
    const decision = { status, enabledIds: ids?.split("~") ?? [], isModalActive: false };
    expect(store.read()).toMatchObject(decision);
    const cookies = page.document.cookie.split("; ").sort();
    expect(cookies).toEqual([`ncc_c=${given}`, ...(ids ? [`ncc_e=${ids}`] : [])]);
    const written = `ncc_c=${given}; Max-Age=15552000; Path=/; SameSite=Strict; Secure`;
    expect(page.written.at(-1)).toBe(written);
    expect(openTab(page).read(), "on the next page").toMatchObject(decision);
  }
});

it("believes none of several cookies that contradict each other, and keeps to http where the site is on it", () => {
  const page = fakeCookiePage("http://localhost/hr/o-vili");
  for (const cookie of ["ncc_c=0; Path=/", `ncc_c=${allIds}; Path=/hr`]) page.plant(cookie);
  const store = openTab(page);
  expect(store.read().status).toBe("undecided");
  store.declineAll();
  expect(page.written.at(-1)).toMatch(/; SameSite=Strict$/);
});

it("enables nothing optional where the browser refuses to store", () => {
  const store = openTab(blockedCookiePage);
  expect(store.read().status).toBe("undecided");
  for (const act of [() => store.acceptAll(), () => store.save(["marketing"])]) {
    act();
    expect(store.read()).toMatchObject({ status: "given", enabledIds: ["technical"] });
  }
  store.declineAll();
  expect(store.read()).toMatchObject({ status: "declined", enabledIds: [] });
});
