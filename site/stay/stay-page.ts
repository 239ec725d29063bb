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
import { countHeads, pricedFor, type Who } from "./quote-stay.ts";
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

/** What is known now: the calendar, and the moment; without that, what the page was rendered with counts. */
type News = { readonly availability: Availability; readonly now?: Date };

/** All that decides the answer to a stay, by what a page came with and what is known since. */
export function describeNews(
  sent: AvailabilityData,
  { availability, now }: News,
  message: Localized,
  { booking, nextWeek }: Pick<LayoutData, "booking" | "nextWeek">,
  who: Who = {},
) {
  const { prices, house } = sent;
  const ways = { availability, prices, booking, house };
  const { checkedAt } = availability;
  const freshness = freshnessOf(availability, now ?? new Date(sent.renderedAt));
  return {
    ...sent,
    ...message,
    availability,
    booking,
    today: now ? dateAtHouse(now) : sent.today,
    freshness,
    isOnRequest: isOnRequest(freshness),
    nextWeek: now ? findNextWeek(message, { now, ...ways }, who) : nextWeek,
    checked:
      checkedAt === sent.availability.checkedAt
        ? sent.checked
        : describeCheck(availability, message),
    /** Whether scripts have taken over: before that, all is as the server has rendered it. */
    isLive: now !== undefined,
  };
}

/** Lets the guest's stay be answered by what is known now. */
export function learnNews(known: ReturnType<typeof describeNews>): void {
  const { locale, nextWeek } = known;
  learnStays({ locale, nextWeek, answer: (chosen) => stayView({ ...known, ...chosen }) });
}

/** What the page of prices shows of the guest's stay; `data` are the same while nothing new is known. */
export function useStayPage(sentData: AvailabilityData) {
  const messages = useMessages("availability");
  const { locale, sent, data: layout } = useLayout();
  const news = useNews(sentData);
  const current = useGuestStay();
  // A picked day is seen in the calendar first, what there is to say to it with the frame after that.
  const guest = useDeferredValue(current);
  const who = useWho(sentData, layout.booking, guest);
  const data = useMemo(() => {
    const message = { locale, messages };
    const known = describeNews(sentData, news, message, layout, who);
    return {
      ...known,
      ...describeSeason(known, message, who),
      nightPrices: listNightPrices(known, locale, who),
      forGuests: who.party
        ? describeGuests(known.prices, countHeads(known.prices, who), message)
        : known.forGuests,
    };
  }, [sentData, news, locale, messages, layout, who]);
  // As long as the page is as the server has rendered it, its answer is the server's, too: a browser's own
  // formatting may differ in spaces that nobody sees.
  const ownView = !data.isLive && sent && isAsSent(guest, sent) ? sent.view : undefined;
  const view = useMemo(() => ownView ?? stayView({ ...data, ...guest }), [ownView, data, guest]);
  useLayoutEffect(() => learnNews(data), [data]);
  return {
    data,
    view,
    guest,
    /** The dates as they are picked, before there is a view of them. */
    picked: current.isRemembered ? view.stay : current.stay,
    isSettled: guest === current,
  };
}

/**
 * Whom the prices of the page are for: the same value as long as that is the same. A party that a link names counts
 * only in a house that asks for it, as in the answer to the stay.
 */
function useWho({ prices }: AvailabilityData, booking: Booking, { stay }: GuestStay): Who {
  const told = formatStayQuery({ ...stay, ...noStay });
  return useMemo(() => {
    const { party, choices } = parseStayQuery(told) ?? noStay;
    const { guests, pets } = listQuestions({ prices, booking });
    return pricedFor(prices, { party: guests || pets ? party : undefined, choices });
  }, [prices, booking, told]);
}

export type StayPage = ReturnType<typeof useStayPage>;

/** The guest's stay as it changes; at first that of the page's own HTML. */
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

/** The dates as they are picked. */
export function usePicked(): Stay {
  return use(PickedContext);
}

/** The calendar that the page came with, then, with the present moment, what the server says later. */
function useNews(sent: AvailabilityData): News {
  const [news, setNews] = useState<News>({ availability: sent.availability });
  useEffect(
    () =>
      watchAvailability(sent.renderedAt, (latest) =>
        // Months are drawn anew for it: in slices, and not before the page has been seen.
        startTransition(() =>
          setNews(({ availability }) => ({
            availability: newerOf(availability, latest),
            now: new Date(),
          })),
        ),
      ),
    [sent.renderedAt],
  );
  return news;
}

const refreshMilliseconds = 15 * 60 * 1000;

/**
 * Asks the server for the calendar every 15 minutes while the page is seen, whenever it is seen
 * again, and at once where the page is older than that. Calls back when the browser is idle, and
 * after every try, with the calendar if there is one; a failure is ignored. Returns how to stop.
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

/** The calendar as the server knows it now; undefined where it cannot be had. */
export async function fetchAvailability(signal?: AbortSignal): Promise<Availability | undefined> {
  const latest = await fetchJson("/api/availability", signal && { signal }).catch(() => undefined);
  return latest as Availability | undefined;
}
