/** Where a tab keeps what stands in the fields of a document that is loaded anew. */
export const typedKey = "site:typed";

/** What a tab keeps under a name; empty where that is nothing, junk, or refused by the browser. */
export function readSession(key: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? "{}") };
  } catch {
    return {};
  }
}

/** Keeps something for as long as the tab; it must survive JSON. */
export function writeSession(key: string, value: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that blocks cookies keeps nothing.
  }
}
