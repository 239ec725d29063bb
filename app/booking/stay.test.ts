import { describe, expect, it } from "vitest";
import { fillBookingAddress } from "./booking-address.ts";
import { formatStayQuery, parseStayQuery } from "./stay.ts";

describe("the stay in an address", () => {
  it.each([
    ["arrival=2027-06-01&departure=2027-06-08", "2027-06-01", "2027-06-08"],
    ["departure=2027-06-08&arrival=+2027-06-01+&x=1", "2027-06-01", "2027-06-08"],
    ["arrival=2027-06-01", "2027-06-01", ""],
    ["arrival=&departure=", "", ""],
    ["arrival=<script>&departure=%00%ff", "", ""],
    ["arrival=2027-02-30&departure=2027-06-08", "", "2027-06-08"],
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
    expect(parseStayQuery(query)?.guests).toBe(guests);
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

it.each([
  ["?a={arrival}&d={departure}", "?a=2027-07-03&d=2027-07-10"],
  ["/{arrival:DD.MM.YYYY}/{departure:MM/DD/YYYY}", "/03.07.2027/07/10/2027"],
  ["?n={guests}", "?n=8"],
  ["?n={guests}", "?n=3", 3],
])("the booking engine's address %s is filled in as %s", (template, address, guests?: number) => {
  const stay = { arrival: "2027-07-03", departure: "2027-07-10", ...(guests && { guests }) };
  expect(fillBookingAddress(template, stay, 8)).toBe(address);
});
