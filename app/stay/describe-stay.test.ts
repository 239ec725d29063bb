import { describe, expect, it } from "vitest";
import {
  calendarOf,
  publishedCase,
  samplePrices,
  today,
} from "../../tests/support/sample-availability.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { loadPageTexts } from "../load-texts.ts";
import { describeStay, type StayContext } from "./describe-stay.ts";

async function contextIn(locale: Locale, changes: Partial<StayContext> = {}): Promise<StayContext> {
  const { availability: texts } = await loadPageTexts("pricing-and-availability", locale);
  return {
    availability: calendarOf(publishedCase),
    prices: samplePrices,
    today,
    isOnRequest: false,
    locale,
    texts,
    house: {
      villa: "Villa Test",
      email: "stay@villa.example",
      checkIn: "16:00",
      checkOut: "10:00",
      guests: 8,
      booking: "https://book.example/?from={arrival}&to={departure}",
    },
    ...changes,
  };
}

/** Languages differ in which invisible spaces they use; a reader cannot tell them apart. */
const plainSpaces = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f\u2009]/g, " "));

const overTwoSeasons = { arrival: "2027-06-28", departure: "2027-07-03" };
const taken = { arrival: "2026-12-18", departure: "2026-12-20" };

describe("the answer to a stay", () => {
  it("prices the nights by season, with the dates in the addresses", async () => {
    const answer = plainSpaces(describeStay(overTwoSeasons, await contextIn("en")));
    expect(answer).toMatchObject({
      kind: "quote",
      dates: "28 June – 3 July 2027",
      nights: "5 nights",
      shares: [
        { label: "1–30 June", detail: "3 nights × €100", sum: "€300" },
        { label: "1–31 July", detail: "2 nights × €129.90", sum: "€259.80" },
      ],
      total: "€559.80",
      average: "€112 a night on average · €784 a week",
      booking: "https://book.example/?from=2027-06-28&to=2027-07-03",
      summary: "28 June – 3 July 2027, 5 nights. Total: €559.80.",
    });
  });

  it.each([
    ["en", "1 night", "3 nights", "5 nights"],
    ["hr", "1 noć", "3 noći", "5 noći"],
    ["de", "1 Nacht", "3 Nächte", "5 Nächte"],
    ["it", "1 notte", "3 notti", "5 notti"],
  ] as const)("counts nights as the language does (%s)", async (locale, ...expected) => {
    const context = await contextIn(locale);
    const nights = ["2027-06-02", "2027-06-04", "2027-06-06"].map((departure) =>
      describeStay({ arrival: "2027-06-01", departure }, context),
    );
    expect(plainSpaces(nights)).toMatchObject(expected.map((text) => ({ nights: text })));
  });

  it("names the nights without a price, and no total", async () => {
    const context = await contextIn("de");
    const answer = describeStay({ arrival: "2027-05-30", departure: "2027-06-02" }, context);
    expect(plainSpaces(answer)).toMatchObject({
      total: "auf Anfrage",
      shares: [{ sum: "100 €" }, { label: "Übrige Nächte", detail: "2 Nächte" }],
    });
  });

  it("puts asking before booking where no night has a price, and lists none", async () => {
    const priced = describeStay(overTwoSeasons, await contextIn("en"));
    expect(priced).toMatchObject({ kind: "quote", isOnRequest: false });
    const stay = { arrival: "2027-05-20", departure: "2027-05-22" };
    const unpriced = describeStay(stay, await contextIn("en"));
    expect(unpriced).toMatchObject({ kind: "quote", isOnRequest: true, shares: [] });
  });

  it("gives the reason and possible stays in place of one that cannot be", async () => {
    const context = await contextIn("hr");
    const answer = plainSpaces(describeStay(taken, context));
    expect(answer).toMatchObject({
      kind: "refusal",
      summary: plainSpaces(context.texts.refusals.taken),
      none: null,
    });
    expect(answer.nearest[0]).toMatchObject({
      dates: "21.–23. prosinca 2026.",
      nights: "2 noći",
      price: "cijena na upit",
    });
    expect(answer.nearest.length).toBeLessThanOrEqual(3);
  });

  it("gives the price of each stay in place of one that cannot be", async () => {
    const stay = { arrival: "2027-06-01", departure: "2027-06-04" };
    const availability = calendarOf([{ from: stay.arrival, to: "2027-06-02" }]);
    const answer = plainSpaces(describeStay(stay, await contextIn("de", { availability })));
    expect(answer.nearest).toMatchObject([
      { dates: "2.–5. Juni 2027", price: "300 €" },
      { dates: "29. Mai – 1. Juni 2027", price: "Preis auf Anfrage" },
    ]);
  });

  it("asks to enquire where it is not known what is free, and still gives the price", async () => {
    const context = await contextIn("it", { isOnRequest: true });
    expect(describeStay(taken, context)).toMatchObject({ kind: "quote", isOnRequest: true });
  });

  it("writes an e-mail with the dates in the language of the guest", async () => {
    const { mail } = describeStay(overTwoSeasons, await contextIn("de"));
    const address = new URL(mail ?? "");
    expect(address.pathname).toBe("stay@villa.example");
    expect(address.searchParams.get("subject")).toContain("Villa Test, 28. Juni – 3. Juli 2027");
    const body = plainSpaces(address.searchParams.get("body"));
    for (const part of ["Montag, 28. Juni 2027\r\n", "Samstag, 3. Juli 2027", "5 Nächte"]) {
      expect(body).toContain(part);
    }
  });

  it.each(locales)("has a sentence for every slip and every kind of junk (%s)", async (locale) => {
    const context = await contextIn(locale);
    const stays = [
      ["", ""],
      ["2027-06-01", ""],
      ["rubbish", "<script>"],
      ["2027-06-01", "2027-06-01"],
      ["2027-06-05", "2027-06-01"],
      ["2020-06-01", "2020-06-05"],
      ["3027-06-01", "3027-06-08"],
      ["2027-07-03", "2027-07-05"],
      ["2027-07-05", "2027-07-15"],
    ].map(([arrival = "", departure = ""]) => describeStay({ arrival, departure }, context));
    for (const answer of stays) {
      expect(answer.kind).toBe("refusal");
      expect(answer.summary).toMatch(/^\p{Lu}.+\.$/u);
      expect(answer.summary).not.toMatch(/[{}]|rubbish|script/);
    }
  });
});
