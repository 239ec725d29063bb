// Keeps the address of the prices page and the guest's stay in step, once that page's code is loaded.
import type { CalendarDate } from "../../domain/dates/calendar-date.ts";
import { findRoute, pricesPage } from "../../house/routes/routes.ts";
import { formatStayQuery, isSameStay, type Stay } from "./stay.ts";
import { isWhole, parseStayQuery, replaceStay } from "./stay-query.ts";
import { readGuest, readKnown, setGuest } from "./stay-store.ts";

/** Stores the guest's picks; a whole stay goes into the address. */
export function pickStay(stay: Stay): void {
  const { sent } = readGuest();
  setGuest({ sent, stay, isRemembered: false, hasActed: true });
  writeAddress();
}

/** Keeps the stay, and notes the refused day. */
export function refuseDay(refusedDay: CalendarDate): void {
  setGuest({ ...readGuest(), refusedDay, hasActed: true, isToShow: false });
}

function isHere(): boolean {
  return findRoute(location.pathname)?.page === pricesPage;
}

function readAddress(): Stay | null {
  return isHere() ? parseStayQuery(location.search) : null;
}

/** The sent stay: that of the address, unless the history entry names another, or none. */
function readSent(inAddress: Stay | null): Stay | null {
  const mark: unknown = history.state?.sentStay;
  return typeof mark === "string" && isHere() ? parseStayQuery(mark) : inAddress;
}

/** The stay of the address, else the present one. */
function arrive(inAddress: Stay | null): void {
  const { stay } = readGuest();
  const sent = readSent(inAddress);
  setGuest({ stay: inAddress ?? stay, sent, isRemembered: inAddress === null });
}

/** After a navigation, except by a link to a stay on the page itself. */
function followAddress(event?: NavigationCurrentEntryChangeEvent): void {
  const { stay } = readGuest();
  const inAddress = readAddress();
  const isReturn = !event || event.navigationType === "traverse";
  const from = findRoute(new URL(event?.from.url ?? location.href).pathname);
  const isOnPage = !isReturn && from?.page === pricesPage && isHere();
  // From another page, back and forward, or by a link to the page without a stay.
  if (!isOnPage || (!inAddress && isWhole(stay))) arrive(inAddress);
  else writeAddress();
}

/**
 * Follows a link to a stay on the page itself, also if the click came before this code. `sent` is the query of the sent
 * stay, or any other query without one.
 */
export function followLink(sent: string): void {
  const inAddress = readAddress();
  if (!inAddress) return;
  const { stay } = readGuest();
  setGuest({
    stay: {
      ...inAddress,
      party: inAddress.party ?? stay.party,
      choices: inAddress.choices ?? stay.choices,
    },
    sent: parseStayQuery(sent),
    isRemembered: false,
    hasActed: true,
    isToShow: location.hash === "#quote",
  });
  writeAddress();
}

/**
 * Writes a whole stay into the address, so that it can be shared, and marks the history entry of a picked one.
 */
function writeAddress(): void {
  const guest = readKnown().guest;
  if (!guest || !isHere()) return;
  // During a navigation to this page, a changed address would abort it.
  const way = globalThis.navigation?.transition;
  if (way) {
    way.finished.then(writeAddress, () => undefined);
    return;
  }
  const { stay, sent, isRemembered } = guest;
  const isNamed = !isRemembered && (isWhole(stay) || isSameStay(stay, sent));
  const named = isNamed ? stay : null;
  const { sentStay: oldMark, ...state } = { ...history.state };
  const mark = isSameStay(named, sent) ? undefined : sent ? formatStayQuery(sent) : "";
  const search = replaceStay(location.search, named);
  const isChanged = search !== replaceStay(location.search, readAddress());
  if (!isChanged && mark === oldMark) return;
  const hash = isChanged ? (named ? "#quote" : "") : location.hash;
  const next = mark === undefined ? state : { ...state, sentStay: mark };
  history.replaceState(next, "", location.pathname + search + hash);
}

if (typeof document !== "undefined") {
  if (isHere()) arrive(readAddress());
  const { navigation } = globalThis;
  if (navigation) navigation.addEventListener("currententrychange", followAddress);
  else addEventListener("popstate", () => followAddress());
}
