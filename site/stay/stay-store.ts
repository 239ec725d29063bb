import { useDeferredValue, useSyncExternalStore } from "react";
import type { CalendarDate } from "../../domain/dates/calendar-date.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { readSession, writeSession } from "../dom/session.ts";
import { type SentStay, useLayout } from "../layout/layout.tsx";
import { isSameStay, type NextWeek, noStay } from "./stay.ts";
import type { ChosenStay, StayView } from "./stay-view.ts";

/** The state of the guest's stay in this document. */
export type GuestStay = ChosenStay & {
  /** Whether the guest has chosen something in this document: then screen readers announce the answer. */
  readonly hasActed: boolean;
  /** The day picked last, if it cannot be chosen; else empty. */
  readonly refusedDay: CalendarDate;
  /** Whether a link has led to the quote, which is then scrolled to. */
  readonly isToShow: boolean;
};

/** Answers a stay by the present calendar, in one language. */
type Answerer = {
  readonly locale: Locale;
  readonly nextWeek: NextWeek | null;
  readonly answer: (chosen: ChosenStay) => StayView;
};

/** The state at one moment; its view is computed on demand. */
type Known = {
  readonly guest?: GuestStay | undefined;
  readonly answerer?: Answerer | undefined;
  view?: StayView;
};

const sessionKey = "site:stay";

/** Before the guest has chosen anything. */
export const nothingChosen: GuestStay = {
  stay: noStay,
  sent: null,
  isRemembered: true,
  hasActed: false,
  refusedDay: "",
  isToShow: false,
};

const nothingKnown: Known = {};
const listeners = new Set<() => void>();
/** Before hydration: no guest's stay. */
let known = nothingKnown;

/** Calls the listener after every change, and when the page becomes visible; returns the function that stops it. */
export function onStay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Restores the tab's stay. A page with a sent stay waits for `stay-address.ts`. */
export function startStay(isSent: boolean): void {
  document.addEventListener("visibilitychange", notify);
  if (!isSent) setGuest({ stay: { ...noStay, ...readSession(sessionKey) } });
}

/** Replaces the guest's stay, also in the tab's storage. */
export function setGuest(changes: Partial<GuestStay>): void {
  const guest = { ...nothingChosen, ...changes };
  known = { guest, answerer: known.answerer };
  // The stay of the cookie was not chosen in this tab.
  if ((hasChosen() && !guest.isRemembered) || guest.hasActed) writeSession(sessionKey, guest.stay);
  notify();
}

/** Sets the function that answers stays. */
export function learnStays(answerer: Answerer): void {
  known = { guest: known.guest, answerer };
  notify();
}

/** The present state. */
export function readKnown(): Known {
  return known;
}

/** The guest's stay with its state. */
export function readGuest(): GuestStay {
  return known.guest ?? nothingChosen;
}

/** Whether a day has been chosen. */
export function hasChosen(): boolean {
  const { arrival, departure } = readGuest().stay;
  return arrival !== "" || departure !== "";
}

/** The view of the guest's stay for header and bars; null while unknown. */
export function useStayView(): StayView | null {
  const { sent, locale } = useLayout();
  // As in the calendar, the picked day is shown first.
  const moment = useDeferredValue(useSyncExternalStore(onStay, readKnown, () => nothingKnown));
  const { guest, answerer } = moment;
  if (guest && answerer?.locale === locale) return viewOf(moment) ?? null;
  return sent && (!guest || isAsSent(guest, sent)) ? sent.view : null;
}

/** Whether the guest's stay is the sent one. */
export function isAsSent({ stay, sent }: ChosenStay, page: SentStay): boolean {
  return isSameStay(stay, page.stay) && isSameStay(sent, page.stay);
}

/** The next free week: that of the page's HTML until the calendar is loaded. */
export function useNextWeek(): NextWeek | null {
  const { locale, data } = useLayout();
  const read = () => {
    const { answerer } = known;
    const week = answerer?.locale === locale ? answerer.nextWeek : data.nextWeek;
    return week && new Date() < new Date(week.validUntil) ? week : null;
  };
  return useSyncExternalStore(onStay, read, () => data.nextWeek);
}

/** The view of the guest's stay at a moment; undefined until answers are possible. */
export function viewOf(moment: Known): StayView | undefined {
  const { guest, answerer } = moment;
  if (guest && answerer) moment.view ??= answerer.answer(guest);
  return moment.view;
}
