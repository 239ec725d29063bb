import { useLayout, useMessages } from "../../components/layout.tsx";
import { Picture, type PictureData } from "../../components/picture.tsx";
import { halfWindowSizes } from "../../components/picture-sizes.ts";
import { fillMessage } from "../../i18n/fill-message.ts";
import styles from "./prices-head.module.css";

/**
 * The beginning of the page: its name, a picture, and the next free week as a quote that waits to be
 * taken, or else what a night costs: whoever comes with a stay has taken one. For a stay that can be had,
 * that stay is the beginning (`sent-stay.tsx`).
 */
export function PricesHead({ picture, persons }: { picture: PictureData; persons: number }) {
  const { heading, lead, week } = useMessages("pricing-and-availability");
  const { data, answer } = useLayout();
  const { prices } = data;
  const nextWeek = answer ? null : data.nextWeek;
  const [before, after = ""] = fillMessage(week.text, {
    dates: nextWeek?.dates ?? "",
    price: "\n",
    persons,
  }).split("\n");
  // A sentence that ends in the price has it large, on a line of its own.
  const isLast = after === "" || after === ".";
  if (answer?.kind === "quote") return null;
  return (
    <header className={`columns ${styles.head}`}>
      <h1>
        {heading.first} {heading.second}
      </h1>
      {nextWeek && (
        <div className="stack" data-valid-until={nextWeek.validUntil}>
          <p className="lead">
            {before}
            <b className={isLast ? styles.price : undefined}>{nextWeek.price}</b>
            {!isLast && after}
          </p>
          {nextWeek.share && <p>{nextWeek.share}</p>}
          <a className="button" href={`?${nextWeek.query}#quote`}>
            {week.take}
          </a>
        </div>
      )}
      <p className="lead otherwise">{fillMessage(lead, { prices, persons })}</p>
      <Picture picture={picture} sizes={halfWindowSizes} eager className={styles.picture} />
    </header>
  );
}
