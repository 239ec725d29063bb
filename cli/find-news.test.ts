import { expect, it } from "vitest";
import type { Availability } from "../domain/nights/availability.ts";
import { findNews } from "./find-news.ts";

const now = new Date("2027-05-10T12:00:00Z");
const published: Availability = {
  ...{ from: "2027-05-09", until: "2028-11-09", openUntil: null },
  taken: [
    { from: "2027-05-09", to: "2027-05-12" },
    { from: "2027-07-01", to: "2027-07-08" },
    { from: "2028-11-01", to: "2028-11-09" },
  ],
  checkedAt: "2027-05-10T01:00:00Z",
};
const read: Availability = {
  ...published,
  ...{ from: "2027-05-10", until: "2028-11-10", checkedAt: "2027-05-10T11:59:00Z" },
  taken: [
    { from: "2027-05-10", to: "2027-05-12" },
    { from: "2027-07-01", to: "2027-07-08" },
    { from: "2028-11-01", to: "2028-11-10" },
  ],
};

it("the same nights are no news on the next day, until the check is twelve hours old", () => {
  expect(findNews(published, read, now)).toBeUndefined();
  const later = new Date("2027-05-10T13:00:00Z");
  expect(findNews(published, read, later)).toMatch(/12 hours ago/);
});

it("a stay that was booked or cancelled is news", () => {
  const booked = { from: "2027-08-01", to: "2027-08-08" } as const;
  expect(findNews(published, { ...read, taken: [...read.taken, booked] }, now)).toMatch(/nights/);
  expect(findNews(published, { ...read, taken: read.taken.slice(1) }, now)).toMatch(/nights/);
});

it("feeds that cannot be read are none, and a site without feeds is built once a day", () => {
  expect(findNews(published, { ...read, checkedAt: null, taken: [] }, now)).toBeUndefined();
  const without = { ...published, checkedAt: null };
  expect(findNews(without, { ...read, checkedAt: null }, now)).toMatch(/another day/);
  expect(findNews({ ...without, from: read.from }, { ...read, checkedAt: null }, now)).toBe(
    undefined,
  );
});
