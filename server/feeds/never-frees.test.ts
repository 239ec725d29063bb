// Whatever a feed answers, and whatever clocks do: no night that a guest has is shown as available.
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { addDays, datesBetween } from "../../domain/dates/calendar-date.ts";
import { dateAtHouse } from "../../domain/dates/today.ts";
import {
  type DateRange,
  freshnessOf,
  isOnRequest,
  nightState,
} from "../../domain/nights/availability.ts";
import { calendarOf, stayOf } from "../../tests/support/feeds/feed-samples.ts";
import { keepInMemory } from "../../tests/support/feeds/memory-snapshots.ts";
import { readSettings } from "../settings.ts";
import { createAvailabilitySource } from "./availability-source.ts";
import { FeedError } from "./feed-entry.ts";
import type { FeedAnswer } from "./fetch-feed.ts";

const minute = 60_000;
const hour = 60 * minute;
const log = { warn: () => {} };
const settings = { ...readSettings({}).availability, feeds: ["https://one.example/"] };

const anyStays = fc.array(
  fc
    .tuple(fc.integer({ min: -5, max: 500 }), fc.integer({ min: 1, max: 21 }))
    .map(([start, nights]): DateRange => {
      const from = addDays("2026-11-20", start);
      return { from, to: addDays(from, nights) };
    }),
  { minLength: 1, maxLength: 4 },
);

/** What a platform answers; minutes that pass; hours by which a clock is set; a restart. */
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ stays: anyStays }) },
  { weight: 6, arbitrary: fc.constant({ stays: [] }) },
  { weight: 3, arbitrary: fc.record({ fault: fc.constantFrom("down", "junk", "unchanged") }) },
  { weight: 5, arbitrary: fc.record({ pass: fc.constantFrom(1, 30, 120, 3 * 24 * 60) }) },
  { weight: 2, arbitrary: fc.record({ setClock: fc.constantFrom(-400, -3, 1, 3, 4, 400) }) },
  { weight: 2, arbitrary: fc.constant({ restart: true }) },
);

const compact = (date: string) => date.replaceAll("-", "");

it("shows no night as available that the last good answer of a feed had taken", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 40 }), async (steps) => {
      let clock = Date.parse("2026-11-20T14:00:00Z");
      let elapsed = 0;
      vi.spyOn(performance, "now").mockImplementation(() => elapsed);
      let answer: FeedAnswer | FeedError;
      /** What a careful owner knows: the nights last told, and since when there are none. */
      let told: readonly DateRange[] = [];
      let emptySince: number | null = null;
      /** Between two processes there is only a clock that is set as one likes: 90 minutes are believed. */
      let restarts = 0;
      const snapshots = keepInMemory();
      const open = () =>
        createAvailabilitySource({
          ...{ settings, snapshots, log },
          fetchFeed: async () => (answer instanceof FeedError ? Promise.reject(answer) : answer),
          now: () => new Date(clock),
        });
      let source = open();
      const changed = (lines: readonly string[]): FeedAnswer => {
        const validators = { etag: null, lastModified: null };
        return { kind: "changed", bytes: calendarOf(lines), validators };
      };

      for (const step of steps) {
        if ("restart" in step) {
          source = open();
          await source.restore();
          restarts += 1;
        } else if ("pass" in step) {
          clock += step.pass * minute;
          elapsed += step.pass * minute;
        } else if ("setClock" in step) {
          clock += step.setClock * hour;
        } else if ("fault" in step) {
          const { fault } = step;
          if (fault === "unchanged") answer = { kind: fault };
          else answer = fault === "junk" ? changed(stayOf("20261", "")) : new FeedError(fault);
          await source.refresh();
          if (fault === "unchanged") emptySince = null;
          if (fault === "unchanged") restarts = 0;
        } else {
          const { stays } = step;
          answer = changed(stays.flatMap(({ from, to }) => stayOf(compact(from), compact(to))));
          await source.refresh();
          const today = dateAtHouse(new Date(clock));
          const isEmpty = stays.every(({ to }) => to <= today);
          if (!isEmpty || emptySince === null) restarts = 0;
          emptySince = isEmpty ? (emptySince ?? elapsed) : null;
          // Only a calendar that has no nights ahead for three hours says that guests do not come, or
          // one that has none when all of them have left.
          const isLeft = told.every(({ to }) => to <= today);
          const believed = elapsed - (emptySince ?? 0) + restarts * 1.5 * hour;
          const isBelieved = emptySince === null || believed >= 3 * hour;
          if (isLeft || isBelieved) told = stays;
        }
        const known = source.current();
        if (isOnRequest(freshnessOf(known, new Date(clock)))) continue;
        const nights = told.flatMap(({ from, to }) => datesBetween(from, to));
        const free = nights.filter((night) => nightState(known, night) === "free");
        expect(free).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
