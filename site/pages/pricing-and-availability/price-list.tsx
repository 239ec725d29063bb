import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { useMessages } from "../../layout/layout.tsx";
import styles from "./price-list.module.css";
import type { PricingData } from "./pricing-and-availability-data.server.ts";

/** Letters of a night's and a week's price above which a phone has no room for both beside the dates. */
const longAmounts = 16;

/** The season's prices by the night and by the week; each period leads to its month in the calendar. */
export function PriceList({ data }: { data: NonNullable<PricingData["static"]> }) {
  const { season, year, least, hasOtherNights, guestsOfNight, forGuests, charges } = data;
  const messages = useMessages("seasonal-pricing");
  const isLong = season.some(({ price, weekPrice }) => (price + weekPrice).length > longAmounts);
  return (
    <div className={`block ${styles.prices}${isLong ? ` ${styles.long}` : ""}`}>
      <h2>{fillMessage(messages.heading, { year })}</h2>
      <table className="price-table">
        <caption className="visually-hidden">{messages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.period}</th>
            <th scope="col">{messages.pricePerNight + guestsOfNight}</th>
            <th scope="col">{messages.pricePerWeek + forGuests}</th>
          </tr>
        </thead>
        <tbody>
          {season.map(({ key, range, price, weekPrice, rules, month }) => (
            <tr key={key}>
              <th scope="row">
                {month ? <a href={`#m${month}`}>{range}</a> : range}
                {rules.map((rule) => (
                  <small key={rule}>{rule}</small>
                ))}
              </th>
              <td>{price}</td>
              <td>{weekPrice}</td>
            </tr>
          ))}
          {least && (
            <tr>
              <th scope="row">{least.range}</th>
              <td colSpan={2} className={styles.onRequest}>
                {fillMessage(messages.least, { price: least.price })}
              </td>
            </tr>
          )}
          {hasOtherNights && (
            <tr>
              <th scope="row">{messages.otherDates}</th>
              <td colSpan={2} className={styles.onRequest}>
                {messages.onRequest}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {charges.ofWeek && <p className="aside">{charges.ofWeek}</p>}
      {charges.items.length > 0 && (
        <>
          <h3>{charges.heading}</h3>
          <dl className={styles.charges}>
            {charges.items.map(({ label, lines }) => (
              <div key={label}>
                <dt>{label}</dt>
                {lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
