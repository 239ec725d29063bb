import { monthOf } from "../../domain/dates/calendar-date.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { capitalize } from "../i18n/format.ts";
import styles from "./season-ribbon.module.css";
import { describeFreeWeeks } from "./season-weeks.ts";
import { isSameStay, type Stay } from "./stay.ts";
import { QuoteLink } from "./stay-links.tsx";
import { type StayPage, usePicked } from "./stay-page.ts";

/**
 * The weeks of the season, in a row or, on narrow screens, as a list of those that can be had below bars
 * for all; one that can be had has its price, and is a link that picks it.
 */
export function SeasonRibbon({ data }: { data: StayPage["data"] }) {
  const { weeks, years, free: sentFree, isOnRequest, forGuests, locale, messages } = data;
  const picked = usePicked();
  const { season, days } = messages;
  const isPicked = (stay: Stay) => isSameStay(stay, { ...picked, party: undefined });
  const states = weeks.map(({ state }) => state);
  const free = states.filter((state) => state === "free").length;
  return (
    <section className={styles.season}>
      <h2>{fillMessage(season.heading, { year: years })}</h2>
      <p>
        {!isOnRequest &&
          (free === sentFree.count
            ? sentFree.text
            : describeFreeWeeks(states, { locale, messages }))}{" "}
        {fillMessage(season.note, { guests: forGuests })}
      </p>
      <SeasonBars weeks={weeks} isPicked={isPicked} />
      <ol className={styles.weeks}>
        {weeks.map(({ stay, state, dates, price }) => {
          const Dates = state === "booked" ? "s" : "span";
          return (
            <li key={stay.arrival}>
              {(state === "booked" || state === "not-open") && (
                <p>
                  <Dates suppressHydrationWarning>{dates}</Dates>{" "}
                  <small>{capitalize(days[state], locale)}</small>
                </p>
              )}
              {state === "partly" && (
                <a href={isOnRequest ? "#quote" : `#m${monthOf(stay.arrival)}`}>
                  <span suppressHydrationWarning>{dates}</span> <small>{season.partly}</small>
                </a>
              )}
              {state === "free" && (
                <QuoteLink stay={stay} aria-current={isPicked(stay) || undefined}>
                  <span suppressHydrationWarning>{dates}</span>{" "}
                  <b suppressHydrationWarning>{price}</b>
                </QuoteLink>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How high the bar of the cheapest week is; that of the dearest takes all the room. */
const lowestPercent = 25;

/** The season at a glance, on narrow screens: a bar for each week, as high as its price. */
function SeasonBars({
  weeks,
  isPicked,
}: {
  weeks: StayPage["data"]["weeks"];
  isPicked: (stay: Stay) => boolean;
}) {
  const amounts = weeks.map(({ amount }) => amount);
  const least = Math.min(...amounts);
  const span = Math.max(...amounts) - least || 1;
  return (
    <div className={styles.bars} aria-hidden="true">
      {weeks.map(({ month, stay, state, amount }) => {
        const share = (amount - least) / span;
        const height = Math.round(lowestPercent + share * (100 - lowestPercent));
        return (
          <span
            key={stay.arrival}
            suppressHydrationWarning
            className={styles[state]}
            data-chosen={isPicked(stay) || undefined}
          >
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: the list below the bars says it all */}
            <svg>
              <rect height={`${height}%`} />
            </svg>
            {month}
          </span>
        );
      })}
    </div>
  );
}
