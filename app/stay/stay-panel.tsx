import { memo, useLayoutEffect, useRef } from "react";
import { useMessages } from "../components/layout.tsx";
import { OutsideLink, SiteLink } from "../components/links.tsx";
import { isCalendarDate } from "../dates/calendar-date.ts";
import styles from "./stay.module.css";
import { formatStayQuery, isSameStay } from "./stay.ts";
import { pickStay } from "./stay-address.ts";
import { CardView, SendCard } from "./stay-card.tsx";
import { WeekLink } from "./stay-links.tsx";
import { type StayPage, usePicked } from "./stay-page.ts";
import {
  asksGuests,
  type Offer,
  type QuoteView,
  type RefusalView,
  type StayView,
} from "./stay-view.ts";

/** The stay being chosen: its dates, and what the page says to them. */
export const StayPanel = memo(function StayPanel({
  view,
  notice,
  data,
}: {
  view: StayView;
  /** Why the day picked last cannot be chosen; empty where it could. */
  notice: string;
  data: StayPage["data"];
}) {
  const { stay } = useMessages("availability");
  const isBegun = view.kind === "empty" || view.kind === "half";
  // The page begins with a stay that was sent: this is where other dates are chosen.
  const isInHead = view.heading !== null && view.isSent;
  return (
    <div className={styles.panel}>
      <h2>{stay.heading}</h2>
      <StayForm data={data} isAnswered={data.isLive || !isBegun} />
      {!(isInHead && view.kind === "refusal") && (
        <div id={isInHead ? undefined : "quote"} className={styles.answer} tabIndex={-1}>
          {notice && <p className="lead">{notice}</p>}
          {view.kind === "refusal" && <RefusalAnswer view={view} />}
          {(view.kind === "quote" || view.kind === "on request") && (
            <QuoteAnswer view={view} isInHead={isInHead} />
          )}
          {view.kind === "empty" && <WeekLink className="button button-quiet" />}
          {isBegun && <p className={styles.hint}>{view.hint}</p>}
        </div>
      )}
    </div>
  );
});

/** A stay that can be: its price, ways to book it, and its conditions. */
function QuoteAnswer({
  view,
  isInHead,
}: {
  view: QuoteView;
  /** Whether the page begins with it: what each pays, and what to do, are there. */
  isInHead: boolean;
}) {
  const messages = useMessages("availability").answer;
  const { dates, nights, note, share, terms, isOnRequest, booking, mail, card } = view;
  const rates = isInHead ? view.rates.filter((rate) => rate !== share) : view.rates;
  return (
    <>
      <h3 className={styles.named}>{dates}</h3>
      {!isInHead && (
        <p className={styles.note}>
          {nights}. {note}
        </p>
      )}
      <Shares view={view} rates={rates} />
      {!isInHead && (
        <p className={styles.actions}>
          {!isOnRequest && (
            <OutsideLink href={booking} className="button">
              {messages.bookStay}
            </OutsideLink>
          )}
          <a href={mail} className={isOnRequest ? "button" : "button button-quiet"}>
            {messages.ask}
          </a>
        </p>
      )}
      <dl className={styles.terms}>
        {terms.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!isInHead && (
        <>
          <CardView card={card} className={styles.card} />
          <p className={styles.actions}>
            <SendCard card={card} />
          </p>
        </>
      )}
    </>
  );
}

function Shares({ view: { shares, total }, rates }: { view: QuoteView; rates: readonly string[] }) {
  const messages = useMessages("availability").answer;
  return (
    <table className={styles.shares}>
      <caption className="visually-hidden">{messages.perSeason}</caption>
      <tbody>
        {shares.map(({ label, detail, sum }) => (
          <tr key={label}>
            <th scope="row">
              {label} <small>{detail}</small>
            </th>
            <td>{sum}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {messages.total}{" "}
            {rates.map((rate) => (
              <small key={rate}>{rate} </small>
            ))}
          </th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A stay that cannot be: why, and stays that can. */
export function RefusalAnswer({
  view,
  heading: Heading = "h3",
}: {
  view: RefusalView;
  /** The level of what is headed in it. */
  heading?: "h2" | "h3";
}) {
  const messages = useMessages("availability").answer;
  const { summary, none, meant, nearest, note, ask } = view;
  return (
    <>
      <p className="lead">{summary}</p>
      {none !== null && <p>{none}</p>}
      {meant && (
        <p className={styles.actions}>
          <OfferLink offer={meant} className="button">
            {meant.question}
          </OfferLink>
        </p>
      )}
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <Heading>{messages.nearest}</Heading>
          {note !== "" && <p className={styles.note}>{note}</p>}
          <ul>
            {nearest.map((offer) => (
              <li key={offer.dates}>
                <OfferLink offer={offer}>
                  <span>
                    {offer.dates}
                    {offer.nights && `, ${offer.nights}`}
                  </span>{" "}
                  {offer.hasPrice ? <b>{offer.price}</b> : <small>{offer.price}</small>}
                </OfferLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {ask !== null && (
        <p className={styles.actions}>
          <a href={ask.href} className="button button-quiet">
            {ask.label}
          </a>
        </p>
      )}
    </>
  );
}

/** A link to the quote of a stay that is offered. */
function OfferLink({
  offer,
  ...rest
}: {
  offer: Offer;
  className?: string;
  children: React.ReactNode;
}) {
  const query = formatStayQuery(offer.stay);
  return <SiteLink page="pricing-and-availability" query={query} hash="#quote" {...rest} />;
}

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
      className={styles.form}
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
function useTypedDates(form: React.RefObject<HTMLFormElement | null>, mostGuests: number): void {
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
