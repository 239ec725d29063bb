import { describe, expect, it } from "vitest";
import {
  calendarOf,
  publishedCase,
  sampleFees,
  sampleHouse,
  samplePrices,
  today,
} from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import { formatDateRange, formatDay, formatDayRange, formatMoney } from "../i18n/format.ts";
import { describeStay } from "./describe-stay.ts";
import type { StayContext } from "./stay-context.ts";

const house = {
  ...sampleHouse,
  booking: "https://book.example/?from={arrival}&to={departure}",
};

const context: StayContext = {
  availability: calendarOf(publishedCase),
  prices: samplePrices,
  today,
  isOnRequest: false,
  ...{ locale, messages, house },
};

const money = (amount: number) => formatMoney(amount, "EUR", locale);
const nights = (count: number) => fillPlural(messages.answer.nights, count, locale);

const overTwoSeasons = { arrival: "2027-06-28", departure: "2027-07-03" };
const taken = { arrival: "2026-12-18", departure: "2026-12-20" };

describe("the answer to a stay", () => {
  it("prices the nights by season, with the dates in the addresses", () => {
    const dates = formatDateRange("2027-06-28", "2027-07-03", locale);
    const share = (month: string, days: number, count: number, price: number) => ({
      label: formatDayRange(`${month}-01`, `${month}-${days}`, locale),
      detail: fillMessage(messages.answer.shares.night, {
        nights: nights(count),
        price: money(price),
      }),
      sum: money(count * price),
    });
    expect(describeStay(overTwoSeasons, context)).toMatchObject({
      kind: "quote",
      isOnRequest: false,
      dates,
      nights: nights(5),
      shares: [share("06", 30, 3, 100), share("07", 31, 2, 129.9)],
      total: money(559.8),
      rates: [
        fillMessage(messages.answer.average, { price: money(112) }),
        fillPlural(messages.answer.each, sampleHouse.guests, locale, { price: money(70) }),
      ],
      booking: "https://book.example/?from=2027-06-28&to=2027-07-03",
      summary: fillMessage(messages.answer.summary, {
        dates,
        nights: nights(5),
        total: money(559.8),
      }),
    });
  });

  it("names no season where all nights are of one", () => {
    const inJune = describeStay({ arrival: "2027-06-07", departure: "2027-06-09" }, context);
    const label = fillMessage(messages.answer.shares.night, {
      nights: nights(2),
      price: money(100),
    });
    expect(inJune).toMatchObject({ shares: [{ label, detail: "", sum: money(200) }] });
  });

  it("names the nights without a price, and no total; puts asking first where none has one", () => {
    const { onRequest, onRequestPrice } = messages.answer;
    const partly = describeStay({ arrival: "2027-05-30", departure: "2027-06-02" }, context);
    expect(partly).toMatchObject({
      total: onRequestPrice,
      shares: [{ sum: money(100) }, { label: onRequest, detail: nights(2), sum: onRequestPrice }],
    });
    const unpriced = describeStay({ arrival: "2027-05-20", departure: "2027-05-22" }, context);
    expect(unpriced).toMatchObject({ kind: "quote", isOnRequest: true, shares: [] });
  });

  it("gives the reason, and possible stays with their price, in place of one that cannot be", () => {
    const stay = { arrival: "2027-06-01", departure: "2027-06-04" };
    const availability = calendarOf([{ from: stay.arrival, to: "2027-06-02" }]);
    const dates = (from: string, to: string) => formatDateRange(from, to, locale);
    expect(describeStay(stay, { ...context, availability })).toMatchObject({
      kind: "refusal",
      summary: messages.refusals.taken,
      none: null,
      nearest: [
        { dates: dates("2027-06-02", "2027-06-05"), nights: nights(3), price: money(300) },
        { dates: dates("2027-06-03", "2027-06-06"), nights: nights(3), price: money(300) },
        { dates: dates("2027-05-29", "2027-06-01"), price: messages.answer.nearestOnRequest },
      ],
    });
  });

  it("asks to enquire where it is not known what is free, and still gives the price", () => {
    const answer = describeStay(taken, { ...context, isOnRequest: true });
    expect(answer).toMatchObject({ kind: "quote", isOnRequest: true });
  });

  it("says where no more guests can come, whether the stay can be or not, and asks for so many", () => {
    const fees = [{ key: "touristTax", amount: 2, per: "guestNight" as const }];
    const withTax = { ...context, prices: { ...samplePrices, fees } };
    const most = fillPlural(messages.answer.mostGuests, house.guests, locale);
    const june = { arrival: "2027-06-01", departure: "2027-06-04" };
    for (const guests of [undefined, 8]) {
      const asked = { ...june, ...(guests && { guests }) };
      const quote = describeStay(asked, withTax);
      expect(quote).toMatchObject({ note: `${messages.answer.free} ${most}`, total: money(348) });
      expect(new URL(quote.mail ?? "").searchParams.get("body")).toMatch(/: 8\r\n/);
      const refused = describeStay({ ...asked, ...taken }, withTax);
      expect(refused).toMatchObject({ kind: "refusal", note: most });
    }
    expect(describeStay({ ...june, guests: 7 }, withTax)).toMatchObject({
      note: messages.answer.free,
    });
    // Where nobody is asked how many come, it is not said either.
    expect(describeStay({ ...june, guests: 8 }, context)).toMatchObject({
      note: messages.answer.free,
    });
  });

  it("lists any fee by its label, says in the terms what is given back and what is included", () => {
    const prices = { ...samplePrices, fees: sampleFees, included: ["towels", "firewood"] };
    const labels = { heating: "heating", linen: "linen", securityDeposit: "deposit" };
    const extras = { ...messages.extras, ...labels, towels: "towels", firewood: "firewood" };
    const stay = { arrival: "2027-06-01", departure: "2027-06-04", guests: 4 };
    const answer = describeStay(stay, { ...context, prices, messages: { ...messages, extras } });
    const { shares, guests } = messages.answer;
    const counted = { guests: fillPlural(guests, 4, locale), nights: nights(3) };
    expect(answer).toMatchObject({
      total: money(475.9),
      shares: [
        {},
        { detail: "", sum: money(80) },
        { detail: fillMessage(shares.guestNight, { ...counted, price: money(1.35) }) },
        { label: "Linen", detail: fillMessage(shares.guest, { ...counted, price: money(12.5) }) },
        { label: "Heating", detail: fillMessage(shares.night, { ...counted, price: money(9.9) }) },
      ],
    });
    expect(answer.kind === "quote" && answer.terms).toEqual(
      expect.arrayContaining([
        { label: messages.terms.included, text: expect.stringMatching(/^Towels \S+ firewood$/) },
        { label: "Deposit", text: `${money(300)}, ${messages.terms.returned}` },
      ]),
    );
  });

  it("writes an e-mail with the dates in the language of the guest", () => {
    const { mail } = describeStay(overTwoSeasons, context);
    const { pathname, searchParams } = new URL(mail ?? "");
    const plain = (text: string | null) => String(text).replace(/[\u00a0\u202f\u2009]/g, " ");
    expect(pathname).toBe(house.email);
    const dates = formatDateRange("2027-06-28", "2027-07-03", locale);
    expect(plain(searchParams.get("subject"))).toContain(`Villa Test, ${plain(dates)}`);
    const [from, to] = ["2027-06-28", "2027-07-03"].map((day) => formatDay(day, locale));
    for (const part of [`${from}\r\n`, String(to), nights(5)]) {
      expect(plain(searchParams.get("body"))).toContain(plain(part));
    }
  });

  it.each([
    ["rubbish", "<script>"],
    ["2027-07-03", "2027-07-05"],
    ["2027-07-05", "2027-07-15"],
  ])("is a sentence without anything of what was asked: %s to %s", (arrival, departure) => {
    const answer = describeStay({ arrival, departure }, context);
    expect(answer.kind).toBe("refusal");
    expect(answer.summary).toMatch(/^\p{Lu}.+\.$/u);
    expect(answer.summary).not.toMatch(/[{}]|rubbish|script/);
  });
});
