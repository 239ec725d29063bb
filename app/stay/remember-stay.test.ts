import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  blockedCookiePage,
  type FakeCookiePage,
  fakeCookiePage,
} from "../../tests/support/consent/fake-cookie-page.ts";
import { settings } from "../consent/consent-settings.ts";
import type { Stay } from "./stay.ts";

const { choiceId = "", cookie = "" } = settings.stay ?? {};
const stay = { arrival: "2027-07-03", departure: "2027-07-10" };
let page: FakeCookiePage;

/** The modules as a document gets them, with what its visitor has allowed. */
async function openDocument({
  enabledIds = [choiceId],
  sent = null,
}: {
  enabledIds?: readonly string[];
  sent?: Stay | null;
} = {}) {
  vi.resetModules();
  const { siteConsent } = await import("../consent/site-consent.ts");
  if (enabledIds.length > 0) siteConsent.save(enabledIds);
  const store = await import("./bookable-stay.ts");
  if (sent) store.keepBookableStay(sent);
  const { rememberStay } = await import("./remember-stay.ts");
  rememberStay();
  return { siteConsent, ...store };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
  page = fakeCookiePage();
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("location", page.location);
  // Other tabs are not of interest here.
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("BroadcastChannel", undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.skipIf(!settings.stay)("the stay that booking links carry", () => {
  it("begins with the one asked about in this document", async () => {
    const sent = { arrival: "2027-08-07", departure: "2027-08-14" };
    page.plant(`${cookie}=2027-07-03~2027-07-10`);
    const { readBookableStay } = await openDocument({ sent });
    expect(readBookableStay()).toEqual(sent);
  });

  it.each([
    ...["", "2027-07-03", "2027-07-03~", "~2027-07-10", "2027-07-10~2027-07-03"],
    ...["2027-07-03~2027-07-03", "2027-02-29~2027-03-02", "2027-07-03~2027-07-10~2027-07-11"],
    ...["2026-11-19~2026-11-26", "2027-07-03T00:00~2027-07-10", "<script>~</script>"],
  ])("is none when the cookie holds %j", async (value) => {
    page.plant(`${cookie}=${value}`);
    expect((await openDocument()).readBookableStay()).toBeUndefined();
  });

  it("outlasts no document where the browser refuses cookies", async () => {
    vi.stubGlobal("document", blockedCookiePage.document);
    const { readBookableStay, keepBookableStay } = await openDocument();
    keepBookableStay(stay);
    expect(readBookableStay()).toEqual(stay);
    expect((await openDocument()).readBookableStay()).toBeUndefined();
  });
});
