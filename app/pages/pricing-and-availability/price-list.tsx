import type { Bundles } from "../../load-texts.ts";
import styles from "./price-list.module.css";
import type { PricingData } from "./pricing-data.server.ts";

/** The season's prices, period by period, as a table. */
export function PriceList({
  texts,
  season,
}: {
  texts: Bundles["seasonal-pricing"];
  season: PricingData["season"];
}) {
  return (
    <div className={styles.prices}>
      <h2>{texts.heading}</h2>
      <table>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.period}</th>
            <th scope="col">{texts.pricePerNight}</th>
          </tr>
        </thead>
        <tbody>
          {season.map(({ key, range, price, rules }) => (
            <tr key={key}>
              <th scope="row">
                {range}
                {rules.map((rule) => (
                  <span key={rule} className={styles.rule}>
                    {rule}
                  </span>
                ))}
              </th>
              <td>{price}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.otherDates}</th>
            <td className={styles.onRequest}>{texts.onRequest}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
