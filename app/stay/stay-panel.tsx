import { useMessages } from "../components/layout.tsx";
import { QuoteView, RefusalView } from "./answer-views.tsx";
import type { QuoteAnswer, StayAnswer } from "./describe-stay.ts";
import styles from "./stay.module.css";
import { CardView, SendCard } from "./stay-card.tsx";
import { StayForm } from "./stay-form.tsx";
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
  const { hasActed } = useStay();
  return (
    <div className={styles.panel}>
      <h2>{stay.heading}</h2>
      <StayForm data={data} isAnswered={data.isLive || answer !== null} />
      <div id="quote" className={styles.answer} tabIndex={-1}>
        {answer?.card && !hasActed && <CardView card={answer.card} />}
        {answer?.kind === "quote" && (
          <>
            {!hasActed && <p className="lead">{answer.share}</p>}
            <QuoteView quote={hasActed ? answer : withoutShare(answer)} />
            {hasActed && <CardView card={answer.card} />}
            <SendCard card={answer.card} />
          </>
        )}
        {answer?.kind === "refusal" && <RefusalView refusal={answer} />}
        {!answer && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
