import { unlessLeaving } from "./unless-leaving.ts";

/** Statuses worth a second try. */
const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * Fetches JSON from the site. A GET is tried twice where that may help; rejects with `[GET] "url": status statusText`, or
 * `<no response>` in place of the status.
 */
export async function fetchJson(address: string, init: RequestInit = {}): Promise<unknown> {
  const { method = "GET" } = init;
  const attempts = method === "GET" ? 2 : 1;
  let failure = "<no response>";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await unlessLeaving(fetch(address, init)).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      failure = `<no response> ${error instanceof Error ? error.message : error}`;
      return undefined;
    });
    if (response?.ok) return response.json();
    if (response) failure = `${response.status} ${response.statusText}`;
    if (response && !retriedStatuses.has(response.status)) break;
  }
  throw new Error(`[${method}] ${JSON.stringify(address)}: ${failure.trimEnd()}`);
}
