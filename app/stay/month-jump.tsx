import { useRef } from "react";
import { Icon } from "../components/icon.tsx";
import { useClosingDetails } from "../components/use-details.ts";
import type { Bundles } from "../load-texts.ts";
import type { CalendarMonth } from "./calendar-date.ts";
import styles from "./month-jump.module.css";
import type { ShownMonths } from "./use-shown-months.ts";

/** Ways to a month: a list of all, links without scripts, and two buttons that need them. */
export function MonthJump({
  months,
  row,
  texts,
}: {
  months: readonly { readonly month: CalendarMonth; readonly name: string }[];
  /** The row of months; nothing as long as only links lead there. */
  row: ShownMonths | undefined;
  texts: Bundles["availability"]["calendar"];
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details);
  return (
    <div className={styles.bar}>
      <details ref={details} className={styles.jump}>
        <summary>{texts.jump}</summary>
        <ol>
          {months.map(({ month, name }) => (
            <li key={month}>
              <a
                href={`#m${month}`}
                onClick={(event) => {
                  if (!row) return;
                  event.preventDefault();
                  // The list closes with this link in it.
                  details.current?.querySelector("summary")?.focus({ preventScroll: true });
                  row.showMonth(month);
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ol>
      </details>
      {row && (
        <p className={styles.turns}>
          <button
            type="button"
            aria-label={texts.previous}
            // A button keeps the focus when there is no further to go.
            aria-disabled={row.isAtStart}
            onClick={() => row.turn(-1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            aria-disabled={row.isAtEnd}
            onClick={() => row.turn(1)}
          >
            <Icon name="next" />
          </button>
        </p>
      )}
    </div>
  );
}
