import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { readSession, writeSession } from "../browser/session.ts";
import { useLayout } from "../components/layout.tsx";
import type { CalendarDate } from "../dates/calendar-date.ts";
import type { Locale } from "../i18n/locales.ts";
import { findRoute } from "../routes.ts";
import {
  formatStayQuery,
  isSameStay,
  isWhole,
  noStay,
  parseStayQuery,
  replaceStay,
  type Stay,
} from "./stay.ts";
import type { NextWeek } from "./stay-context.ts";
import type { ChosenStay, StayView } from "./stay-view.ts";

/** The guest's stay in this document, and what the guest has done about it. */
export type GuestStay = ChosenStay & {
  /** Whether the guest has chosen something in this document, and wants to hear of it. */
  readonly hasActed: boolean;
  /** The day that the guest has picked last and that cannot be chosen; empty where there is none. */
  readonly refusedDay: CalendarDate;
  /** Whether a link has led to the quote: then it is brought into sight. */
  readonly isToShow: boolean;
};

/** Answers a stay by what is known of the calendar, in one language. */
type Answerer = {
  readonly locale: Locale;
  readonly nextWeek: NextWeek | null;
  readonly answer: (chosen: ChosenStay) => StayView;
};

const sessionKey = "site:stay";

const before: GuestStay = {
  stay: noStay,
  sent: null,
  isRemembered: true,
  hasActed: false,
  refusedDay: "",
  isToShow: false,
};

/** What is known at one moment; its view is made when somebody asks for it. */
type Known = {
  readonly guest?: GuestStay | undefined;
  readonly answerer?: Answerer | undefined;
  view?: StayView;
};

const listeners = new Set<() => void>();
/** Without a guest's stay as long as the page is that of the server's HTML. */
let known: Known = {};

/** Calls the listener after every change; what is given back ends that. */
export function onStay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Finds the guest's stay: in the address, else in what the tab has kept. From now on stay, address and tab
 * follow each other.
 */
export function startStay(): void {
  const navigation = globalThis.navigation;
  const inTab = parseStayQuery(String(readSession(sessionKey)["query"] ?? ""));
  const inAddress = readAddress();
  const sent = readSent(inAddress);
  if (inAddress) set({ ...before, stay: inAddress, sent, isRemembered: false });
  else set({ ...before, stay: inTab ?? noStay, sent });
  if (navigation) navigation.addEventListener("currententrychange", followAddress);
  else addEventListener("popstate", () => followAddress());
}

/** Takes over the stay of an earlier visit, unless the guest has chosen one since. */
export function rememberStay(stay: Stay): void {
  if (!hasChosen()) set({ ...before, sent: known.guest?.sent ?? null, stay });
}

/** Takes over what the guest has picked; a whole stay goes into the address. */
export function pickStay(stay: Stay): void {
  const sent = known.guest?.sent ?? null;
  set({ ...before, sent, stay, isRemembered: false, hasActed: true });
  writeAddress();
}

/** Keeps the stay, and notes the day that the guest has picked in vain. */
export function refuseDay(refusedDay: CalendarDate): void {
  if (known.guest) set({ ...known.guest, refusedDay, hasActed: true });
}

/** Lets stays be answered by what is known from now on. */
export function learnStays(answerer: Answerer): void {
  known = { guest: known.guest, answerer };
  notify();
}

/** Whether stays can be answered in a language. */
export function isLearnt(locale: Locale): boolean {
  return known.answerer?.locale === locale;
}

/** The view of the guest's stay at a moment; undefined while nobody has said what is known. */
function viewOf(moment: Known): StayView | undefined {
  const { guest, answerer } = moment;
  if (guest && answerer) moment.view ??= answerer.answer(guest);
  return moment.view;
}

/**
 * The stay that can be booked, for a later visit; null where the chosen one cannot, undefined while that is
 * not known or nothing has been chosen.
 */
export function readBookable(): Stay | null | undefined {
  return hasChosen() || known.guest?.hasActed ? viewOf(known)?.bookable : undefined;
}

