import {
  createContext,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { dateAtHouse } from "../../domain/dates/today.ts";
import {
  type Availability,
  freshnessOf,
  isOnRequest,
  newerOf,
} from "../../domain/nights/availability.ts";
import { fetchJson } from "../dom/fetch-json.ts";
import { runWhenIdle } from "../dom/run-when-idle.ts";
import { useLayout, useMessages } from "../layout/layout.tsx";
import type { LayoutData } from "../layout/layout-data.server.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import { describeCheck, listNightPrices } from "./calendar-days.ts";
import { listQuestions } from "./describe-party.ts";
import { describeGuests } from "./describe-quote.ts";
import { countPricedGuests, pricedFor, type Who } from "./quote-stay.ts";
import { describeSeason, findNextWeek } from "./season-weeks.ts";
import { type Booking, formatStayQuery, type Localized, noStay, type Stay } from "./stay.ts";
import { parseStayQuery } from "./stay-query.ts";
import {
  type GuestStay,
  isAsSent,
  learnStays,
  nothingChosen,
  onStay,
  readGuest,
} from "./stay-store.ts";
import { stayView } from "./stay-view.ts";

/** The present calendar and moment; by default those that the page was rendered with. */
type Present = { readonly availability: Availability; readonly now?: Date };

/** The context of an answer to a stay: the page's data, updated. */
export function describePresent(
  sent: AvailabilityData,
  { availability, now }: Present,
  wording: Localized,
  { booking, nextWeek }: Pick<LayoutData, "booking" | "nextWeek">,
  who: Who = {},
) {
  const { prices, house } = sent;
  const ways = { availability, prices, booking, house };
  const { checkedAt } = availability;
  const freshness = freshnessOf(availability, now ?? new Date(sent.renderedAt));
  return {
    ...sent,
    ...wording,
    availability,
    booking,
    today: now ? dateAtHouse(now) : sent.today,
    freshness,
    isOnRequest: isOnRequest(freshness),
    nextWeek: now ? findNextWeek(wording, { now, ...ways }, who) : nextWeek,
    checked:
      checkedAt === sent.availability.checkedAt
        ? sent.checked
        : describeCheck(availability, wording),
    /** Whether the page is hydrated. */
    isLive: now !== undefined,
  };
}

/** Answers the guest's stay by the present calendar. */
export function learnPresent(known: ReturnType<typeof describePresent>): void {
  const { locale, nextWeek } = known;
  learnStays({ locale, nextWeek, answer: (chosen) => stayView({ ...known, ...chosen }) });
}

/** The guest's stay on the prices page; `data` is stable while the calendar is. */
export function useStayPage(sentData: AvailabilityData) {
  const messages = useMessages("availability");
  const { locale, sent, data: layout } = useLayout();
  const present = usePresent(sentData);
  const current = useGuestStay();
  // The calendar shows a picked day first, the answer follows in the next frame.
  const guest = useDeferredValue(current);
  const who = useWho(sentData, layout.booking, guest);
  const data = useMemo(() => {
    const wording = { locale, messages };
    const known = describePresent(sentData, present, wording, layout, who);
    return {
      ...known,
      ...describeSeason(known, wording, who),
      nightPrices: listNightPrices(known, locale, who),
      forGuests: who.party
        ? describeGuests(known.prices, countPricedGuests(known.prices, who), wording)
        : known.forGuests,
    };
  }, [sentData, present, locale, messages, layout, who]);
  // Until hydration the answer is the server's: a browser may format with other invisible spaces.
  const ownView = !data.isLive && sent && isAsSent(guest, sent) ? sent.view : undefined;
  const view = useMemo(() => ownView ?? stayView({ ...data, ...guest }), [ownView, data, guest]);
  useLayoutEffect(() => learnPresent(data), [data]);
  return {
    data,
    view,
    guest,
    /** The picked dates, before there is a view of them. */
    picked: current.isRemembered ? view.stay : current.stay,
    isSettled: guest === current,
  };
}

/**
 * The party of the page's prices, as a stable value. A party that a link names counts only in a house that asks for
 * it, as in the answer to the stay.
 */
function useWho({ prices }: AvailabilityData, booking: Booking, { stay }: GuestStay): Who {
  const query = formatStayQuery({ ...stay, ...noStay });
  return useMemo(() => {
    const { party, choices } = parseStayQuery(query) ?? noStay;
    const { guests, pets } = listQuestions({ prices, booking });
    return pricedFor(prices, { party: guests || pets ? party : undefined, choices });
  }, [prices, booking, query]);
}

export type StayPage = ReturnType<typeof useStayPage>;

/** Hook for the guest's stay; at first that of the page's HTML. */
function useGuestStay(): GuestStay {
  const { sent } = useLayout();
  const asSent = useMemo(() => {
    const own = sent && { stay: sent.stay, sent: sent.stay, isRemembered: false };
    return { ...nothingChosen, ...own };
  }, [sent]);
  return useSyncExternalStore(onStay, readGuest, () => asSent);
}

const PickedContext = createContext<Stay>(noStay);

export const PickedProvider = PickedContext.Provider;

/** Hook for the picked dates. */
export function usePicked(): Stay {
  return use(PickedContext);
}

/** The page's calendar, later the server's with the present moment. */
function usePresent(sent: AvailabilityData): Present {
  const [present, setPresent] = useState<Present>({ availability: sent.availability });
  useEffect(
    () =>
      watchAvailability(sent.renderedAt, (latest) =>
        // Renders the months again, as a transition, after the first paint.
        startTransition(() =>
          setPresent(({ availability }) => ({
            availability: newerOf(availability, latest),
            now: new Date(),
          })),
        ),
      ),
    [sent.renderedAt],
  );
  return present;
}

const refreshMilliseconds = 15 * 60 * 1000;

/**
 * Polls the calendar every 15 minutes while the page is visible, whenever it becomes visible, and at once on an older
 * page. Calls back when the browser is idle, after every try, with the calendar if there is one; failures are ignored.
 * Returns the function that stops it.
 */
function watchAvailability(renderedAt: string, onTry: (latest?: Availability) => void): () => void {
  const stop = new AbortController();
  const refresh = async () => {
    if (document.visibilityState === "hidden") return;
    const latest = await fetchAvailability(stop.signal);
    if (!stop.signal.aborted) onTry(latest);
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

/** The server's present calendar; undefined if it cannot be loaded. */
export async function fetchAvailability(signal?: AbortSignal): Promise<Availability | undefined> {
  // The path of `endpoints.availability`, without the table, which browsers need not load.
  const latest = await fetchJson("/api/availability", signal && { signal }).catch(() => undefined);
  return latest as Availability | undefined;
}
