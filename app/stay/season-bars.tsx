import styles from "./season-bars.module.css";
import { priceOfWeek, type WeekState } from "./season-weeks.ts";
import type { LiveAvailability } from "./use-live-availability.ts";

/** How high the bar of the cheapest week is; that of the dearest takes all the room. */
const lowestPercent = 25;

/** The season at a glance, on narrow screens: a bar for each week, as high as its price. */
export function SeasonBars({
  data: { weeks, prices },
  states,
}: {
  data: LiveAvailability;
  states: readonly WeekState[];
}) {
  const amounts = weeks.map(({ stay }) => priceOfWeek(prices, stay) ?? 0);
  const least = Math.min(...amounts);
  const span = Math.max(...amounts) - least || 1;
  return (
    <div className={styles.bars} aria-hidden="true">
      {weeks.map(({ arrival, month }, index) => {
        const share = ((amounts[index] ?? 0) - least) / span;
        const height = Math.round(lowestPercent + share * (100 - lowestPercent));
        return (
          <span key={arrival} className={styles[states[index] ?? ""]}>
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
