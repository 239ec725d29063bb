import { runWhenIdle } from "../browser/run-when-idle.ts";
import { settings } from "../consent/consent-settings.ts";
import { deleteCookie, readCookie, writeCookie } from "../consent/page-cookies.ts";
import { siteConsent } from "../consent/site-consent.ts";
import type { Stay } from "./stay.ts";
import { formatStayCookie, parseStayCookie } from "./stay-query.ts";
import { hasChosen, onStay, readKnown, setGuest, viewOf } from "./stay-store.ts";

/**
 * Brings back the stay of an earlier visit where the guest has chosen none yet; from now on the functional
 * cookie holds the stay that can be booked, where it is allowed. One that cannot be had any more is
 * forgotten.
 */
export function followStayCookie(): void {
  const { stay: cookie } = settings;
  if (!cookie) return;
  const isAllowed = () => siteConsent.read().enabledIds.includes(cookie.choiceId);
  const value = isAllowed() ? readCookie(globalThis, cookie.cookie) : undefined;
  const remembered = value === undefined ? null : parseStayCookie(value);
  const { guest } = readKnown();
  if (remembered && guest && !hasChosen()) setGuest({ sent: guest.sent, stay: remembered });
  const write = () => {
    const bookable = findBookable();
    if (isAllowed() && bookable) {
      writeCookie(globalThis, cookie.cookie, formatStayCookie(bookable), cookie.lifetimeDays);
    } else if (!isAllowed() || bookable === null) {
      forget();
    }
  };
  const forget = () => {
    if (readCookie(globalThis, cookie.cookie) !== undefined) {
      deleteCookie(globalThis, cookie.cookie);
    }
  };
  if (value !== undefined && !remembered) forget();
  write();
  // Not at once: to judge a stay takes time that a picked day would wait for.
  onStay(() => runWhenIdle(write));
  siteConsent.subscribe(write);
}

/**
 * The chosen stay if it can be booked; null where it cannot, undefined while that is not known or nothing has
 * been chosen.
 */
function findBookable(): Stay | null | undefined {
  const known = readKnown();
  return hasChosen() || known.guest?.hasActed ? viewOf(known)?.bookable : undefined;
}
