import { BottomBar } from "../../components/bottom-bar.tsx";
import { useLayout, useMessages } from "../../components/layout.tsx";
import { DatesLink } from "../../components/links.tsx";
import { fillMessage } from "../../i18n/fill-message.ts";
import { formatStayQuery, type NextWeek } from "../../stay/stay.ts";
import { QuoteLink } from "../../stay/stay-links.tsx";
import styles from "./home-page.module.css";

/** On phones: the next free week with its price, as long as that is known, and the way to choose. */
export function NextWeekBar({ week }: { week: NextWeek | null }) {
  const { bar, facts } = useMessages("home");
  const { prices } = useLayout().data;
  return (
    <BottomBar>
      {week && (
        <p data-valid-until={week.validUntil}>
          <small>{bar.week}</small>{" "}
          <b>
            <span className={styles.dates}>{week.dates},</span> {week.price}
          </b>
        </p>
      )}
      <p className="otherwise">{fillMessage(facts.prices, { prices })}</p>
      <DatesLink query={week ? formatStayQuery(week) : undefined} className="button">
        {bar.choose}
      </DatesLink>
    </BottomBar>
  );
}

/** A link to the next free week and its price; gone when the page is too old to say which that is. */
export function NextWeekLink({ week }: { week: NextWeek }) {
  const { dates, price, validUntil } = week;
  const [before, after = ""] = useMessages("home").prices.nextWeek.split("{dates}");
  return (
    <p data-valid-until={validUntil}>
      <QuoteLink stay={week} className="text-link">
        {before}
        <span className={styles.dates}>
          {dates}
          {fillMessage(after, { price })}
        </span>
      </QuoteLink>
    </p>
  );
}
