import {
  array,
  assert,
  constantFrom,
  dictionary,
  integer,
  oneof,
  option,
  property,
  record,
  string,
  stringMatching,
} from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calendarOf,
  samplePrices as prices,
  sampleHouse,
  today,
} from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";
import { bookingLink } from "./booking-link.ts";
import { quoteStay } from "./quote-stay.ts";
import { formatStayQuery, noStay, type StatedParty, type Stay } from "./stay.ts";
import {
  formatStayCookie,
  parseStayCookie,
  parseStayQuery,
  replaceStay,
  stayParameters,
} from "./stay-query.ts";

const count = integer({ min: 1, max: 99 });

/** Who comes and what was chosen, as far as anybody says it. */
const anyWho = record(
  {
    party: record(
      {
        adults: count,
        children: array(option(integer({ min: 0, max: 17 })), { minLength: 1, maxLength: 12 }),
        pets: count,
      },
      { requiredKeys: [] },
    ).filter((party) => Object.keys(party).length > 0),
    choices: dictionary(stringMatching(/^[a-z]\w{0,12}$/), count, { minKeys: 1, maxKeys: 8 }),
  },
  { requiredKeys: [] },
);

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
    expect(parseStayQuery(query)?.party?.adults).toBe(guests);
  });

  it("is nothing where neither day is named", () => {
    expect(parseStayQuery("Arrival=2027-06-01")).toBeNull();
  });

  it.each<[string, Partial<Stay>]>([
    [
      "adults=2&children=4,9&pets=1&extras=linen:4,parking",
      {
        party: { adults: 2, children: [4, 9], pets: 1 },
        choices: { linen: 4, parking: 1 },
      },
    ],
    ["guests=3&adults=2", { party: { adults: 2 } }],
    // As a form without scripts sends it.
    [
      "adults=2&children=4&children=&children=9&children=&pets=0&extras=&extras=hotTub",
      {
        party: { adults: 2, children: [4, 9] },
        choices: { hotTub: 1 },
      },
    ],
    ["adults=two&pets=-1&extras=<b>,linen:0,:3", {}],
    ["adults=2&children=18,four", { party: { adults: 2, children: [null, null] } }],
    [
      "adults=99&extras=__proto__,constructor:2",
      {
        party: { adults: 99 },
        choices: Object.fromEntries([
          ["__proto__", 1],
          ["constructor", 2],
        ]),
      },
    ],
  ])("%s is read as who comes", (query, who) => {
    const dates = { arrival: "2027-06-01", departure: "2027-06-08" };
    expect(parseStayQuery(`${formatStayQuery(dates)}&${query}`)).toEqual({ ...dates, ...who });
  });

  it("with who comes is written so that it is read again, in signs that need no escape", () => {
    assert(
      property(anyWho, (who) => {
        const stay = { arrival: "2027-06-01", departure: "2027-06-08", ...who };
        const query = formatStayQuery(stay);
        expect(query).toMatch(/^[\w=&,:?-]*$/);
        expect(parseStayQuery(query)).toEqual(stay);
        const others = `?utm_source=mail&${query}&gclid=x`;
        expect(replaceStay(others, null)).toBe("?utm_source=mail&gclid=x");
        expect(parseStayQuery(replaceStay(others, stay))).toEqual(stay);
      }),
    );
  });

  it("of any text is read, and read again as the same", () => {
    const anyText = oneof(string({ unit: "binary" }), stringMatching(/^[\d,:?a-z=-]{0,40}$/));
    assert(
      property(dictionary(constantFrom(...stayParameters), anyText), (fields) => {
        const stay = parseStayQuery(`arrival=&${new URLSearchParams(fields)}`) ?? noStay;
        expect(parseStayQuery(formatStayQuery(stay))).toEqual(stay);
        expect(() =>
          quoteStay(stay, { availability: calendarOf([]), prices, today }),
        ).not.toThrow();
      }),
    );
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
    const party = { adults: 2, children: [4, 9], pets: 1 };
    const whole = { ...stay, party, choices: { linen: 4, parking: 1 } };
    expect(formatStayCookie(whole)).toBe("2027-06-01~2027-06-08~2~4.9~1~linen:4.parking");
    expect(formatStayCookie({ ...stay, party: { adults: 3 } })).toBe("2027-06-01~2027-06-08~3");
    assert(
      property(anyWho, (who) => {
        const value = formatStayCookie({ ...stay, ...who });
        expect(value).toMatch(/^[\w~.:?-]*$/);
        expect(parseStayCookie(value)).toEqual({ ...stay, ...who });
      }),
    );
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
  const context = { locale, messages, house: sampleHouse, prices };
  const family = { adults: 2, children: [4, 9], pets: 1 };

  it.each([
    ["?a={arrival}&d={departure}", "?a=2027-07-03&d=2027-07-10"],
    ["/{arrival:DD.MM.YYYY}/{departure:MM/DD/YYYY}", "/03.07.2027/07/10/2027"],
    ["?n={guests}", "?n=8"],
    ["?n={guests}", "?n=3", { adults: 3 }],
    ["?n={guests}&a={adults}&c={children}&p={pets}", "?n=4&a=2&c=2&p=1", family],
    ["?n={guests}&a={adults}&c={children}&p={pets}", "?n=8&a=8&c=0&p=0"],
    ["?ages={childAges}", "?ages=4,9", family],
    ["?age={childAges:&age=}", "?age=4&age=9", family],
  ])("the address %s is filled in as %s", (stay, address, party?: StatedParty) => {
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
