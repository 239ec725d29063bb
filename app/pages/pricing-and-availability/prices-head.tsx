import { useLayout, useMessages } from "../../components/layout.tsx";
import { Picture, type PictureData } from "../../components/picture.tsx";
import { halfWindowSizes } from "../../components/picture-sizes.ts";
import { fillMessage } from "../../i18n/fill-message.ts";
import { QuoteLink } from "../../stay/stay-links.tsx";
import { useNextWeek } from "../../stay/stay-store.ts";
import styles from "./prices-head.module.css";

/**
 * The beginning of the page where it begins with no stay: its name, a picture, and the next
 * free week, which can be taken, or else what a night costs.
 */
export function PricesHead({ picture }: { picture: PictureData }) {
  const { heading, lead, week } = useMessages("pricing-and-availability");
  const { prices, booking } = useLayout().data;
  const { guests: persons } = booking;
  const nextWeek = useNextWeek();
  const [before, after = ""] = fillMessage(week.text, {
    dates: nextWeek?.dates ?? "",
    price: "\n",
    persons,
  }).split("\n");
  // A sentence that ends in the price has it large, on a line of its own.
  const isLast = after === "" || after === ".";
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
          <QuoteLink stay={nextWeek} className="button">
            {week.take}
          </QuoteLink>
        </div>
      )}
      <p className="lead otherwise">{fillMessage(lead, { prices, persons })}</p>
      <Picture picture={picture} sizes={halfWindowSizes} eager className={styles.picture} />
    </header>
  );
}
