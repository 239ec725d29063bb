import type { Availability } from "../../src/availability/availability.ts";
import { packers } from "../compress-text.ts";
import { type Coding, codings, minimumPackedBytes, packings } from "../content-coding.ts";
import { makeEtag } from "../etag.ts";
import type { ReadyFile } from "../ready-files.ts";
import type { Site } from "../site.ts";
import { type Bytes, type StoredFile, storeFile } from "../stored-file.ts";
import { writeCalendar } from "./write-calendar.ts";

/** Old for a minute at most, and for ten where nobody has asked in between. */
const cacheControl = "public, max-age=60, stale-while-revalidate=600";

/** Where other platforms read the calendar. */
export const calendarPath = "/calendar.ics";

/**
 * What a calendar holds at the moment, by the path it is asked for at; packed once a change. There
 * is none for platforms before every feed has been read: one without nights would free them all.
 */
export function createAvailabilityFiles(
  current: () => Availability,
  site: Site,
): ReadonlyMap<string, () => ReadyFile | undefined> {
  const storeJson = rememberLast((availability: Availability) =>
    store(JSON.stringify(availability), "application/json; charset=utf-8", site),
  );
  const storeCalendar = rememberLast((availability: Availability) =>
    store(writeCalendar(availability, site.siteUrl), "text/calendar; charset=utf-8", site),
  );
  const extra = { "Cache-Control": cacheControl };
  return new Map([
    ["/api/availability", () => ({ file: storeJson(current()), extra })],
    [calendarPath, () => whereKnown((known) => ({ file: storeCalendar(known), extra }))],
  ]);

  function whereKnown(answer: (availability: Availability) => ReadyFile): ReadyFile | undefined {
    const availability = current();
    return availability.checkedAt === null ? undefined : answer(availability);
  }
}

function rememberLast<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
  let last: { readonly input: Input; readonly output: Output } | undefined;
  return (input) => {
    if (last === undefined || last.input !== input) last = { input, output: make(input) };
    return last.output;
  };
}

function store(text: string, type: string, site: Site): StoredFile {
  const bytes: Bytes = new TextEncoder().encode(text);
  const isWorthPacking = bytes.length >= minimumPackedBytes;
  const encodings = isWorthPacking ? packings : [];
  const file = { file: "", type, etag: makeEtag(bytes), cache: "revalidate", encodings } as const;
  const made = isWorthPacking ? codings : (["identity"] as const);
  const packed = made.map((coding) => [coding, packers[coding](bytes)] as const);
  return storeFile(file, new Map<Coding, Bytes>(packed), site);
}
