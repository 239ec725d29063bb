import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { wantsLessMotion } from "../dom/motion.ts";
import { useLayout, useMessages } from "../layout/layout.tsx";
import { SiteLink } from "../layout/links.tsx";
import type { AvailabilityData } from "./availability-data.server.ts";
import styles from "./availability-section.module.css";
import { Calendar } from "./calendar.tsx";
import { describeRefusedDay } from "./calendar-days.ts";
import { mailAddress } from "./describe-quote.ts";
import { SeasonRibbon } from "./season-ribbon.tsx";
import type { Stay } from "./stay.ts";
import { CardView, RefusalAnswer, SendCard, Terms } from "./stay-answer.tsx";
import { BookLink, BookStayLink, QuoteLink } from "./stay-links.tsx";
import { PickedProvider, type StayPage, useStayPage } from "./stay-page.ts";
import { StayPanel } from "./stay-panel.tsx";
import { useNextWeek } from "./stay-store.ts";
import type { QuoteView, StayView } from "./stay-view.ts";

/** Availability and prices of stays: the weeks of the season, calendar and quote. */
export function AvailabilitySection({
  data: sentData,
  house,
  head,
}: {
  data: AvailabilityData;
  /** The house at a glance, for receivers of a stay. */
  house: readonly string[];
  /** The head of a page without a sent stay, with the stay that it offers. */
  head: (foremost: ForemostStay | null) => ReactNode;
}) {
  const stayPage = useStayPage(sentData);
  const { data, view, guest, picked } = stayPage;
  useTitle(view.title);
  useQuoteInSight(guest);
  const notice = guest.refusedDay && describeRefusedDay(guest.refusedDay, data);
  const foremost = useForemostStay(view);
  const offers = view.heading !== null && view.kind === "refusal" ? view.nearest : [];
  const above = foremost ? [foremost] : offers.map(({ stay }) => stay);
  const answer = view.kind === "empty" || view.kind === "half" ? view.hint : view.summary;

  return (
    <PickedProvider value={picked}>
      {view.heading === null ? (
        head(foremost)
      ) : (
        <StayHead view={view} heading={view.heading} house={house} />
      )}
      {view.heading === null && view.wayBack && (
        <div className={`columns ${styles.back}`}>
          <WayBack wayBack={view.wayBack} />
        </div>
      )}
      <div id="availability">
        {data.weeks.length > 0 && <SeasonRibbon data={data} above={above} />}
        <section className={`columns ${styles.parts}`}>
          {data.isOnRequest && <Request data={data} />}
          <div
            className={styles.dates}
            data-calendar={!data.isOnRequest || undefined}
            data-priced={view.kind === "quote" || undefined}
          >
            <div className={`block ${styles.calendar}`}>
              {!data.isOnRequest && <Calendar page={stayPage} />}
              <Check data={data} />
            </div>
            <StayPanel view={view} notice={notice} data={data} />
          </div>
        </section>
        <p role="status" className="visually-hidden">
          {guest.hasActed && (notice || answer)}
        </p>
      </div>
    </PickedProvider>
  );
}

/** The stay in the head of a page without a sent stay: the picked one, else the next free week. */
export type ForemostStay = Stay & {
  readonly dates: string;
  readonly price: string;
  readonly share: string;
  /** Whether the guest has picked it. */
  readonly isPicked: boolean;
  /** The moment after which it must not be offered; a picked stay has none. */
  readonly validUntil: string | undefined;
};

function useForemostStay(view: StayView): ForemostStay | null {
  const week = useNextWeek();
  if (view.heading !== null) return null;
  if (view.kind !== "quote") return week && { ...week, isPicked: false };
  const { stay, dates, total: price, share } = view;
  return { ...stay, dates, price, share, isPicked: true, validUntil: undefined };
}

/** Sets the title of the document to the stay that the page shows. */
function useTitle(title: string | null): void {
  const { title: own, data } = useLayout();
  useEffect(() => {
    document.title = title === null ? own : `${title} | ${data.villa}`;
  }, [title, own, data.villa]);
}

/** Scrolls to the quote after a link to it, once it is rendered. */
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

/** In place of an unknown calendar: how to ask for dates. */
function Request({ data: { house, booking } }: { data: StayPage["data"] }) {
  const { heading, onRequest, enquire, ask, askSubject } = useMessages(
    "pricing-and-availability",
  ).calendar;
  const hasEngine = booking.stay !== null;
  const subject = askSubject.replace("{villa}", house.villa);
  return (
    <div className="block screen-only">
      <h2>{heading}</h2>
      <p>{hasEngine ? onRequest : enquire}</p>
      <p className="cluster">
        <a href={house.form ?? mailAddress(house.email, subject)} className="button">
          {ask}
        </a>
        {hasEngine && <BookLink className="button button-quiet" />}
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
      {freshness === "stale" && (availability.countsForDays ? messages.staleOwn : messages.stale)}
    </p>
  );
}

/**
 * The head of a page with a sent stay: its price and dates, or the refusal; while the guest looks at other dates,
 * these and the way back.
 */
function StayHead({
  view,
  heading,
  house,
}: {
  view: StayView;
  heading: string;
  house: readonly string[];
}) {
  const isQuote = view.kind === "quote" || view.kind === "on request";
  const hasCard = isQuote && view.isSent;
  const hasOffers = view.kind === "refusal" && view.isSent && view.nearest.length > 0;
  return (
    <header
      id={view.isSent ? "quote" : undefined}
      className={`columns ${styles.head}`}
      tabIndex={-1}
    >
      {hasCard && <CardView card={view.card} className={styles.card} />}
      <div
        className={`block ${styles.words} ${hasCard ? "" : hasOffers ? styles.offers : styles.alone}`}
        data-priced={isQuote || undefined}
      >
        {/* The dates are said once: on the card, where it has them. */}
        <h1 className={hasCard && view.card.hasDates ? "visually-hidden on-screen" : undefined}>
          {heading}
        </h1>
        {view.kind === "refusal" && view.isSent && <RefusalAnswer view={view} isInHead />}
        {view.kind === "refusal" && !view.isSent && <p>{view.summary}</p>}
        {isQuote && <SentQuote view={view} house={house} />}
        {view.wayBack && <WayBack wayBack={view.wayBack} />}
      </div>
    </header>
  );
}

/** Between phrases: it ends a line, and never begins one. */
const dot = "\u00a0· ";

function SentQuote({ view, house }: { view: QuoteView; house: readonly string[] }) {
  const messages = useMessages("availability").answer;
  const { kind, headline, share, nights, who, note, most, money, isSent, canBook, mail, card } =
    view;
  const asking = (
    <a href={mail} className={canBook ? undefined : "button"}>
      {messages.ask}
    </a>
  );
  return (
    <>
      <p className="price">{headline}</p>
      {share && <p className="lead">{share}</p>}
      <p>{[nights, who, ...(isSent && !who ? house : [])].filter(Boolean).join(dot)}</p>
      <p>{kind === "quote" ? most : note}</p>
      {isSent && (
        <>
          {money.length > 0 && <Terms terms={money} />}
          {/* What is due when stands in the first screen of a phone. */}
          {who && <p>{house.join(dot)}</p>}
          <p className={`cluster screen-only ${styles.deeds}`}>
            {canBook ? <BookStayLink view={view} /> : asking}
            <SendCard card={card}>
              <SiteLink page="about">{messages.house}</SiteLink>
              {canBook && asking}
            </SendCard>
          </p>
        </>
      )}
    </>
  );
}

/** The sent dates, with the way back to them if they are possible. */
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
