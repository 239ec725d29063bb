import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import styles from "./price-list.module.css";
import type { PricingData } from "./pricing-and-availability-data.server.ts";

/** The season's prices by the night and by the week; each period leads to its month in the calendar. */
export function PriceList({
  texts,
  data: { season, year, hasOtherNights, forGuests },
}: {
  texts: Bundles["seasonal-pricing"];
  data: Pick<
    NonNullable<PricingData["static"]>,
    "season" | "year" | "hasOtherNights" | "forGuests"
  >;
}) {
  return (
    <div className={styles.prices}>
      <h2>{fillText(texts.heading, { year })}</h2>
      <table>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.period}</th>
            <th scope="col">{texts.pricePerNight}</th>
            <th scope="col">{texts.pricePerWeek + forGuests}</th>
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
          {hasOtherNights && (
            <tr>
              <th scope="row">{texts.otherDates}</th>
              <td colSpan={2} className={styles.onRequest}>
                {texts.onRequest}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
