/** Storage that lasts as long as the tab. Where the browser refuses it, nothing is kept. */
export type SessionStore = {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

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
