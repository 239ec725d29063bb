import { useMessages } from "../components/layout.tsx";
import { OutsideLink } from "../components/links.tsx";
import type { QuoteAnswer } from "./describe-stay.ts";
import styles from "./sent-stay.module.css";
import { CardView, SendCard } from "./stay-card.tsx";

/** The beginning of the page for whoever has been sent a stay: its card, and what a group decides on. */
export function SentStay({
  quote: { dates, share, foremost, nights, note, isOnRequest, booking, mail, card },
  refusal,
  id,
}: {
  quote: QuoteAnswer;
  /** Why it cannot be any more, if it has been taken since. */
  refusal: string | undefined;
  id: string | undefined;
}) {
  const { ask, bookStay } = useMessages("availability").answer;
  const asking = (
    <a href={mail} className={isOnRequest ? "button" : undefined}>
      {ask}
    </a>
  );
  return (
    <header id={id} className={`columns ${styles.head}`} tabIndex={-1}>
      <CardView card={card} className={styles.card} />
      <div className={styles.words}>
        <h1>{dates}</h1>
        <p className={styles.foremost}>{foremost}</p>
        {share && <p className="lead">{share}</p>}
        {refusal ? (
          <p>{refusal}</p>
        ) : (
          <>
            <p>
              {nights}. {note}
            </p>
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
          </>
        )}
      </div>
    </header>
  );
}
