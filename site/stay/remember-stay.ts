import { settings } from "../../house/facts/consent-settings.ts";
import { deleteCookie, readCookie, writeCookie } from "../consent/page-cookies.ts";
import { siteConsent } from "../consent/site-consent.ts";
import { runWhenIdle } from "../dom/run-when-idle.ts";
import type { Stay } from "./stay.ts";
import { formatStayCookie, parseStayCookie } from "./stay-query.ts";
import { hasChosen, onStay, readGuest, readKnown, setGuest, viewOf } from "./stay-store.ts";

/**
 * Restores the stay of an earlier visit unless the guest has chosen one; from then on the functional cookie, if allowed,
 * has the bookable stay. One that is no longer possible is deleted, unless another tab has replaced it.
 */
export function followStayCookie(): void {
  const { stay: cookie } = settings;
  if (!cookie) return;
  const isAllowed = () => siteConsent.read().enabledIds.includes(cookie.choiceId);
  const read = () => readCookie(globalThis, cookie.cookie);
  /** The value that this tab has read or written last. */
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
  // Later, because answering a stay would delay the display of a picked day.
  onStay(() => runWhenIdle(write));
  siteConsent.subscribe(write);
}

/**
 * The guest's stay if it can be booked; null if it cannot, undefined while unknown or without a stay.
 */
function findBookable(): Stay | null | undefined {
  return hasChosen() || readGuest().hasActed ? viewOf(readKnown())?.bookable : undefined;
}
