import { useFrame } from "../components/frame.tsx";
import { fillText } from "../i18n/fill-text.ts";
import type { Bundles } from "../load-texts.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import { monthOf } from "./calendar-date.ts";
import styles from "./season-ribbon.module.css";
import { describeFreeWeeks, type WeekState } from "./season-weeks.ts";
import { formatStayQuery } from "./stay.ts";

/** The weeks of the season in a row, each with its price; one that can be had is a link that picks it. */
export function SeasonRibbon({
  weeks,
  years,
  sentFree,
  states,
  picked,
  texts,
  isSample,
}: {
  weeks: AvailabilityData["weeks"];
  years: AvailabilityData["years"];
  /** What the server says of how many are free, which is most often still so. */
  sentFree: AvailabilityData["free"];
  /** In the order of the weeks; none where it is not known which can be had. */
  states: readonly WeekState[] | undefined;
  picked: AvailabilityData["weeks"][number] | undefined;
  texts: Pick<Bundles, "availability" | "availability-legend">;
  isSample: boolean;
}) {
  const { locale } = useFrame();
  const { season, sample } = texts.availability;
  const free = states?.filter((state) => state === "free").length;
  return (
    <div className={styles.season}>
      <h2>{fillText(season.heading, { year: years })}</h2>
      <p>
        {free === sentFree.count
          ? sentFree.text
          : free !== undefined && describeFreeWeeks(free, season, locale)}{" "}
        {season.note} {isSample && <strong>{sample}</strong>}
      </p>
      <ol className={styles.weeks}>
        {weeks.map((week, index) => {
          const { stay, dates, price } = week;
          const state = states?.[index] ?? "free";
          if (state === "taken") {
            return (
              <li key={dates}>
                <p>
                  <s>{dates}</s> {texts["availability-legend"].booked}
                </p>
              </li>
            );
          }
          return (
            <li key={dates}>
              {state === "partly" ? (
                <a href={`#m${monthOf(stay.arrival)}`}>
                  <span>{dates}</span> {season.partly}
                </a>
              ) : (
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
    </div>
  );
}
