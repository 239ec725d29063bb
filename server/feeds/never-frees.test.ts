// Whatever feeds answer, and whatever clocks do: no night that a guest has is shown as available.
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from "fast-check";
import { createStorage } from "unstorage";
import { expect, it } from "vitest";
import { type Availability, nightState } from "../../app/stay/availability.ts";
import { addDays, type CalendarDate, datesBetween } from "../../app/stay/calendar-date.ts";
import { freshnessOf, isOnRequest } from "../../app/stay/freshness.ts";
import { dateAtHouse } from "../../app/stay/today.ts";
import { calendarOf, eventOf, stayOf } from "../../tests/support/feeds/feed-samples.ts";
import { createLogger } from "../logger.ts";
import { type AvailabilitySource, createAvailabilitySource } from "./availability-source.ts";
import { FeedError } from "./feed-error.ts";
import type { FetchFeed } from "./fetch-feed.ts";
import { readFeed } from "./read-feed.ts";

type Stay = { readonly from: CalendarDate; readonly to: CalendarDate };

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;
const log = createLogger("silent", () => {});

const anyStays = array(
  record({ start: integer({ min: -5, max: 500 }), nights: integer({ min: 1, max: 21 }) }),
  { minLength: 1, maxLength: 4 },
).map((stays) =>
  stays.map(({ start, nights }): Stay => {
    const from = addDays("2026-11-20", start);
    return { from, to: addDays(from, nights) };
  }),
);

const encodings = ["utf-8", "utf-8 with mark", "times"] as const;

const anyAnswer = oneof(
  { weight: 4, arbitrary: record({ stays: anyStays, encoding: constantFrom(...encodings) }) },
  { weight: 9, arbitrary: constant("empty" as const) },
  ...(["late", "down", "page", "half", "junk", "unchanged", "bomb"] as const).map((kind) => ({
    weight: 1,
    arbitrary: constant(kind),
  })),
);

const anyStep = oneof(
  { weight: 6, arbitrary: record({ feed: constantFrom(0, 0, 0, 1), answer: anyAnswer }) },
  { weight: 3, arbitrary: record({ pass: constantFrom(1, 30, 120, 3 * 24 * 60) }) },
  { weight: 1, arbitrary: record({ setClock: constantFrom(-400, -3, 1, 3, 4, 400) }) },
  { weight: 1, arbitrary: constant("restart" as const) },
);

function compact(date: CalendarDate): string {
  return date.replaceAll("-", "");
}

function encode(stays: readonly Stay[], encoding: (typeof encodings)[number]): Uint8Array {
  const lines = stays.flatMap(({ from, to }) =>
    encoding === "times"
      ? eventOf(`DTSTART:${compact(from)}T150000`, `DTEND:${compact(to)}T100000`)
      : stayOf(compact(from), compact(to)),
  );
  const bytes = calendarOf(lines);
  const text = new TextDecoder().decode(bytes);
  return encoding === "utf-8 with mark" ? Buffer.from(`\uFEFF${text}`) : bytes;
}

type Answer = typeof anyAnswer extends { generate(...args: never[]): { value: infer Value } }
  ? Value
  : never;

it("shows no night as available that the last good answer of a feed had taken", async () => {
  await assert(
    asyncProperty(array(anyStep, { minLength: 3, maxLength: 40 }), async (steps) => {
      let clock = Date.parse("2026-11-20T14:00:00Z");
      let elapsed = 0;
      const storage = createStorage();
      let answer: Answer = "down";
      /** What a careful owner knows of each feed: the nights last told, and how long it is empty. */
      const told: Stay[][] = [[], []];
      const emptySince: (number | null)[] = [null, null];

      const fetchFeed: FetchFeed = async (_address, { etag }) => {
        const changed = (bytes: Uint8Array) =>
          ({ kind: "changed", bytes, validators: { etag: '"1"', lastModified: null } }) as const;
        const text = (body: string) => changed(new TextEncoder().encode(body));
        if (typeof answer === "object") return changed(encode(answer.stays, answer.encoding));
        if (answer === "empty") return changed(calendarOf([]));
        if (answer === "page") return text("<!doctype html><p>Please log in");
        if (answer === "half") return text("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n");
        if (answer === "junk") return changed(calendarOf(eventOf("DTSTART:20261")));
        if (answer === "unchanged" && etag !== null) return { kind: "unchanged" };
        throw new FeedError(answer === "bomb" ? "The answer is larger than 2 MB." : answer);
      };
      const open = (feeds: readonly string[]) =>
        createAvailabilitySource({
          settings: {
            ...{ feeds, refreshSeconds: 1800, timeoutSeconds: 10 },
            ...{ allowPrivate: false, statusSecret: null },
          },
          ...{ fetchFeed, readFeed, storage, log },
          now: () => new Date(clock),
          elapsed: () => elapsed,
        });
      const addresses = ["https://one.example/", "https://two.example/"];
      let sources: AvailabilitySource[] = addresses.map((address) => open([address]));

      for (const step of steps) {
        if (step === "restart") {
          sources = addresses.map((address) => open([address]));
          for (const source of sources) await source.restore();
        } else if ("pass" in step) {
          clock += step.pass * minuteMilliseconds;
          elapsed += step.pass * minuteMilliseconds;
        } else if ("setClock" in step) {
          clock += step.setClock * hourMilliseconds;
        } else {
          answer = step.answer;
          await sources[step.feed]?.refresh();
          if (typeof answer === "object") {
            told[step.feed] = [...answer.stays];
            emptySince[step.feed] = null;
          } else if (answer === "empty") {
            const since = emptySince[step.feed] ?? elapsed;
            emptySince[step.feed] = since;
            // Only a calendar that stays empty for three hours says that guests do not come, or one
            // that is empty when all of them have left.
            const today = dateAtHouse(new Date(clock));
            const haveLeft = told[step.feed]?.every(({ to }) => to <= today);
            if (haveLeft || elapsed - since >= 3 * hourMilliseconds) told[step.feed] = [];
          } else if (answer === "unchanged") {
            emptySince[step.feed] = null;
          }
        }
        for (const [feed, source] of sources.entries()) {
          expectTaken(source.current(), told[feed] ?? [], new Date(clock));
        }
      }
    }),
    { numRuns: 300 },
  );
});

function expectTaken(availability: Availability, stays: readonly Stay[], now: Date): void {
  if (isOnRequest(freshnessOf(availability.checkedAt, now))) return;
  for (const { from, to } of stays) {
    for (const night of datesBetween(from, to)) {
      expect(`${night} ${nightState(availability, night)}`).not.toBe(`${night} free`);
    }
  }
}
