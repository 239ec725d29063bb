import { Icon } from "../components/icon.tsx";
import { useLayout, useMessages } from "../components/layout.tsx";
import { capitalize } from "../i18n/format.ts";
import styles from "./calendar.module.css";
import { MonthRow } from "./month-row.tsx";
import dayStyles from "./month-table.module.css";
import type { LiveAvailability } from "./use-live-availability.ts";
import { useShownMonths } from "./use-shown-months.ts";

/** All months in a row, one or two in sight; a stay is picked in it by mouse, touch or keys. */
export function Calendar({
  data,
  isRefused,
}: {
  data: LiveAvailability;
  /** Whether the picked stay cannot be. */
  isRefused: boolean;
}) {
  const { calendar } = useMessages("availability");
  const { heading } = useMessages("pricing-and-availability").calendar;
  const { isLive } = data;
  const shown = useShownMonths(data);
  return (
    <div className={styles.calendar} data-refused={isRefused || undefined}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {isLive && (
          <p className={styles.turns}>
            {(["previous", "next"] as const).map((name) => (
              <button
                key={name}
                type="button"
                className="button button-quiet"
                aria-label={calendar[name]}
                // A button keeps the focus when there is no further to go.
                aria-disabled={name === "next" ? shown.isAtEnd : shown.isAtStart}
                onClick={() => shown.turn(name === "next" ? 1 : -1)}
              >
                <Icon name={name} />
              </button>
            ))}
          </p>
        )}
      </div>
      <MonthRow shown={shown} data={data} />
      <Legend />
      {isLive && (
        <p id="calendar-keys" hidden>
          {calendar.keys}
        </p>
      )}
    </div>
  );
}

// Every calendar ends with days that are not open yet.
const statuses = ["available", "booked", "checkout", "checkin", "not-open"] as const;

/** What the marks of the calendar's days mean, each with its mark; what has none is said on the day. */
function Legend() {
  const { days } = useMessages("availability");
  const { locale } = useLayout();
  return (
    <ul className={dayStyles.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <span
            className={
              status === "available" ? dayStyles.mark : `${dayStyles.mark} ${dayStyles[status]}`
            }
          />
          {capitalize(days[status], locale)}
        </li>
      ))}
    </ul>
  );
}
