/** The meaning of the end of an event: the day of departure (RFC 5545), or the last night. */
export type EventEnd = "departure" | "last-night";

const lastNight = "#end=last-night";

/** An entry of `AVAILABILITY_FEEDS`: the address of a feed, and the meaning of its ends. */
export function readFeedEntry(entry: string): { readonly address: string; readonly end: EventEnd } {
  return entry.endsWith(lastNight)
    ? { address: entry.slice(0, -lastNight.length), end: "last-night" }
    : { address: entry, end: "departure" };
}

/** Whether the fragment of an entry, if any, is a known meaning of ends. */
export function hasKnownFragment(entry: string): boolean {
  return !readFeedEntry(entry).address.includes("#");
}

/** A sentence about the meaning of a feed's ends. */
export function describeEnd(end: EventEnd): string {
  return end === "last-night"
    ? "The end of an event is read as its last night."
    : "The end of an event is read as the day of departure.";
}

/** The reason why a feed could not be read: a sentence without its text or address. */
export class FeedError extends Error {
  override readonly name: string = "FeedError";
  /** The platform's `Retry-After`, in seconds. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 0) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
