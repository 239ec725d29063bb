import { SiteLink } from "../../components/links.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { NextWeek } from "./find-next-week.ts";

/** A link to the price of the next free week; gone when the page is too old to say which that is. */
export function NextWeekLink({ week, text }: { week: NextWeek; text: string }) {
  const { dates, query, validUntil } = week;
  return (
    <p data-valid-until={validUntil}>
      <SiteLink
        page="pricing-and-availability"
        query={`?${query}`}
        hash="#quote"
        className="text-link"
      >
        {fillText(text, { dates })}
      </SiteLink>
    </p>
  );
}
