import { useSyncExternalStore } from "react";
import { isCalendarDate } from "../availability/is-calendar-date.ts";
import type { Stay } from "../availability/stay.ts";
import { settings } from "../consent/consent-settings.ts";
import { deleteCookie, readCookie, writeCookie } from "../consent/page-cookies.ts";
import { siteConsent } from "../consent/site-consent.ts";

const separator = "~";

/** Undefined until it is first asked for. */
let bookable: Stay | null | undefined;
const listeners = new Set<() => void>();

/**
 * The stay that booking links carry: the last one that the guest has asked about, if it can be had.
 * It begins with the one that the page was sent with, or with that of an earlier visit.
 */
export function readBookableStay(sent: Stay | null = null): Stay | null {
  if (bookable === undefined) {
    bookable = sent ?? readRememberedStay();
    // Often the bar is answered last.
    siteConsent.subscribe(() => rememberStay(bookable ?? null));
  }
  return bookable;
}

/** Keeps a stay that can be had for as long as the document lasts, and with consent for longer. */
export function keepBookableStay(stay: Stay | null): void {
  bookable = stay;
  rememberStay(stay);
  for (const listener of listeners) listener();
}

/** The stay that booking links carry, as it changes; `sent` is that of the page's own HTML. */
export function useBookableStay(sent: Stay | null): Stay | null {
  return useSyncExternalStore(
    subscribe,
    () => readBookableStay(sent),
    () => sent,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The stay of an earlier visit; null where the guest does not allow it, or it has begun already. Every
 * page loads this, so it does without the clock of the house: by UTC is near enough.
 */
function readRememberedStay(): Stay | null {
  const { stay: cookie } = settings;
  if (!cookie || !isAllowed(cookie)) return null;
  const dates = readCookie(globalThis, cookie.cookie)?.split(separator) ?? [];
  const [arrival = "", departure = ""] = dates;
  const isStay = dates.length === 2 && dates.every(isCalendarDate) && arrival < departure;
  return isStay && arrival >= new Date().toJSON().slice(0, "YYYY-MM-DD".length)
    ? { arrival, departure }
    : null;
}

/** Stores a stay while the functional cookie is on; in all other cases none is stored any more. */
function rememberStay(stay: Stay | null): void {
  const { stay: cookie } = settings;
  if (!cookie) return;
  if (stay && isAllowed(cookie)) {
    const value = stay.arrival + separator + stay.departure;
    writeCookie(globalThis, cookie.cookie, value, cookie.lifetimeDays);
  } else if (readCookie(globalThis, cookie.cookie) !== undefined) {
    deleteCookie(globalThis, cookie.cookie);
  }
}

function isAllowed({ choiceId }: { readonly choiceId: string }): boolean {
  return siteConsent.read().enabledIds.includes(choiceId);
}
