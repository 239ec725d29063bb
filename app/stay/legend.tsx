import { useLayout, useMessages } from "../components/layout.tsx";
import { capitalize } from "../i18n/format.ts";
import styles from "./month-table.module.css";

// Every calendar ends with days that are not open yet.
const statuses = ["available", "booked", "checkout", "checkin", "not-open"] as const;

/** What the marks of the calendar's days mean, each with its mark; what has none is said on the day. */
export function Legend() {
  const { days } = useMessages("availability");
  const { locale } = useLayout();
  return (
    <ul className={styles.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <span
            className={status === "available" ? styles.mark : `${styles.mark} ${styles[status]}`}
          />
          {capitalize(days[status], locale)}
        </li>
      ))}
    </ul>
  );
}
