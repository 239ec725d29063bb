import { useSyncExternalStore } from "react";
import { readSession, writeSession } from "../browser/session.ts";
import type { Stay } from "./stay.ts";

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

const sessionKey = "site:stay";

const listeners = new Set<() => void>();
let current: GuestStay | undefined;

/** The guest's stay in this document; nothing as long as it is that of the page's HTML. */
export function readStay(): GuestStay | undefined {
  return current;
}

/** Puts another in its place; the tab keeps it, whatever loads a document anew. */
export function writeStay(stay: GuestStay): void {
  current = stay;
  writeSession(sessionKey, { ...stay, hasActed: false });
  for (const listener of listeners) listener();
}

/** Calls the listener after every change; what is given back ends that. */
export function onStay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the tab has kept of an earlier document, if anything. */
export function readKeptStay(): GuestStay | undefined {
  const kept = readSession(sessionKey);
  return kept["picked"] ? (kept as GuestStay) : undefined;
}

/** What can be booked: the stay that is asked about, if it can be had; undefined as `readStay`. */
export function readBookableStay(): Stay | null | undefined {
  return current && (current.canBeHad ? current.asked : null);
}

/** The same as it changes. */
export function useBookableStay(): Stay | null | undefined {
  return useSyncExternalStore(onStay, readBookableStay, () => undefined);
}
