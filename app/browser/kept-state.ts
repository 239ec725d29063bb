const storeKey = "site:reload:state";

/** Storage that lasts as long as the tab. Where the browser refuses it, nothing is kept. */
export type SessionStore = {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/** State that outlives a reload of ours, by name; values must survive JSON. */
type KeptState = Record<string, unknown>;

/** The tab's storage; `find` may throw, as browsers do that block cookies. */
export function createSessionStore(
  find: () => Storage = () => globalThis.sessionStorage,
): SessionStore {
  return {
    read: (key) => attempt(() => find().getItem(key) ?? undefined),
    write: (key, value) => attempt(() => find().setItem(key, value)),
    remove: (key) => attempt(() => find().removeItem(key)),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * The state of this document, with what the one before a reload has put aside. Whoever has some puts
 * it here under a name; it lasts as long as the visit, whatever pages are looked at.
 */
export const keptState: KeptState = takeKeptState(createSessionStore());

/** Puts the state aside for the page that comes after a reload. */
export function putStateAside(store: SessionStore, state: KeptState = keptState): void {
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
