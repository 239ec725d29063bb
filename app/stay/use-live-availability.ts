import { startTransition, useEffect, useMemo, useState } from "react";
import { fetchJson } from "../browser/fetch-json.ts";
import { runWhenIdle } from "../browser/run-when-idle.ts";
import { dateAtHouse } from "../dates/today.ts";
import { type Availability, newerOf } from "./availability.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import { asksGuests } from "./describe-stay.ts";
import { describeCheck, freshnessOf, isOnRequest } from "./freshness.ts";
import { weekFrom } from "./season-weeks.ts";
import type { Localized } from "./stay-context.ts";

export type LiveAvailability = ReturnType<typeof useLiveAvailability>;

/**
 * What the page came with, but its calendar is that of the present day, then what the server says
 * later.
 */
export function useLiveAvailability(sent: AvailabilityData, { locale, messages }: Localized) {
  const [{ availability, now }, setState] = useState<{ availability: Availability; now?: Date }>({
    availability: sent.availability,
  });
  useEffect(
    () =>
      watchAvailability(sent.renderedAt, (latest) =>
        // Months are drawn anew for it: in slices, and not before the page has been seen.
        startTransition(() =>
          setState(({ availability }) => ({
            availability: newerOf(availability, latest),
            now: new Date(),
          })),
        ),
      ),
    [sent.renderedAt],
  );
  // The same as long as nothing new is known: what a picked day does not concern is not drawn anew.
  return useMemo(() => {
    const { checkedAt } = availability;
    const freshness = freshnessOf(checkedAt, now ?? new Date(sent.renderedAt));
    return {
      ...sent,
      availability,
      /** Whether guests are asked how many they are. */
      asksGuests: asksGuests(sent),
      weeks: sent.weeks.map((week) => ({ ...week, stay: weekFrom({ arrival: week.arrival }) })),
      today: now ? dateAtHouse(now) : sent.today,
      freshness,
      isOnRequest: isOnRequest(freshness),
      checked:
        checkedAt === sent.availability.checkedAt
          ? sent.checked
          : describeCheck(checkedAt, { locale, messages }),
      /** Whether scripts have taken over: before that, all is as the server has rendered it. */
      isLive: now !== undefined,
    };
  }, [sent, availability, now, locale, messages]);
}

const address = "/api/availability";
const refreshMilliseconds = 15 * 60 * 1000;

/**
 * Asks the server for the calendar every 15 minutes while the page is seen, whenever it is seen
 * again, and at once where the page is older than that. Calls back when the browser is idle, and
 * after every try, with the calendar if there is one; a failure is ignored. Gives back how to stop.
 */
function watchAvailability(renderedAt: string, onTry: (latest?: Availability) => void): () => void {
  const stop = new AbortController();
  const refresh = async () => {
    if (document.visibilityState === "hidden") return;
    const latest = await fetchJson(address, { signal: stop.signal }).catch(() => undefined);
    if (!stop.signal.aborted) onTry(latest as Availability | undefined);
  };
  runWhenIdle(() => {
    if (!stop.signal.aborted) onTry();
  });
  if (Date.now() - Date.parse(renderedAt) > refreshMilliseconds) void refresh();
  const timer = setInterval(refresh, refreshMilliseconds);
  document.addEventListener("visibilitychange", refresh, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
