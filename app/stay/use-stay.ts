import { useLayoutEffect, useState } from "react";
import { keepBookableStay, onBookableStay, readBookableStay } from "../booking/bookable-stay.ts";
import { isSameStay, parseStayQuery, replaceStay, type Stay } from "../booking/stay.ts";
import { keptState } from "../browser/kept-state.ts";
import { isCalendarDate } from "../dates/calendar-date.ts";
import { findRoute } from "../routes.ts";

const noStay: Stay = { arrival: "", departure: "" };

/** A year that is still being typed, as in 0202-07-01, is not asked about. */
const earliestTypedDate = "1000-01-01";

export type ChosenStay = ReturnType<typeof useStay>;

/** The stay of the address, and what the guest makes of it; both follow each other. */
export function useStay(first: Stay | null) {
  const [state, setState] = useState({
    /** What has been chosen so far; an empty text stands for a day to come. */
    picked: first ?? noStay,
    /** The stay to be answered, once there is one. */
    asked: first,
    /** Whether the guest has chosen something on this page, and wants to hear of it. */
    hasActed: false,
  });

  // Before it is painted: the page may have been sent for another stay than it is now shown with.
  useLayoutEffect(() => {
    const readAddress = (event?: Event) => {
      if (findRoute(location.pathname)?.page !== "pricing-and-availability") return;
      const inAddress = parseStayQuery(new URLSearchParams(location.search));
      if (inAddress) delete keptState["stay"];
      const half = readHalfStay();
      const asked = half ? null : (inAddress ?? readBookableStay() ?? null);
      const picked = half ?? asked ?? noStay;
      setState((last) => {
        if (isSameStay(last.asked, asked) && isSameStay(last.picked, picked)) return last;
        return { picked, asked, hasActed: last.hasActed || half !== null || event !== undefined };
      });
    };
    readAddress();
    // That of an earlier visit may come a moment later.
    const stop = onBookableStay(() => readBookableStay() && readAddress());
    if (typeof navigation === "undefined") return stop;
    navigation.addEventListener("currententrychange", readAddress);
    return () => {
      stop();
      navigation.removeEventListener("currententrychange", readAddress);
    };
  }, []);

  /** Takes over what has been chosen; asks as soon as both days are there. */
  function pick(picked: Stay) {
    const isWhole = [picked.arrival, picked.departure].every(
      (date) => isCalendarDate(date) && date >= earliestTypedDate,
    );
    keptState["stay"] = isWhole ? undefined : picked;
    writeAddress(isWhole ? picked : null);
    // What the guest is choosing at the moment takes the place of what they once chose.
    if (!isWhole) keepBookableStay(null);
    setState({ picked, asked: isWhole ? picked : null, hasActed: true });
  }

  /** Asks about what there is. */
  function ask() {
    setState({ picked: state.picked, asked: state.picked, hasActed: true });
    writeAddress(state.picked);
  }

  return { ...state, pick, ask };
}

/** What the guest has begun to choose on this visit, before looking at other pages. */
function readHalfStay(): Stay | null {
  const { arrival, departure } = (keptState["stay"] ?? {}) as Readonly<Record<string, unknown>>;
  const isDate = (date: unknown) => date === "" || isCalendarDate(String(date));
  return isDate(arrival) && isDate(departure) ? ({ arrival, departure } as Stay) : null;
}

/**
 * Puts a stay into the address of the page, in place of the one before; null takes it out. Whoever
 * gets this address sees the price at once.
 */
function writeAddress(stay: Stay | null): void {
  const search = replaceStay(location.search, stay);
  if (search !== location.search) {
    history.replaceState(history.state, "", location.pathname + search + (stay ? "#quote" : ""));
  }
}
