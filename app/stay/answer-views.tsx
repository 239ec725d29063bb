import type { MouseEvent } from "react";
import { formatStayQuery } from "../booking/stay.ts";
import { useMessages } from "../components/layout.tsx";
import { OutsideLink } from "../components/links.tsx";
import type { QuoteAnswer, RefusalAnswer } from "./describe-stay.ts";
import styles from "./stay.module.css";

/** A stay that can be: its price, ways to book it, and its conditions. */
export function QuoteView({
  quote,
  isInHead,
}: {
  quote: QuoteAnswer;
  /** Whether the page begins with it: what each pays, and what to do, are there. */
  isInHead: boolean;
}) {
  const messages = useMessages("availability").answer;
  const { dates, nights, note, shares, total, share, terms, isOnRequest, booking, mail } = quote;
  const rates = isInHead ? quote.rates.filter((rate) => rate !== share) : quote.rates;
  return (
    <>
      <h3 className={styles.named}>{dates}</h3>
      {!isInHead && (
        <p className={styles.note}>
          {nights}. {note}
        </p>
      )}
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
    </>
  );
}

/** A stay that cannot be: why, and stays that can. */
export function RefusalView({ refusal }: { refusal: RefusalAnswer }) {
  const messages = useMessages("availability").answer;
  const { summary, none, nearest, note, mail } = refusal;
  return (
    <>
      <p className="lead">{summary}</p>
      {none !== null && <p>{none}</p>}
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <h3>{messages.nearest}</h3>
          {note !== "" && <p className={styles.note}>{note}</p>}
          <ul>
            {nearest.map(({ stay, dates, nights, price, hasPrice }) => (
              <li key={dates}>
                <a href={`?${formatStayQuery(stay)}#quote`} onClick={focusAnswer}>
                  <span>
                    {dates}
                    {nights && `, ${nights}`}
                  </span>{" "}
                  {hasPrice ? <b>{price}</b> : <small>{price}</small>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {mail !== null && (
        <p className={styles.actions}>
          <a href={mail} className="button button-quiet">
            {messages.ask}
          </a>
        </p>
      )}
    </>
  );
}

/** The link that was chosen goes with the answer that it stands in. */
function focusAnswer({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>("#quote")?.focus({ preventScroll: true });
}
