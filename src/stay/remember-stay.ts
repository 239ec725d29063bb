import { settings } from "../consent/consent-settings.ts";
import { deleteCookie, readCookie, writeCookie } from "../consent/page-cookies.ts";
import { siteConsent } from "../consent/site-consent.ts";
import { keepBookableStay, onBookableStay, readBookableStay } from "./bookable-stay.ts";
import { isCalendarDate } from "./is-calendar-date.ts";
import type { Stay } from "./stay.ts";

const separator = "~";

/**
 * Lets the document begin with the stay that its HTML was sent with, or with that of an earlier
 * visit; from then on the functional cookie holds what booking links carry, where it is allowed.
 */
export function rememberStay(sent: Stay | null): void {
  const { stay: cookie } = settings;
  keepBookableStay(sent ?? (cookie ? readStayCookie(cookie) : null));
  if (!cookie) return;
  const write = () => writeStayCookie(cookie, readBookableStay());
  onBookableStay(write);
  // Often the bar is answered last.
  siteConsent.subscribe(write);
}

type StayCookie = NonNullable<typeof settings.stay>;

/** Null where the guest does not allow it, or the stay has begun already. */
function readStayCookie(settings: StayCookie): Stay | null {
  if (!isAllowed(settings)) return null;
  const dates = readCookie(globalThis, settings.cookie)?.split(separator) ?? [];
  const [arrival = "", departure = ""] = dates;
  // By UTC, near enough to the clock of the house: every page loads this.
  const today = new Date().toJSON().slice(0, "YYYY-MM-DD".length);
  const isStay = dates.length === 2 && dates.every(isCalendarDate) && arrival < departure;
  return isStay && arrival >= today ? { arrival, departure } : null;
}

function writeStayCookie(settings: StayCookie, stay: Stay | null): void {
  if (stay && isAllowed(settings)) {
    const value = stay.arrival + separator + stay.departure;
    writeCookie(globalThis, settings.cookie, value, settings.lifetimeDays);
  } else if (readCookie(globalThis, settings.cookie) !== undefined) {
    deleteCookie(globalThis, settings.cookie);
  }
}

function isAllowed({ choiceId }: StayCookie): boolean {
  return siteConsent.read().enabledIds.includes(choiceId);
}
