import type { Bundles } from "../load-texts.ts";
import styles from "./legend.module.css";

const statuses = ["available", "booked", "checkin", "checkout", "changeover", "not-open"] as const;

/** What the marks of the calendar's days mean, each with its mark. */
export function Legend({ texts }: { texts: Bundles["availability-legend"] }) {
  return (
    <div className={styles.legend}>
      <h3>{texts.heading}</h3>
      <ul className={styles.list}>
        {statuses.map((status) => (
          <li key={status}>
            <span className={styles.mark} data-status={status} />
            {texts[status]}
          </li>
        ))}
      </ul>
    </div>
  );
}
