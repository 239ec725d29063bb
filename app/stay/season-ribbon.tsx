import { useFrame } from "../components/frame.tsx";
import { fillText } from "../i18n/fill-text.ts";
import { capitalize } from "../i18n/format.ts";
import type { Bundles } from "../load-texts.ts";
import { monthOf } from "./calendar-date.ts";
import styles from "./season-ribbon.module.css";
import { describeFreeWeeks, weekState } from "./season-weeks.ts";
import { formatStayQuery } from "./stay.ts";
import type { LiveAvailability } from "./use-live-availability.ts";

/** The weeks of the season in a row, each with its price; one that can be had is a link that picks it. */
export function SeasonRibbon({
  data: { weeks, years, free: sentFree, availability, today, isOnRequest },
  picked,
  texts,
}: {
  data: LiveAvailability;
  picked: LiveAvailability["weeks"][number] | undefined;
  texts: Bundles["availability"];
}) {
  const { locale } = useFrame();
  const { season, sample, days } = texts;
  const states = isOnRequest
    ? undefined
    : weeks.map(({ stay }) => weekState(availability, stay, today));
  const free = states?.filter((state) => state === "free").length;
  const isSample = !isOnRequest && availability.isSample;
  return (
    <div className={styles.season}>
      <h2>{fillText(season.heading, { year: years })}</h2>
      <p>
        {free === sentFree.count
          ? sentFree.text
          : free !== undefined && describeFreeWeeks(free, season, locale)}{" "}
        {season.note}
      </p>
      <ol className={styles.weeks}>
        {weeks.map((week, index) => {
          const { stay, dates, price } = week;
          const state = states?.[index] ?? "free";
          return (
            <li key={dates}>
              {state === "taken" && (
                <p>
                  <s>{dates}</s> {capitalize(days.booked, locale)}
                </p>
              )}
              {state === "partly" && (
                <a href={`#m${monthOf(stay.arrival)}`}>
                  <span>{dates}</span> {season.partly}
                </a>
              )}
              {state === "free" && (
                <a
                  href={`?${formatStayQuery(stay)}#availability`}
                  aria-current={week === picked || undefined}
                >
                  <span>{dates}</span> <b>{price}</b>
                </a>
              )}
            </li>
          );
        })}
      </ol>
      {isSample && (
        <p>
          <strong>{sample}</strong>
        </p>
      )}
    </div>
  );
}
