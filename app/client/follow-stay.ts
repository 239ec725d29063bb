import { formatStayQuery, isSameStay, parseStayQuery, replaceStay } from "../booking/stay.ts";
import { ask, judge, lastingStay, onStay, readStay, restore } from "../booking/stay-store.ts";
import { readSession, writeSession } from "../browser/session.ts";
import type { Payload } from "../loaded-page.ts";
import { findRoute } from "../routes.ts";

const sessionKey = "site:stay";

/**
 * Begins with the stay that the address asks for, or else with what the tab has kept: whatever has
 * loaded the document anew, nothing that was chosen is lost. Address and tab then follow the guest's
 * stay. Says whether the page may have been sent without it.
 */
export function followStay({ search, answer }: Payload): boolean {
  const kept = parseStay(String(readSession(sessionKey)["query"]));
  if (kept) restore(kept);
  readAddress();
  if (answer) judge(parseStay(search), answer.kind === "quote");
  onStay(writeAddress);
  onStay(() => writeSession(sessionKey, { query: formatStayQuery(lastingStay(readStay())) }));
  if (typeof navigation !== "undefined") {
    navigation.addEventListener("currententrychange", readAddress);
  }
  return isAtPrices() && kept !== null;
}

/** Only the page that answers stays has one in its address. */
function isAtPrices(): boolean {
  return findRoute(location.pathname)?.page === "pricing-and-availability";
}

function parseStay(query: string) {
  return parseStayQuery(new URLSearchParams(query));
}

/** What an address does not say stays: how many guests come, and days that can be had. */
function readAddress(event?: Event): void {
  if (!isAtPrices()) return;
  const { picked, asked, canBeHad } = readStay();
  const inAddress = parseStay(location.search);
  if (inAddress) {
    const stay = { ...(picked.guests && { guests: picked.guests }), ...inAddress };
    if (!isSameStay(stay, asked)) ask(stay, event !== undefined);
  } else if (asked && !canBeHad) {
    restore(lastingStay(readStay()));
  }
}

/** Whoever gets the address of the page sees the price at once. */
function writeAddress(): void {
  const { asked, hasActed } = readStay();
  // While the browser is on its way to an address, a change of it would end the way.
  if (!hasActed || !isAtPrices() || globalThis.navigation?.transition) return;
  const search = replaceStay(location.search, asked);
  if (search === location.search) return;
  history.replaceState(history.state, "", location.pathname + search + (asked ? "#quote" : ""));
}
