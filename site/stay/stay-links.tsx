import type { ComponentProps } from "react";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { paths, pricesPage } from "../../house/routes/routes.ts";
import { useLayout } from "../layout/layout.tsx";
import { DatesLink, OutsideLink } from "../layout/links.tsx";
import styles from "./dates-form.module.css";
import { formatStayQuery, type Stay, tellParty } from "./stay.ts";
import { useNextWeek, useStayView } from "./stay-store.ts";
import type { QuoteView } from "./stay-view.ts";

/** A link to the quote of a stay on the prices page. */
export function QuoteLink({
  stay,
  ...rest
}: { stay: Stay } & Omit<ComponentProps<typeof DatesLink>, "query">) {
  return <DatesLink query={formatStayQuery(stay)} hash="#quote" {...rest} />;
}

/** A link to the price of the next free week; nothing if that is unknown. */
function WeekLink() {
  const week = useNextWeek();
  if (!week) return null;
  return (
    <QuoteLink stay={week} data-valid-until={week.validUntil}>
      {week.text}
    </QuoteLink>
  );
}

/**
 * The link to the booking engine with the guest's stay, if that can be booked, else with the next free week. Without an
 * engine it leads to the enquiry.
 */
export function BookLink({ className }: { className: string | undefined }) {
  const { data, messages } = useLayout();
  const view = useStayView();
  const week = useNextWeek();
  // The week's own address: that of the view may be of a week that is over.
  const href = view?.bookable ? view.booking : (week?.booking ?? data.booking.home);
  return (
    <EngineLink href={href} className={className}>
      {messages.navigation.bookNow}
    </EngineLink>
  );
}

/** The link to the booking engine for a bookable stay, named by its dates; else to the enquiry. */
export function BookStayLink({ view: { booking, shortDates } }: { view: QuoteView }) {
  const { bookDates } = useLayout().messages.navigation;
  return (
    <EngineLink href={booking} className="button">
      {fillMessage(bookDates, { dates: shortDates })}
    </EngineLink>
  );
}

/** A link to the booking engine; without one the address and name are those of an enquiry. */
function EngineLink({ children, ...link }: ComponentProps<typeof OutsideLink>) {
  const { data, messages } = useLayout();
  if (data.booking.stay === null) return <a {...link}>{messages.navigation.enquire}</a>;
  return <OutsideLink {...link}>{children}</OutsideLink>;
}

/** A link to the quote of the stay of the "Book" link beside it: the guest's, else the next free week. */
export function StayLink() {
  const view = useStayView();
  if (!view?.bookable) return <WeekLink />;
  return <QuoteLink stay={view.bookable}>{view.label}</QuoteLink>;
}

/**
 * The dates in the header, which link to their price: those of the "Book" link beside it.
 */
export function DatesForm() {
  const { locale, messages } = useLayout();
  const { dates } = messages.navigation;
  const view = useStayView();
  const week = useNextWeek();
  const stay = view?.bookable ?? week;
  return (
    <details className={styles.dates} name="header">
      <summary className={styles.field}>
        {view?.label && <span key="stay">{view.label}</span>}
        {!view?.label && week && (
          <span key="week" data-valid-until={week.validUntil}>
            {week.text}
          </span>
        )}
        <span className="otherwise" hidden={Boolean(view?.label)}>
          {dates.label}
        </span>
      </summary>
      <form className={`sheet ${styles.form}`} action={`${paths[pricesPage][locale]}#quote`}>
        {(["arrival", "departure"] as const).map((name) => (
          <label key={name} className="field">
            {dates[name]}
            <input type="date" name={name} defaultValue={stay?.[name]} required />
          </label>
        ))}
        {stay &&
          tellParty(stay).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <button type="submit" className="button">
          {dates.show}
        </button>
      </form>
    </details>
  );
}
