import { runWhenIdle } from "../browser/run-when-idle.ts";
import { findPage } from "../routes.ts";
import { learnCalendar } from "../stay/learn-calendar.ts";
import { onStay, readKnown } from "../stay/stay-store.ts";
import type { Application } from "./application.tsx";

const pricesPage = "pricing-and-availability";

/**
 * Lets pages without a calendar know whether the chosen stay can be booked, and again when the visitor comes
 * back to the tab.
 */
export function judgeStay({ current, load, onShown }: Application): void {
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
