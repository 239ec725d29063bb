import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { shareAddress } from "../dom/share-address.ts";
import { useMessages } from "../layout/layout.tsx";
import { socialPictureSize } from "../pictures/picture-address.ts";
import { mailAddress, type StayCard } from "./describe-quote.ts";
import type { Term } from "./describe-terms.ts";
import styles from "./stay.module.css";
import { BookStayLink, QuoteLink } from "./stay-links.tsx";
import type { QuoteView, RefusalView } from "./stay-view.ts";

/** A quote: the price, ways to book, and conditions. */
export function QuoteAnswer({
  view,
  isInHead,
}: {
  view: QuoteView;
  /** Whether the head of the page already shows the price per guest and the buttons. */
  isInHead: boolean;
}) {
  const messages = useMessages("availability").answer;
  const { dates, nights, note, share, terms, money, canBook, mail, card } = view;
  const rates = isInHead ? view.rates.filter((rate) => rate !== share) : view.rates;
  return (
    <>
      {/* The fields above name them, to those who see these. */}
      <h3 className="visually-hidden on-screen">{dates}</h3>
      {!isInHead && (
        <p className="muted">
          {nights}. {note}
        </p>
      )}
      <Lines view={view} rates={rates} />
      {!isInHead && (
        <p className={`cluster screen-only ${styles.actions}`}>
          {canBook && <BookStayLink view={view} />}
          <a href={mail} className={canBook ? "button button-quiet" : "button"}>
            {messages.ask}
          </a>
        </p>
      )}
      <Terms terms={isInHead ? terms : [...terms, ...money]} />
      {!isInHead && (
        <>
          <CardView card={card} className={styles.card} />
          <p className={`cluster screen-only ${styles.actions}`}>
            <SendCard card={card} />
          </p>
        </>
      )}
    </>
  );
}

/** Conditions of a stay, each with what it is about. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={`block ${styles.terms}`}>
      {terms.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ view: { lines, total }, rates }: { view: QuoteView; rates: readonly string[] }) {
  const messages = useMessages("availability").answer;
  return (
    <table className={`price-table ${styles.lines}`}>
      <caption className="visually-hidden">{messages.perSeason}</caption>
      <tbody>
        {lines.map(({ label, detail, sum }) => (
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

/** A refusal: the reason, unless it is in the heading of the page, and possible stays. */
export function RefusalAnswer({
  view,
  isInHead = false,
}: {
  view: RefusalView;
  /** Whether the head of the page shows it. */
  isInHead?: boolean;
}) {
  const { summary, isTold, none, meant, nearest, offer: above, note, ask, field } = view;
  const Heading = isInHead ? "h2" : "h3";
  return (
    <>
      {!(isInHead ? isTold : field !== null) && <p>{summary}</p>}
      {none !== null && <p>{none}</p>}
      {meant && (
        <p className={`cluster screen-only ${styles.actions}`}>
          <QuoteLink stay={meant.stay} className="button">
            {meant.question}
          </QuoteLink>
        </p>
      )}
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <Heading>{above}</Heading>
          {note !== "" && <p className="muted">{note}</p>}
          <ul>
            {nearest.map((offer) => (
              <li key={offer.dates}>
                <QuoteLink stay={offer.stay} className="cluster line-link">
                  <span>
                    {offer.dates} {offer.nights && <small>{offer.nights}</small>}
                  </span>{" "}
                  <b className="week-price">
                    {offer.price} {offer.share && <small>{offer.share}</small>}
                  </b>
                </QuoteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={`cluster screen-only ${styles.actions}`}>
        <a href={ask.href} className="button button-quiet">
          {ask.label}
        </a>
      </p>
    </>
  );
}

/** The card of a stay. */
export function CardView({
  card: { picture, title },
  className,
}: {
  card: StayCard;
  className: string | undefined;
}) {
  return (
    <img className={className} data-card="" src={picture} {...socialPictureSize} alt={title} />
  );
}

const neverChanges = () => () => undefined;

/** Lines a stay: by another application, by mail, or by copying. */
export function SendCard({
  card: { title, address },
  children,
}: {
  card: StayCard;
  /** A further link, shown before the copy button (browsers without `navigator.share`). */
  children?: ReactNode;
}) {
  const messages = useMessages("availability").card;
  const [copied, setCopied] = useState("");
  const canShare = useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => true,
  );
  const url = `${address}#quote`;
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    if (await shareAddress(title, url)) setCopied(url);
  };
  return (
    <>
      <a
        href={mailAddress("", title, `${title}\n${url}`)}
        className="button button-quiet"
        onClick={canShare ? share : undefined}
      >
        {messages.send}
      </a>
      {children}
      {!canShare && (
        <button type="button" className="button button-quiet" onClick={share}>
          {copied === url ? messages.copied : messages.copy}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {copied === url && messages.copied}
      </span>
    </>
  );
}
