// What a platform has only not opened yet is told from what is taken by an end that moves on with the days.
import { assert, constantFrom, integer, nat, property, record, subarray } from "fast-check";
import { expect, it } from "vitest";
import { addDays, addMonths, daysBetween } from "../../domain/dates/calendar-date.ts";
import { calendarOf, readDay, stayOf } from "../../tests/support/feeds/feed-samples.ts";
import type { Snapshot } from "./snapshots.ts";
import { updateSnapshot } from "./update-snapshot.ts";

type Block = { readonly from: string; readonly to: string };

const stay = { from: "2026-12-05", to: "2026-12-07" };
const compact = (date: string) => date.replaceAll("-", "");

/** What is known after a feed with these blocks was read on a day, as it is stored. */
function readOn(day: string, blocks: readonly Block[], known: Snapshot | null): Snapshot {
  const bytes = calendarOf(blocks.flatMap(({ from, to }) => stayOf(compact(from), compact(to))));
  const validators = { etag: null, lastModified: null };
  const at = new Date(`${day}T09:00:00Z`);
  const options = { at, eventEnd: "departure", sinceEmpty: null } as const;
  const next = updateSnapshot(known, { kind: "changed", bytes, validators }, options);
  return JSON.parse(JSON.stringify(next));
}

/** Whether the last block was not open yet, after each read. */
function followBlock(days: readonly string[], blocksOn: (day: string) => readonly Block[]) {
  let known: Snapshot | null = null;
  return days.map((day) => {
    const blocks = blocksOn(day);
    known = readOn(day, blocks, known);
    expect(known.taken.length + known.closed.length).toBe(blocks.length);
    return known.closed.length > 0;
  });
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

it.each([
  ["ends 9 months ahead", "2027-06-20", "2027-08-20", true],
  ["ends two days after 9 months", "2027-05-20", "2027-08-22", true],
  ["ends three days after 9 months", "2027-05-20", "2027-08-23", false],
  ["ends 365 days ahead", "2027-08-20", "2027-11-20", true],
  ["ends 24 months ahead", "2028-08-20", "2028-11-20", true],
  ["ends sooner", "2027-02-20", "2027-06-20", false],
  ["ends later", "2027-08-20", "2028-12-20", false],
  ["is as short as a stay", "2027-08-10", "2027-08-20", false],
  ["is a summer of the owner", "2027-08-01", "2027-09-13", false],
])(
  "A last block of a feed that was never read before, which %s: %s to %s, is closed: %s.",
  (...row) => {
    const [, from, to, expected] = row;
    expect(followBlock([readDay], () => [stay, { from, to }])).toEqual([expected]);
  },
);

it("A block with another behind it is taken.", () => {
  const blocks = [
    { from: "2027-08-20", to: "2027-11-20" },
    { from: "2027-12-01", to: "2027-12-08" },
  ];
  expect(followBlock([readDay], () => blocks)).toEqual([false]);
});

/** How far ahead a platform publishes. */
const anyHorizon = constantFrom<((day: string) => string)[]>(
  (day) => addMonths(day, 12),
  (day) => addMonths(day, 18),
  (day) => addMonths(day, 24),
  (day) => addDays(day, 365),
  (day) => addDays(day, 500),
  (day) => addDays(day, 730),
);

const anyFirstDay = nat(800).map((days) => addDays("2026-01-01", days));

/** Days of a year on which a feed is read, of which some are missed. */
const anyDays = record({
  first: anyFirstDay,
  read: subarray(
    Array.from({ length: 90 }, (_, index) => index),
    { minLength: 30 },
  ),
}).map(({ first, read }) => read.map((days) => addDays(first, days)));

it("A closure that rolls with the days is not open yet from the day on which it has been seen to, for months, also with missed days.", () => {
  assert(
    property(anyDays, anyHorizon, nat(120), (days, horizon, openDays) => {
      // It begins where the calendar ends, or rolls too.
      const from = (day: string) => addDays(horizon(day), -29 - openDays);
      const isClosed = followBlock(days, (day) => [{ from: from(day), to: horizon(day) }]);
      // Ends of months stand still for up to three days.
      const isSeen = days.map((day) => horizon(day) > horizon(days[0] ?? ""));
      const late = isSeen.findIndex((seen, index) => seen && index > 0);
      expect(isClosed.slice(late)).toEqual(isClosed.slice(late).map(() => true));
    }),
    { numRuns: 15 },
  );
});

it("A block that is fixed is taken from the third day on, wherever it ends, also where it grows or another follows it.", () => {
  const change = record({ after: integer({ min: 4, max: 29 }), days: nat(90) });
  assert(
    property(
      anyDays,
      integer({ min: 250, max: 760 }),
      change,
      (days, lead, { after, days: more }) => {
        const to = addDays(days[0] ?? "", lead);
        const block = { from: addDays(to, -60), to };
        const grows = followBlock(days, (day) => {
          const isLonger = days.indexOf(day) >= after;
          return [stay, { ...block, to: addDays(to, isLonger ? more : 0) }];
        });
        expect(grows.slice(2)).toEqual(grows.slice(2).map(() => false));
        const follows = followBlock(days, (day) => {
          const isFollowed = days.indexOf(day) >= after && more > 28;
          return isFollowed ? [block, { from: to, to: addDays(to, more) }] : [block];
        });
        expect(follows.slice(2)).toEqual(follows.slice(2).map(() => false));
      },
    ),
    { numRuns: 15 },
  );
});

it("A closure whose reach the owner changes is found again once it rolls on.", () => {
  const days = daysFrom(readDay, 30);
  const reach = (day: string) => addMonths(day, days.indexOf(day) < 15 ? 18 : 12);
  const isClosed = followBlock(days, (day) => [{ from: addDays(reach(day), -60), to: reach(day) }]);
  expect(isClosed).toEqual(days.map((_, index) => index !== 15));
});

it("A closure read before the platform's midnight on some days and after it on others stays one.", () => {
  assert(
    property(subarray(daysFrom(readDay, 60)), (early) => {
      const days = daysFrom(readDay, 60);
      const end = (day: string) => addDays(day, early.includes(day) ? 499 : 500);
      const isClosed = followBlock(days, (day) => [{ from: addDays(end(day), -60), to: end(day) }]);
      const since = days.findIndex((day) => daysBetween(end(days[0] ?? ""), end(day)) > 1);
      expect(isClosed.slice(since)).toEqual(isClosed.slice(since).map(() => true));
    }),
    { numRuns: 15 },
  );
});
