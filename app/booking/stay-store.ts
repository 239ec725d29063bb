import { useSyncExternalStore } from "react";
import { isCalendarDate } from "../dates/calendar-date.ts";
import { isSameStay, type Stay } from "./stay.ts";

/** The stay of the guest, and how far it has come. */
export type GuestStay = {
  /** What has been chosen so far, with the number of guests; an empty text stands for a day to come. */
  readonly picked: Stay;
  /** The stay to be answered, once there is one. */
  readonly asked: Stay | null;
  /** Whether that can be had, as far as anybody has said. */
  readonly canBeHad: boolean;
  /** Whether the guest has chosen something in this document, and wants to hear of it. */
  readonly hasActed: boolean;
};

/** A year that is still being typed, as in 0202-07-01, is not asked about. */
const earliestTypedDate = "1000-01-01";

const listeners = new Set<() => void>();
let current = sentStay(null, false);

/** What a page is sent with for a stay that its address asks for, if any. */
export function sentStay(asked: Stay | null, canBeHad: boolean): GuestStay {
  return { picked: asked ?? { arrival: "", departure: "" }, asked, canBeHad, hasActed: false };
}

/** The guest's stay in this document. */
export function readStay(): GuestStay {
  return current;
}

/** Calls the listener after every change, until the answer is called. */
export function onStay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The guest's stay as it changes; `sent` is that of the page's own HTML. */
export function useStay(sent: GuestStay): GuestStay {
  return useSyncExternalStore(onStay, readStay, () => sent);
}

/** The stay that ways to the booking engine carry, as it changes; null while there is none. */
export function useBookableStay(sent: GuestStay): Stay | null {
  return useSyncExternalStore(
    onStay,
    () => bookableStay(current),
    () => bookableStay(sent),
  );
}

/** What can be booked: the stay that is asked about, if it can be had. */
export function bookableStay({ asked, canBeHad }: GuestStay): Stay | null {
  return canBeHad ? asked : null;
}

/** What is worth keeping: all that is chosen, but no days that cannot be had. */
export function lastingStay({ picked, asked, canBeHad }: GuestStay): Stay {
  return asked && !canBeHad ? { ...picked, arrival: "", departure: "" } : picked;
}

/** Takes over what has been chosen; asks as soon as both days are there. */
export function pick(picked: Stay): void {
  if (isWhole(picked)) ask(picked);
  else change({ picked, asked: null, canBeHad: false, hasActed: true });
}

/** Asks about a stay, whole or not. */
export function ask(asked: Stay, hasActed = true): void {
  const canBeHad = current.canBeHad && isSameStay(asked, current.asked);
  change({ picked: asked, asked, canBeHad, hasActed });
}

/** Notes whether a stay can be had, if it is still the one asked about. */
export function judge(asked: Stay | null, canBeHad: boolean): void {
  if (canBeHad !== current.canBeHad && isSameStay(asked, current.asked)) {
    change({ ...current, canBeHad });
  }
}

/** Brings back what has been chosen earlier; if it is whole, it could be had then. */
export function restore(picked: Stay): void {
  const asked = isWhole(picked) ? picked : null;
  change({ ...current, picked, asked, canBeHad: asked !== null });
}

function isWhole({ arrival, departure }: Stay): boolean {
  return [arrival, departure].every((date) => isCalendarDate(date) && date >= earliestTypedDate);
}

function change(next: GuestStay): void {
  current = next;
  for (const listener of listeners) listener();
}
