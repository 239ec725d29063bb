import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { wantsLessMotion } from "../browser/wants-less-motion.ts";
import { useLayout, useMessages } from "../components/layout.tsx";
import { OutsideLink } from "../components/links.tsx";
import type { AvailabilityData } from "./availability-data.server.ts";
import styles from "./availability-section.module.css";
import { Calendar } from "./calendar.tsx";
import { describeRefusedDay } from "./calendar-days.ts";
import { mailAddress } from "./describe-quote.ts";
import { SeasonRibbon } from "./season-ribbon.tsx";
import { CardView, RefusalAnswer, SendCard } from "./stay-answer.tsx";
import { BookLink, QuoteLink } from "./stay-links.tsx";
import { PickedProvider, type StayPage, useStayPage } from "./stay-page.ts";
import { StayBar, StayPanel } from "./stay-panel.tsx";
import type { QuoteView, StayView } from "./stay-view.ts";

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
      {view.heading === null && view.wayBack && (
        <div className={`columns ${styles.back}`}>
          <WayBack wayBack={view.wayBack} />
        </div>
      )}
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
      <p className="row">
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

/**
 * The beginning of a page that was sent with a stay: what a group decides on, or why it cannot be; or, while
 * the guest looks at other dates, which, and the way back.
 */
function StayHead({ view, heading }: { view: StayView; heading: string }) {
  const isQuote = view.kind === "quote" || view.kind === "on request";
  const hasCard = isQuote && view.isSent;
  return (
    <header
      id={view.isSent ? "quote" : undefined}
      className={`columns ${styles.head}`}
      tabIndex={-1}
    >
      {hasCard && <CardView card={view.card} className={styles.card} />}
      <div className={`${styles.words} ${hasCard ? "" : styles.alone}`}>
        <h1>{heading}</h1>
        {view.kind === "refusal" && view.isSent && <RefusalAnswer view={view} heading="h2" />}
        {view.kind === "refusal" && !view.isSent && <p>{view.summary}</p>}
        {isQuote && <SentQuote view={view} />}
        {view.wayBack && <WayBack wayBack={view.wayBack} />}
      </div>
    </header>
  );
}

function SentQuote({ view }: { view: QuoteView }) {
  const { ask, bookStay } = useMessages("availability").answer;
  const { kind, foremost, share, nights, note, isSent, booking, mail, card } = view;
  const isQuote = kind === "quote";
  const asking = (
    <a href={mail} className={isQuote ? undefined : "button"}>
      {ask}
    </a>
  );
  return (
    <>
      <p className={styles.foremost}>{foremost}</p>
      {share && <p className="lead">{share}</p>}
      <p>
        {nights}. {note}
      </p>
      {isSent && (
        <p className={styles.deeds}>
          {isQuote ? (
            <OutsideLink href={booking} className="button">
              {bookStay}
            </OutsideLink>
          ) : (
            asking
          )}
          <SendCard card={card}>{isQuote && asking}</SendCard>
        </p>
      )}
    </>
  );
}

/** The dates that were sent; the way back to them where they can be had. */
function WayBack({ wayBack: { text, stay } }: { wayBack: NonNullable<StayView["wayBack"]> }) {
  if (!stay) return <p>{text}</p>;
  return (
    <p>
      <QuoteLink stay={stay} className="text-link">
        {text}
      </QuoteLink>
    </p>
  );
}
