import { useLayoutEffect, useRef } from "react";
import type { Bundles } from "../load-texts.ts";
import styles from "./stay.module.css";
import type { Stay } from "./stay.ts";

/** Two dates and a button: a form of its own without scripts, a part of the calendar with them. */
export function StayForm({
  action,
  first,
  last,
  picked,
  isAnswered,
  onPick,
  onAsk,
  texts,
}: {
  action: string;
  first: string;
  last: string;
  picked: Stay;
  /** Whether the page says something to these dates already: then the button has no use. */
  isAnswered: boolean;
  onPick: (stay: Stay) => void;
  onAsk: () => void;
  texts: Bundles["availability"]["stay"];
}) {
  const form = useRef<HTMLFormElement>(null);

  // What a guest has typed before this code was here is still in the fields, and counts.
  useLayoutEffect(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const typed = (name: keyof Stay) => String(fields.get(name) || picked[name]);
    const stay = { arrival: typed("arrival"), departure: typed("departure") };
    if (stay.arrival !== picked.arrival || stay.departure !== picked.departure) onPick(stay);
  }, [picked, onPick]);

  return (
    <form
      ref={form}
      method="get"
      action={`${action}#quote`}
      className={styles.form}
      data-answered={isAnswered || undefined}
      // What is wrong with the dates is said by the page, in the guest's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      {(["arrival", "departure"] as const).map((name) => (
        <label key={name} className={styles.field}>
          {texts[name]}
          <input
            type="date"
            name={name}
            min={first}
            max={last}
            value={picked[name]}
            onChange={({ target }) => onPick({ ...picked, [name]: target.value })}
          />
        </label>
      ))}
      <button className={isAnswered ? "button button-quiet" : "button"} type="submit">
        {texts.show}
      </button>
    </form>
  );
}
