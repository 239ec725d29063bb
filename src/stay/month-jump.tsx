import { useRef } from "react";
import { useClosingDetails } from "../components/use-details.ts";
import type { Bundles } from "../texts/load-texts.ts";
import styles from "./month-jump.module.css";

type Turns = {
  readonly turn: (direction: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** Ways to a month: a list of all, links without scripts, and two buttons that need them. */
export function MonthJump({
  months,
  texts,
  turns,
  onJump,
}: {
  months: readonly { readonly month: string; readonly name: string }[];
  texts: Bundles["availability"]["calendar"];
  turns: Turns | undefined;
  onJump: ((index: number) => void) | undefined;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details);
  return (
    <div className={styles.bar}>
      <details ref={details} className={styles.jump}>
        <summary>{texts.jump}</summary>
        <ol>
          {months.map(({ month, name }, index) => (
            <li key={month}>
              <a
                href={`#m${month}`}
                onClick={(event) => {
                  if (!onJump) return;
                  event.preventDefault();
                  // The list closes with this link in it.
                  details.current?.querySelector("summary")?.focus({ preventScroll: true });
                  onJump(index);
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ol>
      </details>
      {turns && (
        <p className={styles.turns}>
          <TurnButton label={texts.previous} isOff={turns.isFirst} onTurn={() => turns.turn(-1)}>
            M15 5l-7 7 7 7
          </TurnButton>
          <TurnButton label={texts.next} isOff={turns.isLast} onTurn={() => turns.turn(1)}>
            M9 5l7 7-7 7
          </TurnButton>
        </p>
      )}
    </div>
  );
}

/** A button keeps the focus when there is no further to go; its child is the path of its sign. */
function TurnButton({
  label,
  isOff,
  onTurn,
  children,
}: {
  label: string;
  isOff: boolean;
  onTurn: () => void;
  children: string;
}) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={onTurn}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={children} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
