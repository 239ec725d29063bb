import { describe, expect, it } from "vitest";
import { sampleHouse } from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";
import { bookingLink } from "./booking-link.ts";
import { formatStayQuery } from "./stay.ts";
import { formatStayCookie, parseStayCookie, parseStayQuery } from "./stay-query.ts";

describe("the stay in an address", () => {
  it.each([
    ["arrival=2027-06-01&departure=2027-06-08", "2027-06-01", "2027-06-08"],
    ["departure=2027-06-08&arrival=+2027-06-01+&x=1", "2027-06-01", "2027-06-08"],
    ["arrival=2027-06-01", "2027-06-01", ""],
    ["arrival=&departure=", "", ""],
    ["arrival=<script>&departure=%00%ff", "", ""],
    ["arrival=2027-02-30&departure=2027-06-08", "2027-02-30", "2027-06-08"],
    ["arrival=2027-2-3&departure=27-06-08", "", ""],
    ["arrival=2027-06-01&arrival=2027-07-01&departure=9", "2027-06-01", ""],
  ])("%s is read as %j to %j", (query, arrival, departure) => {
    expect(parseStayQuery(query)).toEqual({ arrival, departure });
  });

  it.each([
    ["3", 3],
    ["9", 8],
    ["123456", 8],
    ["9".repeat(20), 8],
    ["0", undefined],
    ["-1", undefined],
    ["two", undefined],
  ])("is for as many guests as the house takes, where it names %s", (named, guests) => {
    const query = `arrival=2027-06-01&departure=2027-06-08&guests=${named}`;
    expect(parseStayQuery(query)?.party?.guests).toBe(guests);
  });

  it("is nothing where neither day is named", () => {
    expect(parseStayQuery("Arrival=2027-06-01")).toBeNull();
  });

  it("is written so that it is read again", () => {
    const stay = { arrival: "2027-06-01", departure: "2027-06-08" };
    expect(formatStayQuery(stay)).toBe("arrival=2027-06-01&departure=2027-06-08");
    expect(parseStayQuery(formatStayQuery(stay))).toEqual(stay);
  });
});

describe("the stay in a cookie", () => {
  it("is written so that it is read again, with who comes", () => {
    const stay = { arrival: "2027-06-01", departure: "2027-06-08" };
    expect(formatStayCookie(stay)).toBe("2027-06-01~2027-06-08");
    for (const party of [undefined, { guests: 3 }]) {
      expect(parseStayCookie(formatStayCookie({ ...stay, party }))).toEqual({ ...stay, party });
    }
  });

  it.each(["", "~", "2027-06-01", "2027-06-08~2027-06-01", "2027-02-30~2027-03-05", "x~y~z"])(
    "is none where it says %j",
    (value) => {
      expect(parseStayCookie(value)).toBeNull();
    },
  );
});

describe("where “Book” leads", () => {
  const week = { arrival: "2027-07-03", departure: "2027-07-10" };
  const home = "https://book.example/";
  const context = { locale, messages, house: sampleHouse };

  it.each([
    ["?a={arrival}&d={departure}", "?a=2027-07-03&d=2027-07-10"],
    ["/{arrival:DD.MM.YYYY}/{departure:MM/DD/YYYY}", "/03.07.2027/07/10/2027"],
    ["?n={guests}", "?n=8"],
    ["?n={guests}", "?n=3", 3],
  ])("the address %s is filled in as %s", (stay, address, guests?: number) => {
    const party = guests === undefined ? undefined : { guests };
    const booking = { home, stay, guests: 8 };
    expect(bookingLink({ ...week, party }, null, { ...context, booking })).toBe(address);
  });

  it("is the next free week without a stay that can be booked, and the first page without one", () => {
    const booking = { home, stay: "?a={arrival}", guests: 8 };
    expect(bookingLink(null, { booking: "?a=2027-07-03" }, { ...context, booking })).toBe(
      "?a=2027-07-03",
    );
    expect(bookingLink(null, null, { ...context, booking })).toBe(home);
  });

  it("is an enquiry about the same dates in a house without a booking engine", () => {
    const booking = { home: "/prices/ask", stay: null, guests: 8 };
    const mail = bookingLink(week, null, { ...context, booking });
    expect(decodeURIComponent(mail)).toMatch(/^mailto:stay@villa.example\?.*3\D+10 July 2027/);
    const form = { ...sampleHouse, form: "/prices/ask" };
    expect(bookingLink(week, null, { ...context, booking, house: form })).toBe(
      "/prices/ask?arrival=2027-07-03&departure=2027-07-10",
    );
    expect(bookingLink(null, null, { ...context, booking })).toBe("/prices/ask");
  });
});
