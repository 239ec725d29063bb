import { memo, type RefObject, useLayoutEffect, useRef } from "react";
import { isCalendarDate } from "../../domain/dates/calendar-date.ts";
import { useMessages } from "../layout/layout.tsx";
import { listQuestions, withParty } from "./describe-party.ts";
import { findPartyFault, type PartyFault, PartyFields, readStayForm } from "./party-fields.tsx";
import styles from "./stay.module.css";
import { isSameStay, tellParty } from "./stay.ts";
import { pickStay } from "./stay-address.ts";
import { QuoteAnswer, RefusalAnswer } from "./stay-answer.tsx";
import { type StayPage, usePicked } from "./stay-page.ts";
import type { StayView } from "./stay-view.ts";

type PanelProps = {
  view: StayView;
  /** The reason why the last day cannot be chosen; empty if it can. */
  notice: string;
  data: StayPage["data"];
};

/** The stay being chosen: its dates, and the answer to them. */
export const StayPanel = memo(function StayPanel({ view, notice, data }: PanelProps) {
  const { stay } = useMessages("availability");
  const isBegun = view.kind === "empty" || view.kind === "half";
  // Below a sent stay: the place to choose other dates.
  const isInHead = view.heading !== null && view.isSent;
  return (
    <div className={`sheet block ${styles.panel}`}>
      <h2>{stay.heading}</h2>
      <StayForm data={data} isAnswered={data.isLive || !isBegun} fault={findPartyFault(view)} />
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
  fault,
}: {
  data: StayPage["data"];
  /** Whether the page already answers these dates: then the button is not needed. */
  isAnswered: boolean;
  fault: PartyFault | null;
}) {
  const { today, availability } = data;
  const messages = useMessages("availability").stay;
  const picked = usePicked();
  const form = useRef<HTMLFormElement>(null);
  useTypedFields(form, data);

  return (
    <form
      ref={form}
      action="#quote"
      // After a traversal browsers would restore typed values in place of the stay of the address.
      autoComplete="off"
      className={`cluster screen-only ${styles.form}`}
      data-answered={isAnswered || undefined}
      // The page itself describes mistakes, in the guest's language.
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
      <PartyFields data={data} picked={picked} fault={fault} />
      <button className={isAnswered ? "button button-quiet" : "button"} type="submit">
        {messages.show}
      </button>
    </form>
  );
}

/** Reads dates that were typed before hydration. */
function useTypedFields(form: RefObject<HTMLFormElement | null>, data: StayPage["data"]): void {
  const picked = usePicked();
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = readStayForm(form.current);
    const stay = {
      arrival: typed.arrival || picked.arrival,
      departure: typed.departure || picked.departure,
    };
    // Without a stated party the fields name all that the house takes; not every house asks about pets.
    const { party, choices } = withParty(picked, data);
    const usedParty = listQuestions(data).pets ? party : { ...party, pets: 0 };
    const isSaid = `${tellParty(typed)}` !== `${tellParty({ party: usedParty, choices })}`;
    const who = isSaid ? typed : picked;
    const read = { ...stay, party: who.party, choices: who.choices };
    if (!isSameStay(read, picked)) pickStay(read);
  }, [form, picked, data]);
}
