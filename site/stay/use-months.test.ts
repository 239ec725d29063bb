import { expect, it } from "vitest";
import { moveDay } from "./use-months.ts";

const ends = { first: "2026-11-20", last: "2028-05-20" };

it.each([
  ["ArrowLeft", "2027-06-16", "2027-06-15"],
  ["ArrowRight", "2027-06-16", "2027-06-17"],
  ["ArrowUp", "2027-06-16", "2027-06-09"],
  ["ArrowDown", "2027-06-16", "2027-06-23"],
  ["Home", "2027-06-16", "2027-06-14"],
  ["End", "2027-06-16", "2027-06-20"],
  ["PageUp", "2027-06-16", "2027-05-16"],
  ["PageDown", "2027-06-16", "2027-07-16"],
  // To the last day of a shorter month, and no further than the calendar.
  ["PageDown", "2027-01-31", "2027-02-28"],
  ["PageUp", "2026-12-01", "2026-11-20"],
  ["Shift PageDown", "2027-02-28", "2028-02-28"],
  ["Shift PageDown", "2027-06-16", "2028-05-20"],
  ["a", "2027-06-16", undefined],
  ["Enter", "2027-06-16", undefined],
])("%s leads from %s to %s", (keys, date, target) => {
  const [key = "", shift] = keys.split(" ").reverse();
  expect(moveDay(date, { key, shiftKey: shift === "Shift" }, ends)).toBe(target);
});
