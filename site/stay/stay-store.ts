import { useDeferredValue, useSyncExternalStore } from "react";
import type { CalendarDate } from "../../domain/dates/calendar-date.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { readSession, writeSession } from "../dom/session.ts";
import { type SentStay, useLayout } from "../layout/layout.tsx";
import { isSameStay, type NextWeek, noStay } from "./stay.ts";
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

/** What is known at one moment; its view is made when somebody asks for it. */
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
/** Without a guest's stay as long as the page is that of the server's HTML. */
let known = nothingKnown;

/** Calls the listener after every change, and when the page is seen again; what is given back ends that. */
export function onStay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Takes over the stay that the tab has kept. A page that was sent with one waits for `stay-address.ts`. */
export function startStay(isSent: boolean): void {
  document.addEventListener("visibilitychange", notify);
  if (!isSent) setGuest({ stay: { ...noStay, ...readSession(sessionKey) } });
}

/** Puts another stay in place of the guest's; the tab keeps it. */
export function setGuest(changes: Partial<GuestStay>): void {
  const guest = { ...nothingChosen, ...changes };
  known = { guest, answerer: known.answerer };
  // The stay of the cookie is not one that this tab has chosen.
  if ((hasChosen() && !guest.isRemembered) || guest.hasActed) writeSession(sessionKey, guest.stay);
  notify();
}

/** Lets stays be answered by what is known from now on. */
export function learnStays(answerer: Answerer): void {
  known = { guest: known.guest, answerer };
  notify();
}

/** What is known now. */
export function readKnown(): Known {
  return known;
}

/** The guest's stay, and what the guest has done about it. */
export function readGuest(): GuestStay {
  return known.guest ?? nothingChosen;
}

/** Whether a day has been chosen. */
export function hasChosen(): boolean {
  const { arrival, departure } = readGuest().stay;
  return arrival !== "" || departure !== "";
}

/** The view of the guest's stay, for what stands around the page; null while nothing is known of it. */
export function useStayView(): StayView | null {
  const { sent, locale } = useLayout();
  // As in the calendar, the picked day is seen first.
  const moment = useDeferredValue(useSyncExternalStore(onStay, readKnown, () => nothingKnown));
  const { guest, answerer } = moment;
  if (guest && answerer?.locale === locale) return viewOf(moment) ?? null;
  return sent && (!guest || isAsSent(guest, sent)) ? sent.view : null;
}

/** Whether the guest looks at the stay that the page was sent with. */
export function isAsSent({ stay, sent }: ChosenStay, page: SentStay): boolean {
  return isSameStay(stay, page.stay) && isSameStay(sent, page.stay);
}

/** The next free week: that of the page's HTML until the calendar is known better. */
export function useNextWeek(): NextWeek | null {
  const { locale, data } = useLayout();
  const read = () => {
    const { answerer } = known;
    const week = answerer?.locale === locale ? answerer.nextWeek : data.nextWeek;
    return week && new Date() < new Date(week.validUntil) ? week : null;
  };
  return useSyncExternalStore(onStay, read, () => data.nextWeek);
}

/** The view of the guest's stay at a moment; undefined while nobody has said what is known. */
export function viewOf(moment: Known): StayView | undefined {
  const { guest, answerer } = moment;
  if (guest && answerer) moment.view ??= answerer.answer(guest);
  return moment.view;
}
