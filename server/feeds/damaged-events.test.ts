// One event of a feed is damaged, in any way: it keeps its nights, and no night of another one changes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, datesBetween } from "../../domain/dates/calendar-date.ts";
import { nightState } from "../../domain/nights/availability.ts";
import { calendarOf, readDay } from "../../tests/support/feeds/feed-samples.ts";
import { FeedError } from "./feed-entry.ts";
import { parseMoment } from "./parse-moment.ts";
import { mergeSnapshots, type Snapshot } from "./snapshots.ts";
import { updateSnapshot } from "./update-snapshot.ts";

type Event = readonly string[];

const compact = (date: string) => date.replaceAll("-", "");

/** The lines between `BEGIN` and `END`: UID, or none, start and end. */
const anyEvent = fc
  .record({
    start: fc.integer({ min: 1, max: 500 }),
    nights: fc.integer({ min: 1, max: 28 }),
    style: fc.constantFrom("dates", "times", "duration"),
  })
  .map(({ start, nights, style }): Event => {
    const from = addDays(readDay, start);
    const to = addDays(from, nights);
    const [begin, end] = [compact(from), compact(to)];
    if (style === "times") return [`DTSTART:${begin}T150000Z`, `DTEND:${end}T090000Z`];
    const last = style === "duration" ? `DURATION:P${nights}D` : `DTEND;VALUE=DATE:${end}`;
    return [`DTSTART;VALUE=DATE:${begin}`, last];
  });

const anyFeed = fc.record({
  events: fc.array(anyEvent, { minLength: 2, maxLength: 6 }),
  hasUids: fc.boolean(),
  closure: fc.option(fc.integer({ min: 30, max: 200 })),
});

/** What stands where a date should, and is none. */
const anyGarbage = fc
  .oneof(
    fc.constantFrom(
      ":0NaNaNaNTaNaNaN",
      ":",
      ";VALUE=DATE:",
      "",
      ":00000000",
      ":20270229",
      ":19700101",
    ),
    fc.constantFrom(":tomorrow", ";VALUE=DATE:07/03/2027", ":20270132T000000Z", " 20270101", "=1"),
    fc.string({ maxLength: 30 }).map((text) => `:${text.replace(/[\r\n]/g, "")}`),
  )
  .filter((text) => parseMoment(text) === undefined && !/^:\s*[+-]?P/i.test(text));

const rawLines = [
  ...["Duration: 7 nights", "Dtstart: tomorrow", "dtend:20300101 or so", "DTSTART is unknown"],
  ...["Status:Cancelled", "Transp: TRANSPARENT", "Uid: 4711", "Begin: Saturday", "END:of the stay"],
  ...["DTEND:", "DURATION:7", "— 2 adults", "Status", "RRULE", "End:Monday", "freebusy:x"],
];

const swap = ([start = "", end = ""]: Event): Event =>
  end.startsWith("DURATION")
    ? [start, "DURATION:-P3D"]
    : [end.replace("DTEND", "DTSTART"), start.replace("DTSTART", "DTEND")];

const nameOf = (line: string) => line.replace(/[;:].*/, "");

/** Ways in which the date lines of an event are damaged. */
const anyDamage = fc.oneof(
  fc.tuple(anyGarbage, anyGarbage, fc.constantFrom("start", "end", "both")).map(
    ([one, other, where]) =>
      ([start = "", end = ""]: Event): Event => [
        where === "end" ? start : nameOf(start) + one,
        where === "start" ? end : nameOf(end) + other,
      ],
  ),
  fc.constantFrom(
    ([, end = ""]: Event): Event => [end],
    ([start = ""]: Event): Event => [start],
    (): Event => [],
    ([start = ""]: Event): Event => [start, start.replace("DTSTART", "DTEND")],
    swap,
  ),
  fc.tuple(fc.subarray(rawLines), fc.boolean()).map(
    ([lines, isBefore]) =>
      (dates: Event): Event =>
        isBefore ? [...lines, ...dates] : [...dates, ...lines],
  ),
  // Each line twice, the second time otherwise.
  fc.tuple(anyGarbage, anyGarbage).map(
    ([one, other]) =>
      ([start = "", end = ""]: Event): Event => [
        ...[nameOf(start) + one, start, nameOf(end) + other, end],
      ],
  ),
);

/** What happens to the UID of the damaged event. */
const anyUid = fc.constantFrom<((index: number) => readonly string[])[]>(
  (index) => [`UID:${index}@t`],
  () => [],
  () => ["UID:changed@t"],
  (index) => [`UID:${index + 1}@t`],
  (index) => ["Uid: of the guest", `UID:${index}@t`],
);

function bytesOf(events: readonly Event[]) {
  return calendarOf(events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]));
}

/** What is stored after a day's answer; what was, where it is refused. */
function readOn(day: string, bytes: Uint8Array<ArrayBuffer>, known: Snapshot | null) {
  const validators = { etag: null, lastModified: null };
  const at = new Date(`${day}T09:00:00Z`);
  const options = { at, eventEnd: "departure", sinceEmpty: null } as const;
  try {
    const next = updateSnapshot(known, { kind: "changed", bytes, validators }, options);
    return JSON.parse(JSON.stringify(next)) as Snapshot;
  } catch (error) {
    if (!(error instanceof FeedError) || known === null) throw error;
    return known;
  }
}

/** All nights of the calendar from a day on, and how they are. */
function listStates(snapshot: Snapshot, day: string) {
  const calendar = mergeSnapshots([snapshot], new Date(`${day}T09:00:00Z`));
  const last = addDays(readDay, 540);
  return datesBetween(day, last).map((night) => `${night} ${nightState(calendar, night)}`);
}

describe("after a good read of a feed, a damaged event", () => {
  it("keeps its nights, and changes none of another event, in read after read", () => {
    fc.assert(
      fc.property(
        anyFeed,
        fc.nat(),
        fc.array(fc.tuple(anyDamage, anyUid, fc.constantFrom(0, 1, 3)), {
          minLength: 1,
          maxLength: 4,
        }),
        ({ events, hasUids, closure }, chosen, damages) => {
          const listOn = (day: string) =>
            closure === null ? events : [...events, closureOf(closure, day)];
          const withUid = (lines: Event, index: number): Event =>
            hasUids ? [`UID:${index}@t`, ...lines] : lines;
          const goodOn = (day: string) => listOn(day).map(withUid);
          const index = chosen % listOn(readDay).length;
          let day = readDay;
          let known = readOn(day, bytesOf(goodOn(day)), null);
          for (const [damage, uid, days] of damages) {
            day = addDays(day, days);
            const before = listStates(known, day);
            const lines = damage(listOn(day)[index] ?? []);
            const damaged = [...(hasUids ? uid(index) : []), ...lines];
            known = readOn(day, bytesOf(goodOn(day).with(index, damaged)), known);
            expect(listStates(known, day)).toEqual(before);
          }
          // Once all can be read again, nothing is left over.
          const again = listStates(readOn(day, bytesOf(goodOn(day)), known), day);
          expect(again).toEqual(listStates(readOn(day, bytesOf(goodOn(day)), null), day));
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** A closure that reaches 18 months ahead of a day. */
function closureOf(nights: number, day: string): Event {
  const end = addMonths(day, 18);
  const start = addDays("2028-05-20", -nights);
  return [`DTSTART;VALUE=DATE:${compact(start)}`, `DTEND;VALUE=DATE:${compact(end)}`];
}
