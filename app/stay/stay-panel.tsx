import { useRef } from "react";
import { useFrame } from "../components/frame.tsx";
import type { Bundles } from "../load-texts.ts";
import { pages } from "../routes.ts";
import { QuoteView, RefusalView } from "./answer-views.tsx";
import type { StayAnswer } from "./describe-stay.ts";
import styles from "./stay.module.css";
import { StayForm } from "./stay-form.tsx";
import type { ChosenStay } from "./use-stay.ts";

/** The stay being chosen: its dates, and what the page says to them. */
export function StayPanel({
  stay,
  answer,
  hint,
  first,
  last,
  mostGuests,
  isLive,
  texts,
}: {
  stay: ChosenStay;
  answer: StayAnswer | null;
  /** What to do next, while there is nothing to answer. */
  hint: string;
  /** The days that can be asked for, both included. */
  first: string;
  last: string;
  /** How many guests there can be; 0 where they are not asked. */
  mostGuests: number;
  isLive: boolean;
  texts: Bundles["availability"];
}) {
  const action = pages["pricing-and-availability"][useFrame().locale];
  const quote = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.panel}>
      <h2>{texts.stay.heading}</h2>
      <StayForm
        action={action}
        first={first}
        last={last}
        picked={stay.picked}
        mostGuests={mostGuests}
        isAnswered={isLive || answer !== null}
        onPick={stay.pick}
        onAsk={() => {
          stay.ask();
          quote.current?.focus();
        }}
        texts={texts.stay}
      />
      <div ref={quote} id="quote" className={styles.answer} tabIndex={-1}>
        {answer?.kind === "quote" && <QuoteView quote={answer} texts={texts.answer} />}
        {answer?.kind === "refusal" && (
          <RefusalView
            refusal={answer}
            action={action}
            // The link that was chosen goes with the answer that it stands in.
            onChoose={() => quote.current?.focus({ preventScroll: true })}
            texts={texts.answer}
          />
        )}
        {!answer && <p className={styles.hint}>{hint}</p>}
      </div>
      <p role="status" className="visually-hidden">
        {stay.hasActed && (answer?.summary ?? hint)}
      </p>
    </div>
  );
}
