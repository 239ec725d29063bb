import { type MouseEvent, useState, useSyncExternalStore } from "react";
import { shareAddress } from "../browser/share-address.ts";
import { useMessages } from "../components/layout.tsx";
import { WeekLink } from "../components/links.tsx";
import { socialPictureSize } from "../components/social-picture-size.ts";
import { QuoteView, RefusalView } from "./answer-views.tsx";
import type { StayCard } from "./describe-card.ts";
import type { QuoteAnswer, StayAnswer } from "./describe-stay.ts";
import styles from "./stay.module.css";
import cardStyles from "./stay-card.module.css";
import { StayForm } from "./stay-form.tsx";
import { encode } from "./stay-mail.ts";
import type { LiveAvailability } from "./use-live-availability.ts";
import { useStay } from "./use-stay.ts";

/** Where that is said already. */
function withoutShare(quote: QuoteAnswer): QuoteAnswer {
  return { ...quote, rates: quote.rates.filter((rate) => rate !== quote.share) };
}

/** The stay being chosen: its dates, and what the page says to them. */
export function StayPanel({
  answer,
  hint,
  data,
}: {
  answer: StayAnswer | null;
  /** What to do next, while there is nothing to answer. */
  hint: string;
  data: LiveAvailability;
}) {
  const { stay } = useMessages("availability");
  // Whoever has been sent a stay finds its card first; whoever picks one, below its price.
  const { hasActed, picked } = useStay();
  return (
    <div className={styles.panel}>
      <h2>{stay.heading}</h2>
      <StayForm data={data} isAnswered={data.isLive || answer !== null} />
      <div id="quote" className={styles.answer} tabIndex={-1}>
        {answer?.kind === "refusal" && <RefusalView refusal={answer} />}
        {answer?.card && !hasActed && <CardView card={answer.card} />}
        {answer?.kind === "quote" && (
          <>
            {!hasActed && <p className="lead">{answer.share}</p>}
            <QuoteView quote={hasActed ? answer : withoutShare(answer)} />
            {hasActed && <CardView card={answer.card} />}
            <SendCard card={answer.card} />
          </>
        )}
        {!answer && picked.arrival === "" && <WeekLink className="button" />}
        {!answer && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}

/** The card of a stay. */
function CardView({ card: { picture, title } }: { card: StayCard }) {
  return <img className={cardStyles.card} src={picture} {...socialPictureSize} alt={title} />;
}

const never = () => () => undefined;

/** Sends a stay to those who come along: from application to application, by mail, or by hand. */
function SendCard({ card: { title, address } }: { card: StayCard }) {
  const messages = useMessages("availability").card;
  const [copied, setCopied] = useState("");
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => true,
  );
  const url = `${address}#quote`;
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    if (await shareAddress(title, url)) setCopied(url);
  };
  return (
    <p className={styles.actions}>
      <a
        href={`mailto:?subject=${encode(title)}&body=${encode(`${title}\r\n${url}`)}`}
        className="button button-quiet"
        onClick={canShare ? share : undefined}
      >
        {messages.send}
      </a>
      {!canShare && (
        <button type="button" className="button button-quiet" onClick={share}>
          {copied === url ? messages.copied : messages.copy}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {copied === url && messages.copied}
      </span>
    </p>
  );
}
