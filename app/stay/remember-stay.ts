import type { Stay } from "../booking/stay.ts";
import { onStay, readBookableStay, readStay, writeStay } from "../booking/stay-store.ts";
import { settings } from "../consent/consent-settings.ts";
import { deleteCookie, readCookie, writeCookie } from "../consent/page-cookies.ts";
import { siteConsent } from "../consent/site-consent.ts";
import { isCalendarDate } from "../dates/calendar-date.ts";
import { dateAtHouse } from "../dates/today.ts";

const separator = "~";

/**
 * Brings back the stay of an earlier visit where the guest has asked about none yet; from now on the
 * functional cookie holds what booking links carry, where it is allowed.
 */
export function rememberStay(): void {
  const { stay: cookie } = settings;
  if (!cookie) return;
  const remembered = readStayCookie(cookie);
  if (remembered && !readStay()) {
    writeStay({ picked: remembered, asked: remembered, canBeHad: true, hasActed: false });
  }
  const write = () => writeStayCookie(cookie, readBookableStay() ?? null);
  write();
  onStay(write);
  siteConsent.subscribe(write);
}

type StayCookie = NonNullable<typeof settings.stay>;

/** Null where the guest does not allow it, or the stay has begun already. */
function readStayCookie(settings: StayCookie): Stay | null {
  if (!isAllowed(settings)) return null;
  const dates = readCookie(globalThis, settings.cookie)?.split(separator) ?? [];
  const [arrival = "", departure = ""] = dates;
  const isStay = dates.length === 2 && dates.every(isCalendarDate) && arrival < departure;
  return isStay && arrival >= dateAtHouse(new Date()) ? { arrival, departure } : null;
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
