import { useEffect, useState } from "react";
import { SiteLink } from "../../components/links.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { NextWeek } from "./find-next-week.ts";

/** A link to the price of the next free week; gone when the page is too old to say which that is. */
export function NextWeekLink({ week, text }: { week: NextWeek; text: string }) {
  const { dates, query, validUntil } = week;
  const [isOutdated, setIsOutdated] = useState(false);

  useEffect(() => setIsOutdated(Date.now() > Date.parse(validUntil)), [validUntil]);

  if (isOutdated) return null;
  return (
    <p>
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
