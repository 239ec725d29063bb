import type { Locale } from "../../domain/locales/locales.ts";
import { newerOf } from "../../domain/nights/availability.ts";
import { findPage, pricesPage } from "../../house/routes/routes.ts";
import { runWhenIdle } from "../dom/run-when-idle.ts";
import { loadPageMessages } from "../layout/load-messages.ts";
import type { Payload } from "../layout/loaded-page.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import { pricedFor } from "./quote-stay.ts";
import { describePresent, fetchAvailability, learnPresent } from "./stay-page.ts";
import { onStay, readGuest, readKnown } from "./stay-store.ts";

type WithPayload = { readonly payload: Payload };

/** The current page, the loader of pages, and the subscription to page changes. */
type Site = {
  readonly current: () => WithPayload;
  readonly load: (path: string) => Promise<WithPayload>;
  readonly onShown: (listener: () => void) => void;
};

/**
 * Checks for pages without a calendar whether the guest's stay can be booked, and again when the tab becomes visible.
 */
export function watchStay({ current, load, onShown }: Site): void {
  const judge = (isReturn: boolean) => {
    const { locale, page } = current().payload;
    const prices = findPage(pricesPage, locale);
    const isLearnt = readKnown().answerer?.locale === locale;
    if (page === pricesPage || !prices || (isLearnt && !isReturn)) return;
    runWhenIdle(async () => {
      try {
        await learnCalendar(locale, (await load(prices.path)).payload);
      } catch (error) {
        console.error("The chosen stay could not be checked and is not named.", error);
      }
    });
  };
  judge(false);
  onStay(() => judge(false));
  onShown(() => judge(false));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") judge(true);
  });
}

/**
 * Answers the guest's stay by the data of the prices page and the present calendar. Rejects if these cannot be loaded.
 */
async function learnCalendar(locale: Locale, { data, layout }: Payload): Promise<void> {
  const { availability: sent } = data as { readonly availability: AvailabilityData };
  const [latest, { availability: messages }] = await Promise.all([
    fetchAvailability(),
    loadPageMessages(pricesPage, locale),
  ]);
  const present = { availability: newerOf(sent.availability, latest), now: new Date() };
  const who = pricedFor(sent.prices, readGuest().stay);
  learnPresent(describePresent(sent, present, { locale, messages }, layout, who));
}
