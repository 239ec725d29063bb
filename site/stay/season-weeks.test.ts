import { describe, expect, it } from "vitest";
import { addDays } from "../../domain/dates/calendar-date.ts";
import { fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import type { PriceList } from "../../domain/prices/price-list.ts";
import {
  calendarOf,
  samplePrices as prices,
  sampleBooking,
  sampleHouse,
  today,
} from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";
import {
  describeFreeWeeks,
  findNextWeek,
  listSeasonWeeks,
  nextFreeWeek,
  weekState,
} from "./season-weeks.ts";

describe("the weeks of the season", () => {
  it("follow each other from Saturday to Saturday, as long as every night has a price", () => {
    const weeks = listSeasonWeeks({ availability: calendarOf([]), prices, today });
    expect(weeks.map(({ arrival }) => arrival)).toEqual([
      ...["2027-06-05", "2027-06-12", "2027-06-19", "2027-06-26"],
      ...["2027-07-03", "2027-07-10", "2027-07-17", "2027-07-24"],
    ]);
  });

  it("begin on the day on which the season lets stays begin", () => {
    const periods = prices.periods.map((period) => ({ ...period, arrivalDays: [3] }));
    const rules = { availability: calendarOf([]), prices: { ...prices, periods }, today };
    const [first] = listSeasonWeeks(rules);
    expect(first).toMatchObject({ arrival: "2027-06-02", departure: "2027-06-09" });
  });

  it("are those of the season after it where all are taken", () => {
    const taken = [{ from: "2027-06-01", to: "2027-08-01" }];
    const availability = calendarOf(taken, { until: "2028-08-20" });
    const [first] = listSeasonWeeks({ availability, prices, today });
    expect(first?.arrival).toBe("2028-06-03");
  });

  it("are those from the first that can be had, however many taken ones lie before it", () => {
    const openAllYear: PriceList = {
      currency: "EUR",
      periods: [{ key: "year", from: "01-01", to: "12-31", pricePerNight: 100 }],
    };
    const taken = [{ from: today, to: "2027-05-31" }];
    const rules = { availability: calendarOf(taken), prices: openAllYear, today };
    const weeks = listSeasonWeeks(rules);
    expect(weeks).toHaveLength(20);
    expect(weeks[0]?.arrival).toBe("2027-06-05");
    expect(nextFreeWeek(rules)?.arrival).toBe("2027-06-05");
    const late = { ...rules, availability: calendarOf([{ from: today, to: "2028-05-01" }]) };
    expect(listSeasonWeeks(late)).toHaveLength(20);
    expect(listSeasonWeeks(late)).toContainEqual(nextFreeWeek(late));
  });

  it.each([
    ["2027-06-05", "free"],
    ["2027-06-12", "booked"],
    ["2027-06-19", "partly"],
    ["2027-06-26", "not-open"],
    ["2027-07-03", "not-open"],
    ["2027-07-10", "booked"],
  ])("can be had, had in part, are taken or not open yet: from %s %s", (arrival, state) => {
    const taken = [
      { from: "2027-06-12", to: "2027-06-22" },
      { from: "2027-07-12", to: "2027-07-14" },
    ];
    const availability = calendarOf(taken, { openUntil: "2027-06-30" });
    const week = { arrival, departure: addDays(arrival, 7) };
    expect(weekState(availability, week, today)).toBe(state);
  });
});

it("says how many weeks can be had, and where none can whether they are booked or not open yet", async () => {
  const { season, refusals } = messages;
  const say = (...states: Parameters<typeof describeFreeWeeks>[0]) =>
    describeFreeWeeks(states, { locale, messages });
  expect(say("free", "booked", "free", "not-open")).toBe(fillPlural(season.available, 2, locale));
  expect(say("booked", "partly")).toBe(season.none);
  expect(say("booked", "not-open")).toBe(refusals["not-open"]);
});

it.each([
  ["begins on a day of arrival", calendarOf([{ from: today, to: "2027-07-01" }]), "2027-07-03"],
  [
    "has a price for every night",
    calendarOf([{ from: "2027-06-03", to: "2027-06-12" }]),
    "2027-06-12",
  ],
  ["is none without room", calendarOf([{ from: "2027-06-01", to: "2028-05-20" }]), undefined],
  ["is none where none is open yet", calendarOf([], { openUntil: "2027-05-01" }), undefined],
])("the next free week %s", (_what, availability, arrival) => {
  expect(nextFreeWeek({ availability, prices, today })?.arrival).toBe(arrival);
});

const wording = { locale, messages };
const now = new Date("2026-11-20T15:00:00Z");
const taken = [{ from: "2026-11-20", to: "2027-06-05" }];

describe("the next free week", () => {
  it("has its dates and an end", () => {
    const availability = calendarOf(taken);
    const week = findNextWeek(wording, {
      now,
      availability,
      prices,
      booking: sampleBooking,
      house: sampleHouse,
    });
    expect(week).toEqual({
      text: fillMessage(messages.season.next, { dates: "5–12\u00a0June", price: "€700" }),
      dates: "5–12\u00a0June 2027",
      share: expect.stringContaining("88"),
      price: "€700",
      arrival: "2027-06-05",
      departure: "2027-06-12",
      booking: "https://book.example/?from=2027-06-05&to=2027-06-12",
      validUntil: "2026-11-22T14:00:00.000Z",
    });
  });

  it("is none where nothing is free or the calendar cannot be trusted", () => {
    const full = calendarOf([{ from: "2026-11-20", to: "2028-05-20" }]);
    const unread = calendarOf(taken, { checkedAt: null });
    const stale = calendarOf(taken, { checkedAt: "2026-11-17T14:00:00Z" });
    for (const availability of [full, unread, stale]) {
      expect(
        findNextWeek(wording, {
          now,
          availability,
          prices,
          booking: sampleBooking,
          house: sampleHouse,
        }),
      ).toBeNull();
    }
  });
});
