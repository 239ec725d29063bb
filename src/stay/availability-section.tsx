import { useEffect } from "react";
import { useFrame } from "../components/frame.tsx";
import { BookLink } from "../components/links.tsx";
import { fillText } from "../i18n/fill-text.ts";
import { formatDay } from "../i18n/format.ts";
import { pages } from "../routes.ts";
import type { Bundles } from "../texts/load-texts.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import styles from "./availability-section.module.css";
import { keepBookableStay } from "./bookable-stay.ts";
import { Calendar } from "./calendar.tsx";
import { describeStay } from "./describe-stay.ts";
import { Legend } from "./legend.tsx";
import { StayPanel } from "./stay-panel.tsx";
import { useLiveAvailability } from "./use-live-availability.ts";
import { useStay } from "./use-stay.ts";

export type AvailabilityTexts = Pick<Bundles, "availability" | "availability-legend">;

/** When the house is free, and what a stay costs: introduction, calendar and quote. */
export function AvailabilitySection({
  texts,
  page,
  data,
}: {
  texts: AvailabilityTexts;
  page: Bundles["pricing-and-availability"]["calendar"];
  data: AvailabilityData;
}) {
  const { locale, data: house } = useFrame();
  const { availability: wording } = texts;
  const live = useLiveAvailability(data, { locale, texts: wording });
  const stay = useStay(data.asked);
  const { availability, today, freshness, isLive } = live;
  const isOnRequest = freshness === "stale" || freshness === "unknown";
  const answer = isLive
    ? stay.asked &&
      describeStay(stay.asked, {
        ...{
          availability,
          today,
          isOnRequest,
          locale,
          house: { ...house, booking: house.booking.stay },
        },
        ...{ prices: data.prices, texts: wording },
      })
    : data.answer;
  const bookable = answer?.kind === "quote" ? stay.asked : null;
  useEffect(() => {
    if (isLive) keepBookableStay(bookable);
  }, [isLive, bookable]);
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
          {isOnRequest ? page.onRequest : wording.intro}{" "}
          {availability.isSample && !isOnRequest && <strong>{wording.sample}</strong>}
        </p>
        {isOnRequest ? (
          <p className={styles.actions}>
            <a
              href={`mailto:${house.email}?subject=${encodeURIComponent(subject)}`}
              className="button"
            >
              {page.ask}
            </a>
            <BookLink className="button button-quiet" />
          </p>
        ) : (
          <Legend texts={texts["availability-legend"]} />
        )}
      </div>
      <div className={styles.dates} data-calendar={!isOnRequest || undefined}>
        <div className={styles.calendar}>
          {!isOnRequest && (
            <Calendar
              {...{ data, live, locale }}
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
          {...{ stay, answer, hint }}
          action={pages["pricing-and-availability"][locale]}
          first={today}
          last={availability.until}
          texts={wording}
        />
      </div>
    </>
  );
}
