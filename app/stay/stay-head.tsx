import { useMessages } from "../components/layout.tsx";
import { OutsideLink, SiteLink } from "../components/links.tsx";
import { CardView, SendCard } from "./stay-card.tsx";
import styles from "./stay-head.module.css";
import { RefusalAnswer } from "./stay-panel.tsx";
import type { QuoteView, StayView } from "./stay-view.ts";

/**
 * The beginning of a page that was sent with a stay: what a group decides on, or why it cannot be; or, while
 * the guest looks at other dates, which, and the way back.
 */
export function StayHead({ view, heading }: { view: StayView; heading: string }) {
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
        {view.wayBack && <WayBackLink wayBack={view.wayBack} />}
      </div>
    </header>
  );
}

function SentQuote({ view }: { view: QuoteView }) {
  const { ask, bookStay } = useMessages("availability").answer;
  const { foremost, share, nights, note, isSent, isOnRequest, booking, mail, card } = view;
  const asking = (
    <a href={mail} className={isOnRequest ? "button" : undefined}>
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
        <p className={styles.actions}>
          {isOnRequest ? (
            asking
          ) : (
            <OutsideLink href={booking} className="button">
              {bookStay}
            </OutsideLink>
          )}
          <SendCard card={card}>{!isOnRequest && asking}</SendCard>
        </p>
      )}
    </>
  );
}

/** The way back to the dates that were sent, on a page that begins with no stay. */
export function WayBack({ view: { wayBack } }: { view: StayView }) {
  return (
    wayBack && (
      <div className={`columns ${styles.back}`}>
        <WayBackLink wayBack={wayBack} />
      </div>
    )
  );
}

function WayBackLink({ wayBack: { text, query } }: { wayBack: NonNullable<StayView["wayBack"]> }) {
  if (query === null) return <p>{text}</p>;
  return (
    <p>
      <SiteLink page="pricing-and-availability" query={query} hash="#quote" className="text-link">
        {text}
      </SiteLink>
    </p>
  );
}
