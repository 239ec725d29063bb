import { useEffect, useState } from "react";
import type { Availability } from "../../../availability/availability.ts";
import { type Freshness, freshnessOf } from "../../../availability/freshness.ts";
import { dateAtHouse } from "../../../availability/today.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Bundles } from "../../../texts/load-texts.ts";
import type { AvailabilityData } from "../availability-data.server.ts";
import { describeCheck } from "./describe-check.ts";
import { watchAvailability } from "./watch-availability.ts";

/** The calendar as it is known at the moment. */
export type LiveAvailability = {
  readonly availability: Availability;
  readonly today: string;
  readonly freshness: Freshness;
  readonly checked: string;
  /** Whether scripts have taken over: before that, all is as the server has rendered it. */
  readonly isLive: boolean;
};

/** The calendar that the page came with, then the present day's, then what the server says later. */
export function useLiveAvailability(
  data: AvailabilityData,
  language: { locale: Locale; texts: Bundles["availability"] },
): LiveAvailability {
  const [{ availability, now }, setState] = useState<{ availability: Availability; now?: Date }>({
    availability: data.availability,
  });
  useEffect(
    () =>
      watchAvailability(data.renderedAt, (latest) =>
        setState((state) => ({ availability: latest ?? state.availability, now: new Date() })),
      ),
    [data.renderedAt],
  );
  const { checkedAt } = availability;
  return {
    availability,
    today: now ? dateAtHouse(now) : data.today,
    freshness: now ? freshnessOf(checkedAt, now) : data.freshness,
    checked:
      checkedAt === data.availability.checkedAt ? data.checked : describeCheck(checkedAt, language),
    isLive: now !== undefined,
  };
}
