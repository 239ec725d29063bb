import { memo, type RefObject, useLayoutEffect, useRef } from "react";
import { isCalendarDate } from "../../domain/dates/calendar-date.ts";
import { useMessages } from "../layout/layout.tsx";
import { asksGuests } from "./describe-quote.ts";
import styles from "./stay.module.css";
import { isSameStay } from "./stay.ts";
import { pickStay } from "./stay-address.ts";
import { QuoteAnswer, RefusalAnswer } from "./stay-answer.tsx";
import { type StayPage, usePicked } from "./stay-page.ts";
import type { StayView } from "./stay-view.ts";

type PanelProps = {
  view: StayView;
  /** Why the day picked last cannot be chosen; empty where it could. */
  notice: string;
  data: StayPage["data"];
};

/** The stay being chosen: its dates, and what the page says to them. */
export const StayPanel = memo(function StayPanel({ view, notice, data }: PanelProps) {
  const { stay } = useMessages("availability");
  const isBegun = view.kind === "empty" || view.kind === "half";
  // The page begins with a stay that was sent: this is where other dates are chosen.
  const isInHead = view.heading !== null && view.isSent;
  return (
    <div className={`sheet block ${styles.panel}`}>
      <h2>{stay.heading}</h2>
      <StayForm data={data} isAnswered={data.isLive || !isBegun} />
      {!(isInHead && view.kind === "refusal") && (
        <div id={isInHead ? undefined : "quote"} className={`block ${styles.answer}`} tabIndex={-1}>
          {notice && <p className="lead">{notice}</p>}
          {view.kind === "refusal" && <RefusalAnswer view={view} />}
          {(view.kind === "quote" || view.kind === "on request") && (
            <QuoteAnswer view={view} isInHead={isInHead} />
          )}
          {isBegun && <p className="aside">{view.hint}</p>}
        </div>
      )}
    </div>
  );
});

/** Two dates and a button: a form of its own without scripts, a part of the calendar with them. */
function StayForm({
  data,
  isAnswered,
}: {
  data: StayPage["data"];
  /** Whether the page says something to these dates already: then the button has no use. */
  isAnswered: boolean;
}) {
  const { today, availability, booking } = data;
  const messages = useMessages("availability").stay;
  const picked = usePicked();
  const form = useRef<HTMLFormElement>(null);
  useTypedDates(form, booking.guests);

  return (
    <form
      ref={form}
      action="#quote"
      // On the way back a browser would put what was typed there in place of the stay of the address.
      autoComplete="off"
      className={`cluster ${styles.form}`}
      data-answered={isAnswered || undefined}
      // What is wrong with the dates is said by the page, in the guest's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pickStay(picked);
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
            value={isCalendarDate(picked[name]) ? picked[name] : ""}
            onChange={({ target }) => pickStay({ ...picked, [name]: target.value })}
          />
        </label>
      ))}
      {asksGuests(data) && (
        <label className="field">
          {messages.guests}
          <select
            name="guests"
            value={picked.party?.guests ?? booking.guests}
            onChange={({ target }) =>
              pickStay({ ...picked, party: { guests: Number(target.value) } })
            }
          >
            {Array.from({ length: booking.guests }, (_, index) => index + 1).map((count) => (
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

/** What a guest has typed before this code was here is still in the fields, and counts. */
function useTypedDates(form: RefObject<HTMLFormElement | null>, mostGuests: number): void {
  const picked = usePicked();
  useLayoutEffect(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const typed = (name: "arrival" | "departure") => String(fields.get(name) || picked[name]);
    const guests = Number(fields.get("guests") ?? picked.party?.guests ?? mostGuests);
    // As long as nobody has said it, all that there can be.
    const isSaid = picked.party !== undefined || guests !== mostGuests;
    const stay = {
      arrival: typed("arrival"),
      departure: typed("departure"),
      party: isSaid ? { guests } : undefined,
    };
    if (!isSameStay(stay, picked)) pickStay(stay);
  }, [form, picked, mostGuests]);
}
