import { describe, expect, it } from "vitest";
import { fakeChoices } from "../../tests/support/consent/fake-choices.ts";
import {
  blockedCookiePage,
  type FakeCookiePage,
  fakeCookiePage,
} from "../../tests/support/consent/fake-cookie-page.ts";
import { type ConsentStore, createConsentStore } from "./consent-store.ts";
import type { CookiePage } from "./page-cookies.ts";

const allIds = "technicalfunctionalmarketing";
const settings = {
  consentGivenCookie: "ncc_c",
  enabledIdsCookie: "ncc_e",
  lifetimeDays: 180,
  choices: fakeChoices,
};

/** Stores for two tabs of one browser: each hears of what the other has stored. */
function openTabs(page: CookiePage): readonly [ConsentStore, ConsentStore] {
  const hearers: (() => void)[] = [];
  const open = () => {
    const store = createConsentStore(settings, page, (hear) => {
      hearers.push(hear);
      return () => {
        for (const one of hearers) if (one !== hear) one();
      };
    });
    store.subscribe(() => undefined);
    return store;
  };
  return [open(), open()];
}

function openTab(page: CookiePage): ConsentStore {
  return openTabs(page)[0];
}

function pageWith(given: string, enabledIds: string): FakeCookiePage {
  const page = fakeCookiePage();
  page.plant(`ncc_c=${given}`);
  page.plant(`ncc_e=${enabledIds}`);
  return page;
}

describe("the consent store", () => {
  it.each<[string, (store: ConsentStore) => void, string, string?]>([
    ["accept all", (store) => store.acceptAll(), allIds, "technical~functional~marketing"],
    ["accept necessary", (store) => store.acceptNecessary(), allIds, "technical"],
    ["save one", (store) => store.save(["functional"]), allIds, "technical~functional"],
    ["save unknown ids", (store) => store.save(["social", "0"]), allIds, "technical"],
    ["decline all", (store) => store.declineAll(), "0"],
  ])("goes by %s to what its cookies say, whatever they said before", (_by, act, given, ids) => {
    for (const page of [fakeCookiePage(), pageWith("0", ""), pageWith("%00;<junk>", "~~")]) {
      const store = openTab(page);
      store.openModal();
      act(store);
      const status = given === "0" ? "declined" : "given";
      const enabledIds = ids?.split("~") ?? [];
      expect(store.read()).toMatchObject({ status, enabledIds, isModalActive: false });
      const cookies = page.document.cookie.split("; ").sort();
      expect(cookies).toEqual([`ncc_c=${given}`, ...(ids ? [`ncc_e=${ids}`] : [])]);
      // The next page view reads the same.
      expect(openTab(page).read()).toMatchObject({ status, enabledIds, isModalActive: false });
    }
  });

  it("tells its listeners of every change until they leave, and keeps the same object between", () => {
    const store = openTab(fakeCookiePage());
    const heard: string[] = [];
    const leave = store.subscribe(() => heard.push(store.read().status));
    store.acceptAll();
    const before = store.read();
    store.closeModal();
    expect(store.read()).toBe(before);
    store.declineAll();
    leave();
    store.acceptNecessary();
    expect(heard).toEqual(["given", "declined"]);
  });

  it("reaches the other tabs, and leaves their modals alone", () => {
    const [here, there] = openTabs(fakeCookiePage());
    let changes = 0;
    there.subscribe(() => changes++);
    there.openModal();
    here.acceptAll();
    expect(there.read()).toEqual({ ...here.read(), isModalActive: true, isDecidedHere: false });
    here.declineAll();
    expect(there.read().status).toBe("declined");
    expect(changes).toBe(3);
  });

  it("enables nothing optional where the browser refuses to store, and asks once a page", () => {
    const [here, there] = openTabs(blockedCookiePage);
    expect(here.read().status).toBe("undecided");
    for (const act of [() => here.acceptAll(), () => here.save(["marketing"])]) {
      act();
      expect(here.read()).toMatchObject({ status: "given", enabledIds: ["technical"] });
    }
    there.acceptNecessary();
    expect(here.read().status).toBe("given");
    here.declineAll();
    expect(here.read()).toMatchObject({ status: "declined", enabledIds: [] });
  });
});
