import type { Bundles } from "../load-texts.ts";
import styles from "./legend.module.css";

const statuses = ["booked", "checkout", "checkin"] as const;

/** What the marks of the calendar's days mean, each with its mark; the rest is said on the day. */
export function Legend({ texts }: { texts: Bundles["availability-legend"] }) {
  return (
    <ul className={styles.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <span className={styles.mark} data-status={status} />
          {texts[status]}
        </li>
      ))}
    </ul>
  );
}
