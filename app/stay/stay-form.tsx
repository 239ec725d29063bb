import { useLayoutEffect, useRef } from "react";
import type { Bundles } from "../load-texts.ts";
import styles from "./stay.module.css";
import { isSameStay, type Stay } from "./stay.ts";

/** Two dates and a button: a form of its own without scripts, a part of the calendar with them. */
export function StayForm({
  action,
  first,
  last,
  picked,
  mostGuests,
  isAnswered,
  onPick,
  onAsk,
  texts,
}: {
  action: string;
  first: string;
  last: string;
  picked: Stay;
  /** How many guests there can be; 0 where they are not asked. */
  mostGuests: number;
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
    const typed = (name: "arrival" | "departure") => String(fields.get(name) || picked[name]);
    const guests = Number(fields.get("guests") ?? mostGuests);
    // As long as nobody has said it, all that there can be.
    const hasGuests = picked.guests !== undefined || guests !== mostGuests;
    const stay = {
      arrival: typed("arrival"),
      departure: typed("departure"),
      ...(hasGuests && { guests }),
    };
    if (!isSameStay(stay, picked)) onPick(stay);
  }, [picked, onPick, mostGuests]);

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
      {mostGuests > 0 && (
        <label className={styles.field}>
          {texts.guests}
          <select
            name="guests"
            value={picked.guests ?? mostGuests}
            onChange={({ target }) => onPick({ ...picked, guests: Number(target.value) })}
          >
            {Array.from({ length: mostGuests }, (_, index) => index + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <button className={isAnswered ? "button button-quiet" : "button"} type="submit">
        {texts.show}
      </button>
    </form>
  );
}
