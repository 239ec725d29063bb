import type { Enquiry } from "../storage/storage.ts";

const day = 24 * 60 * 60 * 1000;

/** The pause after the first failure, doubled after each further one up to the longest, in milliseconds. */
const firstPause = 30_000;
const longestPause = 60 * 60 * 1000;

/** The pause between two tries of a mail that is refused permanently, the longest of all, in milliseconds. */
const longestWait = day;

/** How long undelivered enquiries are kept, in milliseconds. */
const undeliveredMilliseconds = 90 * day;

/** Whether the next try of an enquiry is due, or was planned by a clock that was ahead. */
export function isDue({ receivedAt, triedAt = receivedAt, nextAt }: Enquiry, now: Date): boolean {
  const at = now.getTime();
  const next = Date.parse(nextAt);
  return next <= at || next > at + longestWait || Date.parse(triedAt) > at;
}

/**
 * Whether an enquiry is too old and this try was planned when it already was. Otherwise the server was
 * off until now, or its clock has jumped: there is one more try, a day later.
 */
export function isLastTry(enquiry: Enquiry, now: Date): boolean {
  return isTooOld(enquiry, now) && isTooOld(enquiry, new Date(enquiry.nextAt));
}

/** The next try after a failure, later each time. An enquiry that is refused permanently is tried once a day. */
export function planNextTry(enquiry: Enquiry, isRefused: boolean, now: Date) {
  const pause =
    isRefused || isTooOld(enquiry, now)
      ? longestWait
      : Math.min(firstPause * 2 ** enquiry.tries, longestPause);
  return {
    tries: enquiry.tries + 1,
    triedAt: now.toISOString(),
    nextAt: new Date(now.getTime() + pause).toISOString(),
  };
}

function isTooOld({ receivedAt }: Enquiry, at: Date): boolean {
  return at.getTime() >= Date.parse(receivedAt) + undeliveredMilliseconds;
}
