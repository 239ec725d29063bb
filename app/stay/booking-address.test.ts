import { expect, it } from "vitest";
import { fillBookingAddress } from "./booking-address.ts";

const stay = { arrival: "2027-07-03", departure: "2027-07-10" };

it.each([
  ["https://a.example/?a={arrival}&d={departure}", "https://a.example/?a=2027-07-03&d=2027-07-10"],
  [
    "https://a.example/{arrival:DD.MM.YYYY}/{departure:MM/DD/YYYY}",
    "https://a.example/03.07.2027/07/10/2027",
  ],
  ["https://a.example/?n={guests}", "https://a.example/?n=8"],
])("fills %s", (template, address) => {
  expect(fillBookingAddress(template, stay, 8)).toBe(address);
});

it("names the guests of the stay where they are known", () => {
  expect(fillBookingAddress("{guests}", { ...stay, guests: 3 }, 8)).toBe("3");
});
