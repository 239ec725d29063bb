import { useSyncExternalStore } from "react";
import type { Stay } from "./stay.ts";

let bookable: Stay | null | undefined;
const listeners = new Set<() => void>();

/**
 * The stay that links to the booking engine carry: the one asked about last; null if it cannot be
 * had or was cleared, undefined while the guest has asked about none in this document.
 */
export function readBookableStay(): Stay | null | undefined {
  return bookable;
}

/** Keeps a stay that can be had for as long as the document lasts; null where there is none. */
export function keepBookableStay(stay: Stay | null): void {
  bookable = stay;
  for (const listener of listeners) listener();
}

/** The same stay, as it changes; `sent` is that of the page's own HTML. */
export function useBookableStay(sent: Stay | null): Stay | null {
  return useSyncExternalStore(
    onBookableStay,
    () => readBookableStay() ?? null,
    () => sent,
  );
}

/** Calls the listener after every change; gives back what ends that. */
export function onBookableStay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
