import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { wantsLessMotion } from "../browser/wants-less-motion.ts";
import { useLayout, useMessages } from "../components/layout.tsx";
import type { AvailabilityData } from "./availability-data.server.ts";
import styles from "./availability-section.module.css";
import { Calendar } from "./calendar.tsx";
import { describeRefusedDay } from "./calendar-days.ts";
import { mailAddress } from "./describe-quote.ts";
import { SeasonRibbon } from "./season-ribbon.tsx";
import { StayBar } from "./stay-bar.tsx";
import { StayHead, WayBack } from "./stay-head.tsx";
import { BookLink } from "./stay-links.tsx";
import { PickedProvider, type StayPage, useStayPage } from "./stay-page.ts";
import { StayPanel } from "./stay-panel.tsx";

/** When the house is free, and what a stay costs: the weeks of the season, calendar and quote. */
export function AvailabilitySection({
  data: sentData,
  head,
}: {
  data: AvailabilityData;
  /** The beginning of a page that begins with no stay. */
  head: ReactNode;
}) {
  const stayPage = useStayPage(sentData);
  const { data, view, guest, picked } = stayPage;
  useTitle(view.title);
  useQuoteInSight(guest);
  const notice = guest.refusedDay && describeRefusedDay(guest.refusedDay, data);
  const said = view.kind === "empty" || view.kind === "half" ? view.hint : view.summary;

  return (
    <PickedProvider value={picked}>
      {view.heading === null ? head : <StayHead view={view} heading={view.heading} />}
      {view.heading === null && <WayBack view={view} />}
      <div id="availability">
        {data.weeks.length > 0 && <SeasonRibbon data={data} />}
        {/* As far as the bar of a phone goes: the weeks above are an offer of their own. */}
        <div>
          <section className={`columns ${styles.parts}`}>
            {data.isOnRequest && <Request data={data} />}
            <div className={styles.dates} data-calendar={!data.isOnRequest || undefined}>
              <div className={styles.calendar}>
                {!data.isOnRequest && <Calendar page={stayPage} />}
                <Check data={data} />
              </div>
              <StayPanel view={view} notice={notice} data={data} />
            </div>
          </section>
          <p role="status" className="visually-hidden">
            {guest.hasActed && (notice || said)}
          </p>
          <StayBar view={view} notice={notice} />
        </div>
      </div>
    </PickedProvider>
  );
}

/** The title names the stay that the page shows; the page's own where it shows none. */
function useTitle(title: string | null): void {
  const { title: own, data } = useLayout();
  useEffect(() => {
    document.title = title === null ? own : `${title} | ${data.villa}`;
  }, [title, own, data.villa]);
}

/** Brings the quote into sight when a link has led to it, once it is drawn. */
function useQuoteInSight(guest: StayPage["guest"]): void {
  useLayoutEffect(() => {
    const quote = guest.isToShow && document.getElementById("quote");
    if (!quote) return;
    const { top, bottom } = quote.getBoundingClientRect();
    const isInSight = 0 <= top && (bottom <= innerHeight || top <= innerHeight / 3);
    const behavior = wantsLessMotion() ? "instant" : "smooth";
    if (!isInSight) quote.scrollIntoView({ behavior });
    quote.focus({ preventScroll: true });
  }, [guest]);
}

/** In place of a calendar that is not known: how to ask for dates. */
function Request({ data: { house } }: { data: StayPage["data"] }) {
  const { heading, onRequest, ask, askSubject } = useMessages("pricing-and-availability").calendar;
  const subject = askSubject.replace("{villa}", house.villa);
  return (
    <div className={styles.request}>
      <h2>{heading}</h2>
      <p>{onRequest}</p>
      <p className={styles.actions}>
        <a href={house.form ?? mailAddress(house.email, subject)} className="button">
          {ask}
        </a>
        <BookLink className="button button-quiet" />
      </p>
    </div>
  );
}

/** When the calendar was last checked, and how far it can be trusted. */
function Check({ data: { checked, availability, freshness } }: { data: StayPage["data"] }) {
  const messages = useMessages("availability");
  if (checked === "") return null;
  return (
    <p className="aside">
      {availability.isSample && <strong>{messages.sample} </strong>}
      {checked} {freshness === "old" && messages.old}
      {freshness === "stale" && messages.stale}
    </p>
  );
}
