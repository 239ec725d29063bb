import { useEffect, useMemo } from "react";
import { useFrame } from "../components/frame.tsx";
import { BookLink } from "../components/links.tsx";
import { fillText } from "../i18n/fill-text.ts";
import { formatDay } from "../i18n/format.ts";
import type { Bundles } from "../load-texts.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import styles from "./availability-section.module.css";
import { keepBookableStay } from "./bookable-stay.ts";
import { Calendar } from "./calendar.tsx";
import { describeStay } from "./describe-stay.ts";
import { isOnRequest } from "./freshness.ts";
import { Legend } from "./legend.tsx";
import { StayPanel } from "./stay-panel.tsx";
import { useLiveAvailability } from "./use-live-availability.ts";
import { useStay } from "./use-stay.ts";

export type AvailabilityTexts = Pick<Bundles, "availability" | "availability-legend">;

/** When the house is free, and what a stay costs: introduction, calendar and quote. */
export function AvailabilitySection({
  texts,
  page,
  season,
  data,
}: {
  texts: AvailabilityTexts;
  page: Bundles["pricing-and-availability"]["calendar"];
  /** The price of a night in each price period, formatted. */
  season: readonly { readonly key: string; readonly price: string }[];
  data: AvailabilityData;
}) {
  const { locale, data: house } = useFrame();
  const { availability: wording } = texts;
  const live = useLiveAvailability(data, { locale, texts: wording });
  const stay = useStay(data.asked);
  const { availability, today, freshness, isLive } = live;
  const nightPrices = useMemo(
    () => new Map(season.map(({ key, price }) => [key, price])),
    [season],
  );
  const hasDates = !isOnRequest(freshness);
  const answer = isLive
    ? stay.asked &&
      describeStay(stay.asked, {
        availability,
        prices: data.prices,
        today,
        isOnRequest: !hasDates,
        locale,
        texts: wording,
        house: { ...house, booking: house.booking.stay },
      })
    : data.answer;
  const hasAsked = stay.asked !== null || stay.hasActed;
  const bookable = answer?.kind === "quote" ? stay.asked : null;
  useEffect(() => {
    if (isLive && hasAsked) keepBookableStay(bookable);
  }, [isLive, hasAsked, bookable]);
  const { arrival } = stay.picked;
  const hint =
    stay.hasActed && arrival !== "" && stay.picked.departure === ""
      ? fillText(wording.stay.chooseDeparture, { date: formatDay(arrival, locale) })
      : wording.stay.hint;
  const subject = fillText(page.askSubject, { villa: house.villa });

  return (
    <>
      <div id="availability" className={styles.intro}>
        <h2>{page.heading}</h2>
        <p>
          {hasDates ? wording.intro : page.onRequest}{" "}
          {availability.isSample && hasDates && <strong>{wording.sample}</strong>}
        </p>
        {hasDates ? (
          <Legend texts={texts["availability-legend"]} />
        ) : (
          <p className={styles.actions}>
            <a
              href={`mailto:${house.email}?subject=${encodeURIComponent(subject)}`}
              className="button"
            >
              {page.ask}
            </a>
            <BookLink className="button button-quiet" />
          </p>
        )}
      </div>
      <div className={styles.dates} data-calendar={hasDates || undefined}>
        <div className={styles.calendar}>
          {hasDates && (
            <Calendar
              data={data}
              nightPrices={nightPrices}
              live={live}
              picked={stay.picked}
              isRefused={answer?.kind === "refusal"}
              onPick={stay.pick}
              texts={wording}
            />
          )}
          {live.checked !== "" && (
            <p className={styles.checked}>
              {live.checked} {freshness === "old" && wording.old}
              {freshness === "stale" && wording.stale}
            </p>
          )}
        </div>
        <StayPanel
          stay={stay}
          answer={answer}
          hint={hint}
          first={today}
          last={availability.until}
          texts={wording}
        />
      </div>
    </>
  );
}
