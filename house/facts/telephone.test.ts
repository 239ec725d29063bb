import { assert, constantFrom, property, string, tuple } from "fast-check";
import { expect, it } from "vitest";
import { dialledNumber } from "./telephone.ts";

it.each([
  ["+385 52 000 000", "tel:+38552000000"],
  ["+49 (0)8821 12 34-5", "tel:+49882112345"],
  ["+49 8821/12345", "tel:+49882112345"],
  ["+44 ( 0 ) 20 7946 0000", "tel:+442079460000"],
  ["+1 (202) 555-0100", "tel:+12025550100"],
  ["+39 (0)80 123 4567", "tel:+390801234567"],
])("%s is called as %s.", (phone, address) => {
  expect(`tel:${dialledNumber(phone)}`).toBe(address);
});

it("Whatever a number is written with, its digits are dialled, and nothing else.", () => {
  const digit = constantFrom(..."0123456789");
  const sign = constantFrom("", " ", "-", "/", "(", ")", "(0)");
  const written = tuple(string({ unit: digit, minLength: 7, maxLength: 14 }), sign, sign);
  assert(
    property(written, ([digits, ...signs]) => {
      const [first, second] = signs;
      const phone = `+49${first}${digits.slice(0, 3)}${second}${digits.slice(3)}`;
      expect(dialledNumber(phone)).toBe(`+49${digits}`);
    }),
  );
});
