// What is kept and cleared in a browser is in tests/stay.spec.ts.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../house/facts/consent-settings.ts";
import { fakeCookiePage } from "../../tests/support/consent/fake-cookie-page.ts";
import type { ChosenStay } from "./stay-view.ts";

const { choiceId = "", cookie = "" } = settings.stay ?? {};

/**
 * The stay that a new document remembers, and what is left in its cookie, where calendars say `canBeHad` of any
 * stay; `picked` is an arrival of the same tab, `other` what another tab writes meanwhile.
 */
async function openDocument(
  remembered: string,
  canBeHad?: boolean,
  { picked, other }: { readonly picked?: string; readonly other?: string } = {},
) {
  const page = fakeCookiePage();
  page.plant(`${cookie}=${remembered}`);
  const { document } = page;
  vi.stubGlobal("document", Object.assign(document, { addEventListener: () => undefined }));
  vi.stubGlobal("location", {
    ...{ protocol: "https:", hostname: page.location.hostname },
    ...{ pathname: "/", search: "", hash: "" },
  });
  vi.stubGlobal("history", { state: null });
  vi.resetModules();
  const { siteConsent } = await import("../consent/site-consent.ts");
  siteConsent.save([choiceId]);
  const store = await import("./stay-store.ts");
  store.startStay(false);
  if (picked) store.setGuest({ stay: { arrival: picked, departure: "2027-08-08" } });
  const { followStayCookie } = await import("./remember-stay.ts");
  followStayCookie();
  if (other) page.plant(`${cookie}=${other}`);
  let chosen: ChosenStay | undefined;
  if (canBeHad !== undefined) {
    const answer = (asked: ChosenStay) => {
      chosen = asked;
      return { bookable: canBeHad ? asked.stay : null } as never;
    };
    store.learnStays({ locale: "en" as never, nextWeek: null, answer });
  }
  store.viewOf(store.readKnown());
  return { stay: chosen?.stay, kept: page.document.cookie.match(`${cookie}=([^;]*)`)?.[1] };
}

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  // Signals of other tabs are not of interest here.
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("BroadcastChannel", undefined);
});

afterEach(() => vi.unstubAllGlobals());

const july = { arrival: "2027-07-24", departure: "2027-07-31" };

it("an earlier visit's stay comes back with who comes, and is kept while it can be had", async () => {
  const value = "2027-07-24~2027-07-31~4";
  expect(await openDocument(value, true)).toEqual({
    stay: { ...july, party: { adults: 4 } },
    kept: value,
  });
  expect(await openDocument(value), "as long as nobody knows").toMatchObject({ kept: value });
  expect(await openDocument(value, false)).toMatchObject({ kept: undefined });
});

it("the stay that the guest has picked since counts, and takes the cookie over", async () => {
  expect(await openDocument("2027-07-24~2027-07-31", true, { picked: "2027-08-01" })).toMatchObject(
    {
      stay: { arrival: "2027-08-01" },
      kept: "2027-08-01~2027-08-08",
    },
  );
});

it.each([true, false])("the stay of another tab stays in the cookie: %j", async (canBeHad) => {
  const other = "2027-09-04~2027-09-11";
  const { kept } = await openDocument("2027-07-24~2027-07-31", canBeHad, { other });
  expect(kept).toBe(other);
});

it.each(["", "junk", "2027-07-31~2027-07-24", "2027-02-30~2027-03-06"])(
  "what makes no stay is forgotten: %j",
  async (value) => {
    expect(await openDocument(value, true)).toMatchObject({ kept: undefined });
  },
);
