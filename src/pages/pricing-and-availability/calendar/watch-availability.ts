import type { Availability } from "../../../availability/availability.ts";
import { fetchJson } from "../../../navigation/fetch-json.ts";

const address = "/api/availability";
const refreshMilliseconds = 15 * 60 * 1000;

/**
 * Asks the server for the calendar every 15 minutes while the page is seen, whenever it is seen
 * again, and at once where the page is older than that. Calls back at once and after every try,
 * with the calendar if there is one; a failure is ignored. Gives back how to stop.
 */
export function watchAvailability(
  renderedAt: string,
  onTry: (latest?: Availability) => void,
): () => void {
  const stop = new AbortController();
  const refresh = async () => {
    if (document.visibilityState === "hidden") return;
    const latest = await fetchAvailability(stop.signal);
    if (!stop.signal.aborted) onTry(latest);
  };
  onTry();
  if (Date.now() - Date.parse(renderedAt) > refreshMilliseconds) void refresh();
  const timer = setInterval(refresh, refreshMilliseconds);
  document.addEventListener("visibilitychange", refresh, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

async function fetchAvailability(signal: AbortSignal): Promise<Availability | undefined> {
  try {
    return (await fetchJson(address, { signal })) as Availability;
  } catch {
    return undefined;
  }
}
