import { SiteLink } from "../../components/links.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { NextWeek } from "./find-next-week.ts";
import styles from "./home-page.module.css";

/** A link to the next free week and its price; gone when the page is too old to say which that is. */
export function NextWeekLink({ week, text }: { week: NextWeek; text: string }) {
  const { dates, price, query, validUntil } = week;
  const [before, after = ""] = text.split("{dates}");
  return (
    <p data-valid-until={validUntil}>
      <SiteLink
        page="pricing-and-availability"
        query={`?${query}`}
        hash="#quote"
        className="text-link"
      >
        {before}
        <span className={styles.dates}>
          {dates}
          {fillText(after, { price })}
        </span>
      </SiteLink>
    </p>
  );
}
