import { createSessionStore, type SessionStore } from "./session-store.ts";

const storeKey = "site:reload:state";

/** State that outlives a reload of ours, by name; values must survive JSON. */
export type KeptState = Record<string, unknown>;

/**
 * The state of this document, with what the one before a reload has put aside. Whoever has some puts
 * it here under a name; it lasts as long as the visit, whatever pages are looked at.
 */
export const keptState: KeptState = takeKeptState(createSessionStore());

/** Puts the state aside for the page that comes after a reload. */
export function putStateAside(store: SessionStore, state: KeptState): void {
  store.write(storeKey, JSON.stringify({ state }));
}

/** Takes what the page before a reload has put aside, once; an empty state if it has not. */
export function takeKeptState(store: SessionStore): KeptState {
  const text = store.read(storeKey);
  store.remove(storeKey);
  try {
    const kept: { state?: unknown } = JSON.parse(text ?? "{}");
    return typeof kept.state === "object" && kept.state ? { ...kept.state } : {};
  } catch {
    return {};
  }
}
