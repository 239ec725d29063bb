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

/** Stores for tabs of one browser: each hears of what another has sent. */
function openTabs(page: CookiePage, count: number): ConsentStore[] {
  const hearers: (() => void)[] = [];
  return Array.from({ length: count }, () =>
    createConsentStore(settings, page, (hear) => {
      hearers.push(hear);
      return {
        send() {
          for (const one of hearers) if (one !== hear) one();
        },
      };
    }),
  );
}

function openTab(page: CookiePage): ConsentStore {
  const [store] = openTabs(page, 1);
  if (!store) throw new Error("there is no tab");
  store.subscribe(() => undefined);
  return store;
}

function pageWith(given: string, enabledIds: string): FakeCookiePage {
  const page = fakeCookiePage();
  page.plant(`ncc_c=${given}`);
  page.plant(`ncc_e=${enabledIds}`);
  return page;
}

const beginnings: Record<string, () => FakeCookiePage> = {
  undecided: () => fakeCookiePage(),
  "all given": () => pageWith(allIds, "technical~functional~marketing"),
  "some given": () => pageWith(allIds, "technical~marketing"),
  "necessary given": () => pageWith(allIds, "technical"),
  declined: () => pageWith("0", ""),
  "an older set": () => pageWith("technicalmarketing", "technical~marketing"),
  junk: () => pageWith("%00;<junk>", "~~"),
};

const transitions: Record<string, [(store: ConsentStore) => void, string[], string, string?]> = {
  "accept all": [
    (store) => store.acceptAll(),
    ["technical", "functional", "marketing"],
    allIds,
    "technical~functional~marketing",
  ],
  "accept necessary": [(store) => store.acceptNecessary(), ["technical"], allIds, "technical"],
  "save one": [
    (store) => store.save(["functional"]),
    ["technical", "functional"],
    allIds,
    "technical~functional",
  ],
  "save none": [(store) => store.save([]), ["technical"], allIds, "technical"],
  "decline all": [(store) => store.declineAll(), [], "0"],
};

describe("the consent store", () => {
  const table = Object.keys(beginnings).flatMap((from) =>
    Object.keys(transitions).map((by) => [from, by] as const),
  );

  it.each(table)("goes from %s by %s to the state and the cookies of the table", (from, by) => {
    const page = beginnings[from]?.() ?? fakeCookiePage();
    const [act, enabledIds, given, stored] = transitions[by] ?? [];
    const store = openTab(page);
    store.openModal();
    act?.(store);
    const status = given === "0" ? "declined" : "given";
    expect(store.read()).toMatchObject({ status, enabledIds, isModalActive: false });
    const cookies = page.document.cookie.split("; ").sort();
    expect(cookies).toEqual([
      `ncc_c=${given}`,
      ...(stored === undefined ? [] : [`ncc_e=${stored}`]),
    ]);
    // The next page view reads the same.
    expect(openTab(page).read()).toMatchObject({ status, enabledIds, isModalActive: false });
  });

  it("reads nothing but what is stored, and writes nothing by itself", () => {
    const page = pageWith("technicalmarketing", "technical~marketing");
    expect(openTab(page).read().status).toBe("undecided");
    expect(page.written).toEqual([]);
  });

  it("tells its listeners of every change until they leave", () => {
    const store = openTab(fakeCookiePage());
    const heard: string[] = [];
    const leave = store.subscribe(() => heard.push(store.read().status));
    store.acceptAll();
    store.declineAll();
    leave();
    store.acceptNecessary();
    expect(heard).toEqual(["given", "declined"]);
  });

  it("keeps the same object while nothing changes", () => {
    const store = openTab(fakeCookiePage());
    expect(store.read()).toBe(store.read());
    const before = store.read();
    store.closeModal();
    expect(store.read()).toBe(before);
  });

  it("reaches the other tabs, and leaves their modals alone", () => {
    const page = fakeCookiePage();
    const [here, there] = openTabs(page, 2);
    let changes = 0;
    here?.subscribe(() => undefined);
    there?.subscribe(() => changes++);
    there?.openModal();
    here?.acceptAll();
    expect(there?.read()).toEqual({ ...here?.read(), isModalActive: true, isDecidedHere: false });
    here?.declineAll();
    expect(there?.read().status).toBe("declined");
    expect(changes).toBe(3);
  });

  it("asks again in the other tabs when the cookies are gone", () => {
    const page = fakeCookiePage();
    const [here, there] = openTabs(page, 2);
    for (const store of [here, there]) store?.subscribe(() => undefined);
    here?.acceptAll();
    page.plant("ncc_c=; Max-Age=0");
    there?.subscribe(() => undefined);
    here?.declineAll();
    expect(there?.read().status).toBe("declined");
  });

  describe("where the browser refuses to store", () => {
    it("is undecided, and enables nothing optional whatever is clicked", () => {
      const store = openTab(blockedCookiePage);
      expect(store.read().status).toBe("undecided");
      store.acceptAll();
      expect(store.read()).toMatchObject({ status: "given", enabledIds: ["technical"] });
      store.save(["marketing"]);
      expect(store.read()).toMatchObject({ status: "given", enabledIds: ["technical"] });
      store.declineAll();
      expect(store.read()).toMatchObject({ status: "declined", enabledIds: [] });
    });

    it("does not ask a second time on the same page", () => {
      const [here, there] = openTabs(blockedCookiePage, 2);
      for (const store of [here, there]) store?.subscribe(() => undefined);
      here?.acceptNecessary();
      there?.acceptNecessary();
      expect(here?.read().status).toBe("given");
    });
  });
});
