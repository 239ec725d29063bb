import { settings } from "../../house/facts/consent-settings.ts";
import { deleteCookie, readCookie, writeCookie } from "../consent/page-cookies.ts";
import { siteConsent } from "../consent/site-consent.ts";
import { runWhenIdle } from "../dom/run-when-idle.ts";
import type { Stay } from "./stay.ts";
import { formatStayCookie, parseStayCookie } from "./stay-query.ts";
import { hasChosen, onStay, readGuest, readKnown, setGuest, viewOf } from "./stay-store.ts";

/**
 * Brings back the stay of an earlier visit where the guest has chosen none yet; from now on the functional
 * cookie holds the stay that can be booked, where it is allowed. One that cannot be had any more is
 * forgotten, unless another tab has put its own in its place.
 */
export function followStayCookie(): void {
  const { stay: cookie } = settings;
  if (!cookie) return;
  const isAllowed = () => siteConsent.read().enabledIds.includes(cookie.choiceId);
  const read = () => readCookie(globalThis, cookie.cookie);
  /** What this tab has read or written last. */
  let own = isAllowed() ? read() : undefined;
  const remembered = own === undefined ? null : parseStayCookie(own);
  const { guest } = readKnown();
  if (remembered && guest && !hasChosen()) setGuest({ sent: guest.sent, stay: remembered });
  const write = () => {
    const bookable = findBookable();
    const value = isAllowed() && bookable ? formatStayCookie(bookable) : undefined;
    if (value !== undefined) {
      if (value !== own) writeCookie(globalThis, cookie.cookie, value, cookie.lifetimeDays);
      own = value;
    } else if (!isAllowed() || (bookable === null && (readGuest().hasActed || read() === own))) {
      forget();
    }
  };
  const forget = () => {
    if (read() !== undefined) deleteCookie(globalThis, cookie.cookie);
    own = undefined;
  };
  if (own !== undefined && !remembered) forget();
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
  return hasChosen() || readGuest().hasActed ? viewOf(readKnown())?.bookable : undefined;
}
