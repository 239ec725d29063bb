import { Icon } from "../components/icon.tsx";
import type { Bundles } from "../load-texts.ts";
import styles from "./month-turns.module.css";
import type { ShownMonths } from "./use-shown-months.ts";

/** Two buttons that turn the row of months; without scripts it is scrolled. */
export function MonthTurns({
  row: { isAtStart, isAtEnd, turn },
  texts,
}: {
  row: ShownMonths;
  texts: Bundles["availability"]["calendar"];
}) {
  return (
    <p className={styles.turns}>
      {(["previous", "next"] as const).map((name) => (
        <button
          key={name}
          type="button"
          className="button button-quiet"
          aria-label={texts[name]}
          // A button keeps the focus when there is no further to go.
          aria-disabled={name === "next" ? isAtEnd : isAtStart}
          onClick={() => turn(name === "next" ? 1 : -1)}
        >
          <Icon name={name} />
        </button>
      ))}
    </p>
  );
}
