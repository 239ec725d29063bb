import { useFrame } from "../components/frame.tsx";
import { capitalize } from "../i18n/format.ts";
import type { Bundles } from "../load-texts.ts";
import styles from "./month-table.module.css";

const statuses = ["booked", "checkout", "checkin"] as const;

/** What the marks of the calendar's days mean, each with its mark; the rest is said on the day. */
export function Legend({ texts }: { texts: Bundles["availability"]["days"] }) {
  const { locale } = useFrame();
  return (
    <ul className={styles.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <span className={`${styles.mark} ${styles[status]}`} />
          {capitalize(texts[status], locale)}
        </li>
      ))}
    </ul>
  );
}
