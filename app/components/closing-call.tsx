import { BookingActions } from "./booking-actions.tsx";
import styles from "./closing-call.module.css";

/** The last words of a page: an invitation, and the two ways to follow it. */
export function ClosingCall({
  texts,
}: {
  texts: { readonly heading: string; readonly text: string; readonly dates: string };
}) {
  return (
    <section className={`columns ruled ${styles.closing}`} data-reveal="" suppressHydrationWarning>
      <h2>{texts.heading}</h2>
      <div className={styles.text}>
        <p className="lead">{texts.text}</p>
        <BookingActions dates={texts.dates} className={styles.actions} />
      </div>
    </section>
  );
}
