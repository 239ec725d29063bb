import { Icon } from "../components/icon.tsx";
import type { Bundles } from "../load-texts.ts";
import styles from "./month-turns.module.css";
import type { ShownMonths } from "./use-shown-months.ts";

/** Two buttons that turn the row of months; without scripts it is scrolled. */
export function MonthTurns({
  row,
  texts,
}: {
  row: ShownMonths;
  texts: Bundles["availability"]["calendar"];
}) {
  return (
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
  );
}
