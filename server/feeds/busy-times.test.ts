// Calendars of free and busy times alone, and whole days that are written with times.
import { afterEach, describe, expect, it, vi } from "vitest";
import { calendarOf, eventOf, readDay } from "../../tests/support/feeds/feed-samples.ts";
import { mergeRanges } from "./ranges.ts";
import { readFeed } from "./read-feed.ts";

const nightsOf = (lines: readonly string[]) =>
  mergeRanges(readFeed(calendarOf(lines), readDay).ranges).map(({ from, to }) => `${from} ${to}`);

const busyTimes = (...lines: readonly string[]) => [
  ...["BEGIN:VFREEBUSY", "UID:1", "DTSTART:20261101T000000Z", "DTEND:20280101T000000Z"],
  ...[...lines, "END:VFREEBUSY"],
];

const july = "20270703T140000Z/20270710T080000Z";
const julyNights = "2027-07-03 2027-07-10";

describe("a calendar of free and busy times", () => {
  it.each([
    ["a time and its end", [`FREEBUSY:${july}`], [julyNights]],
    [
      "several, one by its length",
      [`FREEBUSY;FBTYPE=BUSY:${july},20270717T140000Z/P7D`, "FREEBUSY:20270801T140000Z/PT20H"],
      [julyNights, "2027-07-17 2027-07-25", "2027-08-01 2027-08-02"],
    ],
    ["whole days", ["FREEBUSY:20270703T000000Z/20270710T000000Z"], [julyNights]],
    ["an offer", [`FREEBUSY;FBTYPE=BUSY-TENTATIVE:${july}`], [julyNights]],
    ["a closure", [`FREEBUSY;X="a:b";FBTYPE=BUSY-UNAVAILABLE:${july}`], [julyNights]],
    ["free times", [`FREEBUSY;FBTYPE=FREE:${july}`, `FREEBUSY;fbtype=free:${july}`], []],
    ["nothing", [], []],
  ])("with %s", (_, lines, nights) => {
    expect(nightsOf(busyTimes(...lines))).toEqual(nights);
  });

  it("is none where it has events too", () => {
    const event = eventOf("DTSTART:20270803", "DTEND:20270810");
    expect(nightsOf([...busyTimes(`FREEBUSY:${july}`), ...event])).toEqual([
      "2027-08-03 2027-08-10",
    ]);
  });

  it("is refused where no time can be read, and tells of one", () => {
    expect(() => nightsOf(busyTimes("FREEBUSY:soon/later"))).toThrow("can be read");
    const { counts, doubts } = readFeed(calendarOf(busyTimes(`FREEBUSY:${july},soon`)), readDay);
    expect([counts.unreadable, doubts]).toEqual([1, [{ id: null, from: null }]]);
  });
});

describe("whole days written as midnight UTC", () => {
  const formats = "#house/formats.mjs";
  afterEach(() => {
    vi.doUnmock(formats);
    vi.resetModules();
  });

  const utc = (date: string) => `${date}T000000Z`;

  it.each(["America/Toronto", "Europe/Zagreb", "Pacific/Auckland", "Pacific/Honolulu"])(
    "are dates at a house in %s, at both ends or with a length in days",
    async (timeZone) => {
      vi.resetModules();
      vi.doMock(formats, async (importOriginal) => ({ ...(await importOriginal()), timeZone }));
      const { readFeed: readThere } = await import("./read-feed.ts");
      const read = (...lines: readonly string[]) =>
        readThere(calendarOf(eventOf(...lines)), readDay).ranges.map(
          ({ from, to }) => `${from} ${to}`,
        );
      const start = `DTSTART:${utc("20270703")}`;
      expect(read(start, `DTEND:${utc("20270710")}`)).toEqual([julyNights]);
      expect(read(start, "DURATION:P7D")).toEqual([julyNights]);
      const timed = read(start, "DTEND:20270710T000100Z");
      expect(timed.length === 1 && timed[0] !== julyNights).toBe(timeZone !== "Europe/Zagreb");
    },
  );
});
