import { memo } from "react";
import { useMessages } from "../components/layout.tsx";
import { WeekLink } from "../components/links.tsx";
import { QuoteView, RefusalView } from "./answer-views.tsx";
import type { StayAnswer } from "./describe-stay.ts";
import styles from "./stay.module.css";
import { CardView, SendCard } from "./stay-card.tsx";
import { StayForm } from "./stay-form.tsx";
import type { LiveAvailability } from "./use-live-availability.ts";

/** The stay being chosen: its dates, and what the page says to them. */
export const StayPanel = memo(function StayPanel({
  answer,
  isInHead,
  isBegun,
  hint,
  data,
}: {
  answer: StayAnswer | null;
  /** Whether the page begins with it. */
  isInHead: boolean;
  /** Whether a day has been picked. */
  isBegun: boolean;
  /** What to do next, while there is nothing to answer. */
  hint: string;
  data: LiveAvailability;
}) {
  const { stay } = useMessages("availability");
  return (
    <div className={styles.panel}>
      <h2>{stay.heading}</h2>
      <StayForm data={data} isAnswered={data.isLive || answer !== null} />
      <div id={isInHead ? undefined : "quote"} className={styles.answer} tabIndex={-1}>
        {answer?.kind === "refusal" && <RefusalView refusal={answer} />}
        {answer?.kind === "quote" && <QuoteView quote={answer} isInHead={isInHead} />}
        {answer?.kind === "quote" && !isInHead && (
          <>
            <CardView card={answer.card} className={styles.card} />
            <p className={styles.actions}>
              <SendCard card={answer.card} />
            </p>
          </>
        )}
        {!answer && !isBegun && <WeekLink className="button button-quiet" />}
        {!answer && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
});
