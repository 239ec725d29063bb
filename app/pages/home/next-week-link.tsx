import { SiteLink } from "../../components/links.tsx";
import type { NextWeek } from "./find-next-week.ts";
import styles from "./home-page.module.css";

/** A link to the price of the next free week; gone when the page is too old to say which that is. */
export function NextWeekLink({ week, text }: { week: NextWeek; text: string }) {
  const { dates, query, validUntil } = week;
  const [before, after] = text.split("{dates}");
  return (
    <p data-valid-until={validUntil}>
      <SiteLink
        page="pricing-and-availability"
        query={`?${query}`}
        hash="#quote"
        className="text-link"
      >
        {before}
        <span className={styles.dates}>{dates}</span>
        {after}
      </SiteLink>
    </p>
  );
}
