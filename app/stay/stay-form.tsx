import { useLayoutEffect, useRef } from "react";
import { isSameStay } from "../booking/stay.ts";
import { useMessages } from "../components/layout.tsx";
import styles from "./stay.module.css";
import type { LiveAvailability } from "./use-live-availability.ts";
import { ask, pick, useStay } from "./use-stay.ts";

/** Two dates and a button: a form of its own without scripts, a part of the calendar with them. */
export function StayForm({
  data: { asksGuests, house, today, availability },
  isAnswered,
}: {
  data: LiveAvailability;
  /** Whether the page says something to these dates already: then the button has no use. */
  isAnswered: boolean;
}) {
  const messages = useMessages("availability").stay;
  const { picked } = useStay();
  const form = useRef<HTMLFormElement>(null);

  // What a guest has typed before this code was here is still in the fields, and counts.
  useLayoutEffect(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const typed = (name: "arrival" | "departure") => String(fields.get(name) || picked[name]);
    const guests = Number(fields.get("guests") ?? picked.guests ?? house.guests);
    const stay = {
      arrival: typed("arrival"),
      departure: typed("departure"),
      // As long as nobody has said it, all that there can be.
      guests: picked.guests === undefined && guests === house.guests ? undefined : guests,
    };
    if (!isSameStay(stay, picked)) pick(stay);
  }, [picked, house.guests]);

  return (
    <form
      ref={form}
      action="#quote"
      className={styles.form}
      data-answered={isAnswered || undefined}
      // What is wrong with the dates is said by the page, in the guest's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask(picked);
        document.getElementById("quote")?.focus();
      }}
    >
      {(["arrival", "departure"] as const).map((name) => (
        <label key={name} className="field">
          {messages[name]}
          <input
            type="date"
            name={name}
            min={today}
            max={availability.until}
            value={picked[name]}
            onChange={({ target }) => pick({ ...picked, [name]: target.value })}
          />
        </label>
      ))}
      {asksGuests && (
        <label className="field">
          {messages.guests}
          <select
            name="guests"
            value={picked.guests ?? house.guests}
            onChange={({ target }) => pick({ ...picked, guests: Number(target.value) })}
          >
            {Array.from({ length: house.guests }, (_, index) => index + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <button className={isAnswered ? "button button-quiet" : "button"} type="submit">
        {messages.show}
      </button>
    </form>
  );
}
