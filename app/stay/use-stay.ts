import { useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { isSameStay, parseStayQuery, replaceStay } from "../booking/stay.ts";
import { type GuestStay, onStay, readKeptStay, readStay } from "../booking/stay-store.ts";
import { useFrame } from "../components/frame.tsx";
import { findRoute } from "../routes.ts";
import { ask, noStay, pick } from "./choose-stay.ts";

/** The guest's stay as it changes; at first that of the page's own HTML. */
export function useStay(): GuestStay {
  const { search } = useFrame();
  const sent = useMemo(() => {
    const asked = parseStay(search);
    return { ...noStay, picked: asked ?? noStay.picked, asked };
  }, [search]);
  // Before it is painted: the page may have been sent for another stay than it is now shown with.
  useLayoutEffect(() => readAddress(), []);
  return useSyncExternalStore(
    onStay,
    () => readStay() ?? sent,
    () => sent,
  );
}

// From now on the guest's stay and the address of this page follow each other.
onStay(writeAddress);
globalThis.navigation?.addEventListener("currententrychange", readAddress);

/** What an address does not say stays: how many guests come, and days that can be had. */
function readAddress(event?: Event): void {
  if (!isHere()) return;
  const stay = readStay() ?? noStay;
  const { guests } = (readStay() ?? readKeptStay() ?? noStay).picked;
  const inAddress = parseStay(location.search);
  if (inAddress) {
    const asked = { ...(guests !== undefined && { guests }), ...inAddress };
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

function parseStay(query: string) {
  return parseStayQuery(new URLSearchParams(query));
}
