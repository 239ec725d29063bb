// What is kept and cleared is in tests/stay.spec.ts.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeCookiePage } from "../../tests/support/consent/fake-cookie-page.ts";
import type { Stay } from "../booking/stay.ts";
import { settings } from "../consent/consent-settings.ts";

const { choiceId = "", cookie = "" } = settings.stay ?? {};

/** The stay that the booking links of a new document carry, after this one if any was sent with it. */
async function openDocument(remembered: string, sent?: Stay) {
  const page = fakeCookiePage();
  page.plant(`${cookie}=${remembered}`);
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("location", page.location);
  vi.resetModules();
  const { siteConsent } = await import("../consent/site-consent.ts");
  siteConsent.save([choiceId]);
  const { readBookableStay, writeStay } = await import("../booking/stay-store.ts");
  if (sent) writeStay({ picked: sent, asked: sent, canBeHad: true, hasActed: false });
  const { rememberStay } = await import("./remember-stay.ts");
  rememberStay();
  return readBookableStay();
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
  // Other tabs are not of interest here.
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("BroadcastChannel", undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sent = { arrival: "2027-08-07", departure: "2027-08-14" };

const junk = [
  ...["", "2027-07-03", "2027-07-03~", "~2027-07-10", "2027-07-10~2027-07-03"],
  ...["2027-07-03~2027-07-03", "2027-02-29~2027-03-02", "2027-07-03~2027-07-10~2027-07-11"],
  ...["2026-11-19~2026-11-26", "2027-07-03T00:00~2027-07-10", "<script>~</script>"],
];

it.skipIf(!settings.stay)("the stay that booking links carry is one that can be", async () => {
  const remembered = { arrival: "2027-07-03", departure: "2027-07-10" };
  expect(await openDocument("2027-07-03~2027-07-10")).toEqual(remembered);
  expect(await openDocument("2027-07-03~2027-07-10", sent), "the page's own").toEqual(sent);
  for (const value of junk) expect(await openDocument(value), value).toBeUndefined();
});
