/** The session key of typed text across a reload. */
export const typedKey = "site:typed";

/** The value stored in the tab under a key; empty if there is none, it is invalid, or the browser refuses. */
export function readSession(key: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? "{}") };
  } catch {
    return {};
  }
}

/** Stores a JSON value in the tab. */
export function writeSession(key: string, value: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Browsers that block cookies store nothing.
  }
}
