import { monthOf } from "../../domain/dates/calendar-date.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { capitalize } from "../../domain/locales/format.ts";
import styles from "./season-ribbon.module.css";
import { describeFreeWeeks } from "./season-weeks.ts";
import type { Stay } from "./stay.ts";
import { QuoteLink } from "./stay-links.tsx";
import { type StayPage, usePicked } from "./stay-page.ts";

/**
 * The weeks of the season, in a row, or on narrow screens as a list of the free ones that are not offered above. A free
 * week has its price, and is a link that picks it.
 */
export function SeasonRibbon({
  data,
  above,
}: {
  data: StayPage["data"];
  /** The stays that the page offers before it. */
  above: readonly Stay[];
}) {
  const { weeks, years, free: sentFree, isOnRequest, forGuests, locale, messages } = data;
  const picked = usePicked();
  const { season, days } = messages;
  const isSame = (stay: Stay, other: Stay) =>
    stay.arrival === other.arrival && stay.departure === other.departure;
  const states = weeks.map(({ state }) => state);
  const free = states.filter((state) => state === "free").length;
  return (
    <section className={`block screen-only ${styles.season}`}>
      <h2>{fillMessage(season.heading, { year: years })}</h2>
      <p className="muted">
        {!isOnRequest &&
          (free === sentFree.count
            ? sentFree.text
            : describeFreeWeeks(states, { locale, messages }))}{" "}
        {fillMessage(season.note, { guests: forGuests })}
      </p>
      <ol className={styles.weeks}>
        {weeks.map(({ stay, state, dates, price, share }) => (
          <li
            key={stay.arrival}
            className={
              state !== "free" || above.some((offer) => isSame(stay, offer))
                ? "visually-hidden where-narrow"
                : undefined
            }
            data-free={state === "free" || undefined}
          >
            {(state === "booked" || state === "not-open") && (
              <p>
                <span suppressHydrationWarning>{dates}</span>{" "}
                <small>{capitalize(days[state], locale)}</small>
              </p>
            )}
            {state === "partly" && (
              <a href={isOnRequest ? "#quote" : `#m${monthOf(stay.arrival)}`}>
                <span suppressHydrationWarning>{dates}</span> <small>{season.partly}</small>
              </a>
            )}
            {state === "free" && (
              <QuoteLink stay={stay} aria-current={isSame(stay, picked) || undefined}>
                <span suppressHydrationWarning>{dates}</span>{" "}
                <b className="week-price" suppressHydrationWarning>
                  {price} <small>{share}</small>
                </b>
              </QuoteLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
