import { useMessages } from "../components/layout.tsx";
import { QuoteView, RefusalView } from "./answer-views.tsx";
import type { StayAnswer } from "./describe-stay.ts";
import styles from "./stay.module.css";
import { StayForm } from "./stay-form.tsx";
import type { LiveAvailability } from "./use-live-availability.ts";

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
  return (
    <div className={styles.panel}>
      <h2>{stay.heading}</h2>
      <StayForm data={data} isAnswered={data.isLive || answer !== null} />
      <div id="quote" className={styles.answer} tabIndex={-1}>
        {answer?.kind === "quote" && <QuoteView quote={answer} />}
        {answer?.kind === "refusal" && <RefusalView refusal={answer} />}
        {!answer && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