/** Whether a day has been chosen. */
export function hasChosen({ stay } = known.guest ?? before): boolean {
  return stay.arrival !== "" || stay.departure !== "";
}

/** The guest's stay as it changes; at first that of the page's own HTML. */
export function useGuestStay(): GuestStay {
  const { sent } = useLayout();
  const asSent = useMemo(
    () => (sent ? { ...before, stay: sent.stay, sent: sent.stay, isRemembered: false } : before),
    [sent],
  );
  return useSyncExternalStore(
    onStay,
    () => known.guest ?? before,
    () => asSent,
  );
}

/** The view of the guest's stay, for what stands around the page; null while nothing is known of it. */
export function useStayView(): StayView | null {
  const { sent, locale } = useLayout();
  const read = () => known;
  // As in the calendar, the picked day is seen first.
  const moment = useDeferredValue(useSyncExternalStore(onStay, read, () => nothingKnown));
  const { guest, answerer } = moment;
  if (guest && answerer?.locale === locale) return viewOf(moment) ?? null;
  if (!guest || !sent) return sent?.view ?? null;
  const isAsSent = isSameStay(guest.stay, sent.stay) && isSameStay(guest.sent, sent.stay);
  return isAsSent ? sent.view : null;
}

const nothingKnown: Known = {};

/** The next free week: that of the page's HTML until the calendar is known better. */
export function useNextWeek(): NextWeek | null {
  const { locale, data } = useLayout();
  const read = () => {
    const { answerer } = known;
    const week = answerer?.locale === locale ? answerer.nextWeek : data.nextWeek;
    return week && new Date() < new Date(week.validUntil) ? week : null;
  };
  return useSyncExternalStore(onNews, read, () => data.nextWeek);
}

function onNews(listener: () => void): () => void {
  const stop = onStay(listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", listener);
  };
}

function set(next: GuestStay): void {
  known = { guest: next, answerer: known.answerer };
  if (hasChosen(next) || next.hasActed) {
    writeSession(sessionKey, { query: formatStayQuery(next.stay) });
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** After a navigation: the stay of the new address, or the same one on a page that names none. */
function followAddress(event?: NavigationCurrentEntryChangeEvent): void {
  const { stay, sent } = known.guest ?? before;
  const inAddress = readAddress();
  const isReturn = !event || event.navigationType === "traverse";
  const from = findRoute(new URL(event?.from.url ?? location.href).pathname);
  if (isReturn || from?.page !== pricesPage || !inAddress) {
    // A link to a place on the page, while no stay or half of one is chosen.
    if (!isReturn && isHere() && from?.page === pricesPage && !isWhole(stay)) return;
    const isRemembered = inAddress === null;
    set({
      ...before,
      stay: inAddress ?? stay,
      sent: isReturn ? readSent(inAddress) : inAddress,
      isRemembered,
    });
  } else if (isSameStay(inAddress, stay)) {
    // The page in another language, or a place on it.
    writeAddress();
  } else {
    const picked = { ...inAddress, party: inAddress.party ?? stay.party };
    const isToShow = location.hash === "#quote";
    set({ ...before, stay: picked, sent, isRemembered: false, hasActed: true, isToShow });
    writeAddress();
  }
}

const pricesPage = "pricing-and-availability";

function isHere(): boolean {
  return findRoute(location.pathname)?.page === pricesPage;
}

function readAddress(): Stay | null {
  return isHere() ? parseStayQuery(location.search) : null;
}

/** The stay that was sent: the one in the address, unless its entry of the history says another, or none. */
function readSent(inAddress: Stay | null): Stay | null {
  const mark: unknown = history.state?.sentStay;
  return typeof mark === "string" && isHere() ? parseStayQuery(mark) : inAddress;
}

/**
 * Names a whole stay in the address, so that it can be passed on, and marks its entry of the history where
 * the guest has picked it: it is not the one that was sent.
 */
function writeAddress(): void {
  if (!known.guest || !isHere()) return;
  // While the browser is on its way here, another address would end the way.
  const way = globalThis.navigation?.transition;
  if (way) return void way.finished.then(writeAddress, () => undefined);
  const { stay, sent, isRemembered } = known.guest;
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
