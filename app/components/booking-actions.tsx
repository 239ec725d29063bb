import { BookLink, SiteLink } from "./links.tsx";

/** The two ways to a stay: first the calendar with its prices, or straight to the booking engine. */
export function BookingActions({
  dates,
  className,
}: {
  dates: string;
  className: string | undefined;
}) {
  return (
    <p className={className}>
      <SiteLink page="pricing-and-availability" hash="#availability" className="button">
        {dates}
      </SiteLink>
      <BookLink className="button button-quiet" />
    </p>
  );
}
