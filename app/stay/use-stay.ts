import { useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { isSameStay, parseStayQuery, replaceStay, type Stay } from "../booking/stay.ts";
import {
  type GuestStay,
  onStay,
  readKeptStay,
  readStay,
  writeStay,
} from "../booking/stay-store.ts";
import { useLayout } from "../components/layout.tsx";
import { findRoute } from "../routes.ts";

/** Before anything has been chosen. */
const noStay: GuestStay = {
  picked: { arrival: "", departure: "" },
  asked: null,
  canBeHad: false,
  hasActed: false,
};

/** A year that is still being typed, as in 0202-07-01, is not asked about. */
const earliestTypedDate = "1000-01-01";

/** Takes over what has been chosen; asks as soon as both days are there. */
export function pick(picked: Stay): void {
  const isWhole = picked.arrival >= earliestTypedDate && picked.departure >= earliestTypedDate;
  if (isWhole) ask(picked);
  else writeStay({ ...noStay, picked, hasActed: true });
}

/** Asks about a stay, whole or not. */
export function ask(asked: Stay, hasActed = true): void {
  writeStay({ picked: asked, asked, canBeHad: false, hasActed });
}

/** Notes whether a stay can be had, if it is still the one asked about. */
export function judge(asked: Stay | null, canBeHad: boolean): void {
  const stay = readStay();
  if (stay?.asked === asked && stay.canBeHad !== canBeHad) writeStay({ ...stay, canBeHad });
}

/** The guest's stay as it changes; at first that of the page's own HTML. */
export function useStay(): GuestStay {
  const { search } = useLayout();
  const sent = useMemo(() => {
    const asked = parseStayQuery(search);
    return { ...noStay, picked: asked ?? noStay.picked, asked };
  }, [search]);
  const read = () => readStay() ?? sent;
  return useSyncExternalStore(onStay, read, () => sent);
}

/** Takes over the stay in the address before it is painted: the page may have been sent for another. */
export function useAddressedStay(): void {
  useLayoutEffect(() => readAddress(), []);
}

// From now on the guest's stay and the address of this page follow each other.
onStay(writeAddress);
globalThis.navigation?.addEventListener("currententrychange", readAddress);

/** What an address does not say stays: how many guests come, and days that can be had. */
function readAddress(event?: Event): void {
  if (!isHere()) return;
  const stay = readStay() ?? noStay;
  const { guests } = (readStay() ?? readKeptStay() ?? noStay).picked;
  const inAddress = parseStayQuery(location.search);
  if (inAddress) {
    const asked = { ...inAddress, guests: inAddress.guests ?? guests };
    if (!isSameStay(asked, stay.asked)) ask(asked, event !== undefined);
  } else if (stay.asked && !stay.canBeHad) {
    pick({ ...stay.picked, ...noStay.picked });
  }
}

/** Whoever gets the address of the page sees the price at once. */
function writeAddress(): void {
  const { asked, hasActed } = readStay() ?? noStay;
  if (!hasActed || !isHere()) return;
  const search = replaceStay(location.search, asked);
  if (search === location.search) return;
  // While the browser is on its way here, another address would end the way.
  const way = globalThis.navigation?.transition;
  if (way) return void way.finished.then(writeAddress, () => undefined);
  history.replaceState(history.state, "", location.pathname + search + (asked ? "#quote" : ""));
}

function isHere(): boolean {
  return findRoute(location.pathname)?.page === "pricing-and-availability";
}
