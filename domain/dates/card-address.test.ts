import { expect, it } from "vitest";
import { describeAnswer } from "../../site/stay/availability-data.server.ts";
import { stayView } from "../../site/stay/stay-view.ts";
import {
  calendarOf,
  sampleBooking,
  sampleHouse,
  samplePrices,
  today,
} from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";

const context = {
  ...{ availability: calendarOf([{ from: "2027-06-12", to: "2027-06-19" }]), today },
  ...{ prices: samplePrices, isOnRequest: false, locale, messages, house: sampleHouse },
  ...{ booking: sampleBooking, nextWeek: null },
};

/** What is sent of a stay, and what is said of it. */
function send(arrival: string, departure: string) {
  const stay = { arrival, departure };
  const view = stayView({ stay, sent: stay, isRemembered: false, ...context });
  return { card: "card" in view ? view.card : null, text: describeAnswer(view, context) };
}

it("a week of the season has a card of its own, every other stay that of its month", () => {
  const { card, text } = send("2027-07-24", "2027-07-31");
  expect(card?.picture).toMatch(/stay-2027-07-24-en-\w+\.jpg$/);
  expect(card?.address).toBe(`${sampleHouse.address}?arrival=2027-07-24&departure=2027-07-31`);
  expect(text).toBe("7\u00a0nights, €909.30. About €114 each for 8\u00a0guests");
  const longer = send("2027-07-24", "2027-08-01").card;
  expect(longer?.picture).toMatch(/stay-07-en/);
  expect(send("2027-06-05", "2027-06-12").card?.picture).toMatch(/stay-06-en/);
});

it("one that is taken keeps it, with the nearest that can be had; one that is over, too", () => {
  const { card, text } = send("2027-06-12", "2027-06-19");
  expect(card?.picture).toMatch(/stay-06-en/);
  expect(text).toContain(messages.refusals.taken);
  expect(text).toMatch(/: .*June 2027, €700$/);
  expect(send("2020-07-04", "2020-07-11").card?.picture).toMatch(/stay-07-en/);
});

it.each([
  ["2027-07-24", ""],
  ["2027-07-24", "2027-07-24"],
  ["2027-07-24", "2027-07-17"],
])("dates that make no stay have none: %s to “%s”", (arrival, departure) => {
  expect(send(arrival, departure).card).toBeNull();
});
