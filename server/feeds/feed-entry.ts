/** What the end of an event is: the day of departure, as RFC 5545 says, or the last night. */
export type EventEnd = "departure" | "last-night";

const lastNight = "#end=last-night";

/** An entry of `AVAILABILITY_FEEDS`: the address of a feed, and how the ends of its events are read. */
export function readFeedEntry(entry: string): { readonly address: string; readonly end: EventEnd } {
  return entry.endsWith(lastNight)
    ? { address: entry.slice(0, -lastNight.length), end: "last-night" }
    : { address: entry, end: "departure" };
}

/** Whether an entry has nothing behind a `#` but how the ends of events are read. */
export function hasKnownFragment(entry: string): boolean {
  return !readFeedEntry(entry).address.includes("#");
}

/** How the ends of a feed's events are read, a sentence. */
export function describeEnd(end: EventEnd): string {
  return end === "last-night"
    ? "The end of an event is read as its last night."
    : "The end of an event is read as the day of departure.";
}

/** Why a feed could not be read, as a sentence without anything of its text or address. */
export class FeedError extends Error {
  override readonly name: string = "FeedError";
  /** How long the platform does not want to be asked again, in seconds. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 0) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
