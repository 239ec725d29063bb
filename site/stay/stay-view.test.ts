import {
  type Arbitrary,
  assert,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { datesBetween, daysBetween } from "../../domain/dates/calendar-date.ts";
import { fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import {
  formatDateRange,
  formatDay,
  formatDayRange,
  formatMoney,
} from "../../domain/locales/format.ts";
import { nightState } from "../../domain/nights/availability.ts";
import { readEngineWords } from "../../house/words/engine-words.ts";
import {
  anyCalendar,
  anyDay,
  anyPrices,
  calendarOf,
  publishedCase,
  sampleBooking,
  sampleFees,
  sampleHouse,
  samplePrices,
  today,
} from "../../tests/support/sample-availability.ts";
import {
  croatian,
  english,
  german,
  italian,
  english as locale,
  messages,
} from "../../tests/support/unit-house/languages.ts";
import { quoteStay } from "./quote-stay.ts";
import { isSameStay, noStay, type Stay, type StayContext } from "./stay.ts";
import { isStay, isWhole } from "./stay-query.ts";
import { type StayView, stayView } from "./stay-view.ts";

const context: StayContext = {
  availability: calendarOf(publishedCase),
  prices: samplePrices,
  today,
  isOnRequest: false,
  ...{ locale, messages, house: sampleHouse, booking: sampleBooking, nextWeek: null },
};

/** The view of a stay that a guest has picked on a page that was sent with none. */
function view(stay: Stay, changes: Partial<StayContext> = {}): StayView {
  return stayView({ stay, sent: null, isRemembered: false, ...context, ...changes });
}

const money = (amount: number) => formatMoney(amount, "EUR", locale);
const nights = (count: number) => fillPlural(messages.answer.nights, count, locale);

function mailOf(answer: StayView): string {
  return "mail" in answer ? answer.mail : "";
}

function summaryOf(answer: StayView): string {
  return "summary" in answer ? answer.summary : "";
}

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
    expect(view(overTwoSeasons)).toMatchObject({
      kind: "quote",
      dates,
      nights: nights(5),
      lines: [share("06", 30, 3, 100), share("07", 31, 2, 129.9)],
      total: money(559.8),
      rates: [
        fillMessage(messages.answer.average, { price: money(112) }),
        fillPlural(messages.answer.each, sampleBooking.guests, locale, { price: money(70) }),
      ],
      booking: "https://book.example/?from=2027-06-28&to=2027-07-03",
      summary: fillMessage(messages.answer.summary, {
        dates,
        nights: nights(5),
        total: money(559.8),
      }),
    });
  });

  it.each([english, croatian, german, italian])(
    "ends the reason of a rule of the house with one full stop in %s",
    (language) => {
      const words = readEngineWords(language, "availability") as typeof messages;
      const blocked = [{ from: "01-01", to: "12-31" }];
      const houses = [
        { noticeDays: 400 },
        { horizonDays: 1 },
        { noArrival: blocked },
        { noDeparture: blocked },
      ];
      for (const rules of houses) {
        const refused = view(overTwoSeasons, {
          ...{ locale: language, messages: words },
          prices: { ...samplePrices, rules },
        });
        expect([rules, refused.kind]).toEqual([rules, "refusal"]);
        expect(summaryOf(refused)).toMatch(/[^.]\.$/);
      }
    },
  );

  it("names no season where all nights are of one", () => {
    const inJune = view({ arrival: "2027-06-07", departure: "2027-06-09" });
    const label = fillMessage(messages.answer.shares.night, {
      nights: nights(2),
      price: money(100),
    });
    expect(inJune).toMatchObject({ lines: [{ label, detail: "", sum: money(200) }] });
  });

  it("names the nights without a price, and no total; puts asking first where none has one", () => {
    const { onRequest, onRequestPrice } = messages.answer;
    const partly = view({ arrival: "2027-05-30", departure: "2027-06-02" });
    expect(partly).toMatchObject({
      total: onRequestPrice,
      lines: [{ sum: money(100) }, { label: onRequest, detail: nights(2), sum: onRequestPrice }],
    });
    const unpriced = view({ arrival: "2027-05-20", departure: "2027-05-22" });
    expect(unpriced).toMatchObject({ kind: "on request", bookable: null, lines: [] });
  });

  it("gives the reason, and possible stays with their price, in place of one that cannot be", () => {
    const stay = { arrival: "2027-06-01", departure: "2027-06-04" };
    const availability = calendarOf([{ from: stay.arrival, to: "2027-06-02" }]);
    const dates = (from: string, to: string) => formatDateRange(from, to, locale);
    expect(view(stay, { availability })).toMatchObject({
      kind: "refusal",
      summary: messages.refusals.taken,
      none: null,
      nearest: [
        { dates: dates("2027-06-02", "2027-06-05"), nights: nights(3), price: money(300) },
        { dates: dates("2027-06-03", "2027-06-06"), nights: nights(3), price: money(300) },
        // In the season a week with a price comes before nights without one.
        { dates: dates("2027-06-12", "2027-06-19"), price: money(700) },
      ],
    });
  });

  it("asks to enquire where it is not known what is free, and still gives the price", () => {
    const answer = view(taken, { isOnRequest: true });
    expect(answer).toMatchObject({ kind: "on request", bookable: null });
  });

  it("says where no more guests can come, whether the stay can be or not, and asks for so many", () => {
    const fees = [{ key: "touristTax", amount: 2, per: "guestNight" as const }];
    const withTax = { ...context, prices: { ...samplePrices, fees } };
    const most = fillPlural(messages.answer.mostGuests, sampleBooking.guests, locale);
    const june = { arrival: "2027-06-01", departure: "2027-06-04" };
    for (const party of [undefined, { adults: 8 }]) {
      const asked = { ...june, party };
      const quote = view(asked, withTax);
      expect(quote).toMatchObject({ note: `${messages.answer.free} ${most}`, total: money(348) });
      expect(new URL(mailOf(quote)).searchParams.get("body")).toMatch(/: 8\r\n/);
      const refused = view({ ...asked, ...taken }, withTax);
      expect(refused).toMatchObject({ kind: "refusal", note: most });
    }
    expect(view({ ...june, party: { adults: 7 } }, withTax)).toMatchObject({
      note: messages.answer.free,
    });
    // Where nobody is asked how many come, it is not said either.
    expect(view({ ...june, party: { adults: 8 } })).toMatchObject({
      note: messages.answer.free,
    });
  });

  it("lists any fee by its label, says in the terms what is given back and what is included", () => {
    const prices = { ...samplePrices, fees: sampleFees, included: ["towels", "firewood"] };
    const labels = { heating: "heating", linen: "linen", securityDeposit: "deposit" };
    const extras = { ...messages.extras, ...labels, towels: "towels", firewood: "firewood" };
    const stay = { arrival: "2027-06-01", departure: "2027-06-04", party: { adults: 4 } };
    const answer = view(stay, { prices, messages: { ...messages, extras } });
    const { shares, guests } = messages.answer;
    const counted = { guests: fillPlural(guests, 4, locale), nights: nights(3) };
    expect(answer).toMatchObject({
      total: money(475.9),
      lines: [
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

  it("names what is paid at the house, beside a price as where the price is on request", () => {
    const prices = {
      ...samplePrices,
      fees: [{ key: "electricity", per: "stay", isMetered: true }] as const,
      taxes: [
        { key: "touristTax", amount: 2, isOnTheSpot: true },
        { key: "cleaning", percent: 10, isOnTheSpot: true },
      ],
    };
    const stay = { arrival: "2027-06-07", departure: "2027-06-09", party: { adults: 2 } };
    const label = messages.terms.onTheSpot;
    const told = (text: string) => ({
      money: expect.arrayContaining([{ label, text }]),
      summary: expect.stringMatching(new RegExp(`\\. ${label}: ${text.replaceAll("$", ".")}\\.$`)),
    });
    const metered = fillMessage(messages.terms.metered, {
      what: `${messages.extras["electricity"]}`,
    });
    const tax = `Tourist tax ${money(8)}`;
    const cleaning = `${messages.extras["cleaning"]} ${money(20)}`;
    expect(view(stay, { prices })).toMatchObject(told(`${tax}, ${cleaning}, ${metered}`));
    const unpriced = { ...stay, arrival: "2027-05-20", departure: "2027-05-22" };
    const asked = view(unpriced, { prices });
    expect(asked, "a percentage of nothing is not said").toMatchObject(told(`${tax}, ${metered}`));
    expect(asked).toMatchObject({ kind: "on request", total: messages.answer.onRequestPrice });
  });

  it("writes an e-mail with the dates in the language of the guest", () => {
    const { pathname, searchParams } = new URL(mailOf(view(overTwoSeasons)));
    const plain = (text: string | null) => String(text).replace(/[\u00a0\u202f\u2009]/g, " ");
    expect(pathname).toBe(sampleHouse.email);
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
    const answer = view({ arrival, departure });
    expect(answer.kind).toBe("refusal");
    expect(summaryOf(answer)).toMatch(/^\p{Lu}.+\.$/u);
    expect(summaryOf(answer)).not.toMatch(/[{}]|rubbish|script/);
  });
});

describe("a stay that cannot be", () => {
  const june = { from: "2027-06-05", to: "2027-06-26" };
  const availability = calendarOf([june]);

  it("is asked back about where its days are in the wrong order and could be had", () => {
    const answer = view({ arrival: "2027-06-04", departure: "2027-06-01" });
    const dates = formatDateRange("2027-06-01", "2027-06-04", locale);
    const meant = { question: fillMessage(messages.answer.meant, { dates }), price: money(300) };
    expect(answer).toMatchObject({
      reason: "reversed",
      meant,
      ask: { label: messages.answer.askOther },
    });
    const others = answer.kind === "refusal" ? answer.nearest : [];
    expect(others).toHaveLength(2);
    expect(others.map((offer) => offer.dates)).not.toContain(dates);
    const reversed = { arrival: "2027-06-26", departure: "2027-06-05" };
    expect(view(reversed, { availability })).toMatchObject({ reason: "reversed", meant: null });
  });

  it("names a day that does not exist, and asks for one that is missing", () => {
    const impossible = view({ arrival: "2027-02-30", departure: "2027-03-05" });
    expect(summaryOf(impossible)).toMatch(/30\u00a0February|February\u00a030/);
    const half = { arrival: "2027-06-01", departure: "" };
    const sent = stayView({ stay: half, sent: half, isRemembered: false, ...context });
    expect(sent).toMatchObject({ kind: "refusal", summary: messages.refusals.malformed });
    expect(view(half)).toMatchObject({ kind: "half", title: null });
  });

  it("says of offers of another length how long they are, and of how many nights was asked for", () => {
    const taken = [
      { from: "2027-05-01", to: "2027-06-05" },
      { from: "2027-06-12", to: "2027-12-01" },
    ];
    const fortnight = { arrival: "2027-06-05", departure: "2027-06-19" };
    const nights = fillPlural(messages.answer.insteadOf, 7, locale, { asked: 14 });
    expect(view(fortnight, { availability: calendarOf(taken) })).toMatchObject({
      nearest: [{ nights }],
    });
    const week = { arrival: "2027-06-12", departure: "2027-06-19" };
    expect(view(week, { availability })).toMatchObject({ nearest: [{ nights: "" }, {}, {}] });
  });

  it("is asked for only where it may be free: of one that is taken or past other dates are", () => {
    const { ask, askOther } = messages.answer;
    const whole = view({ arrival: "2027-06-12", departure: "2027-06-19" }, { availability });
    expect(whole).toMatchObject({ reason: "taken", ask: { label: askOther } });
    expect(JSON.stringify(whole.kind === "refusal" && whole.ask)).not.toMatch(/June|2027/);
    const past = view({ arrival: "2026-06-12", departure: "2026-06-19" });
    expect(past).toMatchObject({ reason: "past", ask: { label: askOther } });
    const later = view({ arrival: "2029-06-12", departure: "2029-06-19" });
    expect(later).toMatchObject({ reason: "too-far", none: null, ask: { label: ask } });
  });

  it("heads the page that it was sent to, with its dates where it has some, above three stays that can be", () => {
    const dates = (from: string, to: string) => ({ dates: formatDateRange(from, to, locale) });
    const { answer, refusals } = messages;
    const fill = (text: string, from: string, to: string) => fillMessage(text, dates(from, to));
    for (const [arrival, departure, heading] of [
      ["2027-06-12", "2027-06-19", fill(answer.taken, "2027-06-12", "2027-06-19")],
      ["2026-06-12", "2026-06-19", fill(answer.refused, "2026-06-12", "2026-06-19")],
      ["2029-06-12", "2029-06-19", fill(answer.refused, "2029-06-12", "2029-06-19")],
      ["2027-07-03", "2027-07-05", fill(answer.refused, "2027-07-03", "2027-07-05")],
      ["2027-06-19", "2027-06-12", refusals.reversed.slice(0, -1)],
      ["2027-02-30", "2027-03-05", refusals.malformed.slice(0, -1)],
    ] as const) {
      const stay = { arrival, departure };
      const sent = stayView({ ...context, availability, stay, sent: stay, isRemembered: false });
      expect(sent).toMatchObject({ kind: "refusal", heading });
      expect(sent.kind === "refusal" && sent.nearest, arrival).toHaveLength(3);
    }
  });
});

it("says what a night on request costs at least, unless nights with a price are beside it", () => {
  const otherDates = {
    from: "05-01",
    to: "05-31",
    also: [{ from: "08-01", to: "08-31" }],
    least: 75,
  };
  const prices = { ...samplePrices, otherDates };
  const least = fillMessage(messages.answer.least, { price: money(75) });
  for (const month of ["05", "08"]) {
    const stay = { arrival: `2027-${month}-03`, departure: `2027-${month}-10` };
    const answer = view(stay, { prices });
    expect(answer).toMatchObject({ kind: "on request", share: least, rates: [least] });
  }
  const half = { arrival: "2027-05-29", departure: "2027-06-05" };
  expect(view(half, { prices })).toMatchObject({ kind: "on request", share: "", rates: [] });
  expect(view({ arrival: "2027-04-03", departure: "2027-04-10" }, { prices })).toMatchObject({
    share: "",
  });
});

it("includes the heating of the pool only in stays on whose nights it is heated", () => {
  const prices = { ...samplePrices, included: ["linen", "poolHeating"] };
  const house = { ...sampleHouse, heated: { from: "05-01", to: "10-15" } };
  const includedIn = (arrival: string, departure: string) => {
    const answer = view({ arrival, departure }, { prices, house });
    return "terms" in answer ? answer.terms[0]?.text : undefined;
  };
  const { linen, poolHeating } = messages.extras;
  expect(includedIn("2027-06-05", "2027-06-12")).toContain(poolHeating);
  expect(includedIn("2027-10-15", "2027-10-17")).toContain(poolHeating);
  const winter = includedIn("2027-12-05", "2027-12-12")?.toLowerCase();
  expect(winter).toBe(linen);
});

it("promises nothing about money that is still on request", () => {
  const payment = { depositPercent: 30, balanceDueDays: 30 };
  const prices = { ...samplePrices, payment, freeCancellationDays: 60 };
  const labels = (stay: Stay, changes = {}) => {
    const answer = view(stay, { prices, ...changes });
    return "money" in answer ? answer.money.map(({ label }) => label) : [];
  };
  const { deposit, cancellation } = messages.terms;
  const priced = { arrival: "2027-06-01", departure: "2027-06-04" };
  expect(labels(priced)).toEqual(expect.arrayContaining([deposit, cancellation]));
  const unpriced = { arrival: "2027-05-01", departure: "2027-05-04" };
  for (const on of [labels(unpriced), labels(priced, { isOnRequest: true })]) {
    expect(on).not.toContain(deposit);
    expect(on).not.toContain(cancellation);
  }
});

const anyStay = record({
  arrival: oneof(anyDay, constantFrom("", "2027-02-30", "0202-07-01")),
  departure: oneof(anyDay, constantFrom("", "2027-13-01")),
  party: option(
    integer({ min: 1, max: 8 }).map((adults) => ({ adults })),
    { nil: undefined },
  ),
});

const anyChoice = record({
  chosen: record({
    stay: anyStay,
    sent: option(anyStay),
    isRemembered: constantFrom(true, false),
  }).map((chosen) => ({ ...chosen, sent: chosen.isRemembered ? null : chosen.sent })),
  availability: anyCalendar,
  prices: anyPrices,
  isOnRequest: constantFrom(true, false),
});

type Choice = typeof anyChoice extends Arbitrary<infer Value> ? Value : never;

describe("whatever is chosen, of any calendar and price list", () => {
  const answerTo = ({ chosen, ...changes }: Choice) =>
    stayView({ ...chosen, ...context, ...changes });
  const isFree = (stay: Stay, availability: StayContext["availability"]) =>
    datesBetween(stay.arrival, stay.departure).every(
      (night) => nightState(availability, night, today) === "free",
    );

  it("there is one view, the same on server and browser", () => {
    assert(
      property(anyChoice, (choice) => {
        const answer = answerTo(choice);
        expect(JSON.parse(JSON.stringify(answerTo(choice)))).toEqual(
          JSON.parse(JSON.stringify(answer)),
        );
        expect(["empty", "half", "quote", "on request", "refusal"]).toContain(answer.kind);
        expect(answer.isSent).toBe(
          choice.chosen.sent !== null && isSameStay(choice.chosen.stay, choice.chosen.sent),
        );
      }),
    );
  });

  it("“Book” leads to the chosen stay only if every night of it is free, and names it then", () => {
    assert(
      property(anyChoice, (choice) => {
        const { bookable, booking, label, title, wayBack } = answerTo(choice);
        const sent = wayBack?.stay ?? null;
        if (sent && !choice.isOnRequest) expect(isFree(sent, choice.availability)).toBe(true);
        expect(bookable === null).toBe(label === null);
        if (bookable === null) return void expect(booking).toBe(sampleBooking.home);
        expect(isFree(bookable, choice.availability)).toBe(true);
        expect(choice.isOnRequest).toBe(false);
        expect(booking).toContain(`from=${bookable.arrival}&to=${bookable.departure}`);
        expect(title).toBe(formatDateRange(bookable.arrival, bookable.departure, locale));
      }),
    );
  });

  it("what is offered instead is free, possible and priced, and says where its length is another", () => {
    assert(
      property(anyChoice, (choice) => {
        const answer = answerTo(choice);
        if (answer.kind !== "refusal") return;
        const { arrival, departure } = choice.chosen.stay;
        const offers = [...(answer.meant ? [answer.meant] : []), ...answer.nearest];
        for (const { stay, nights, price } of offers) {
          expect(isFree(stay, choice.availability)).toBe(true);
          expect(quoteStay(stay, { ...context, ...choice }).isPossible).toBe(true);
          expect(price).not.toBe("");
          const length = daysBetween(stay.arrival, stay.departure);
          const asked = isStay(choice.chosen.stay) ? daysBetween(arrival, departure) : length;
          if (asked !== length) expect(nights).toContain(String(asked));
        }
        if (answer.reason === "taken" && answer.ask) {
          expect(answer.ask.href).not.toContain(encodeURIComponent(formatDay(arrival, locale)));
        }
      }),
    );
  });

  it("a remembered stay is named only if it can be had", () => {
    assert(
      property(anyChoice, (choice) => {
        const chosen = { ...choice.chosen, sent: null, isRemembered: true };
        const answer = answerTo({ ...choice, chosen });
        expect(answer.kind).not.toBe("refusal");
        if (answer.kind === "empty" && isWhole(chosen.stay)) {
          expect(answer.stay).toEqual({ ...noStay, party: chosen.stay.party });
        }
      }),
    );
  });
});
