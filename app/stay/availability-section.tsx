import { useDeferredValue, useEffect, useMemo } from "react";
import { formatStayQuery } from "../booking/stay.ts";
import { useLayout, useMessages } from "../components/layout.tsx";
import { BookLink } from "../components/links.tsx";
import { fillMessage } from "../i18n/fill-message.ts";
import { formatDay } from "../i18n/format.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import styles from "./availability-section.module.css";
import { Calendar } from "./calendar.tsx";
import { describeStay } from "./describe-stay.ts";
import { SeasonRibbon } from "./season-ribbon.tsx";
import { SentStay } from "./sent-stay.tsx";
import { StayBar } from "./stay-bar.tsx";
import { StayPanel } from "./stay-panel.tsx";
import { useLiveAvailability } from "./use-live-availability.ts";
import { judge, useAddressedStay, useStay } from "./use-stay.ts";

/** When the house is free, and what a stay costs: the weeks of the season, calendar and quote. */
export function AvailabilitySection({ data: sentData }: { data: AvailabilityData }) {
  const messages = useMessages("availability");
  const page = useMessages("pricing-and-availability").calendar;
  const { locale, search, answer: sentAnswer } = useLayout();
  const data = useLiveAvailability(sentData, { locale, messages });
  const current = useStay();
  // A picked day is seen in the calendar first, what there is to say to it with the frame after that.
  const stay = useDeferredValue(current);
  const { asked } = stay;
  useAddressedStay();
  const { weeks, house, availability, today, freshness, isOnRequest, isLive } = data;
  const hasDates = !isOnRequest;
  const isSent = search === (asked ? `?${formatStayQuery(asked)}` : "");
  // As long as the page is as the server has rendered it, its answer is the server's, too.
  const isAsSent = !isLive && isSent;
  const answer = useMemo(() => {
    if (isAsSent) return sentAnswer ?? null;
    const known = { availability, today, isOnRequest, locale, messages };
    return asked && describeStay(asked, { ...sentData, ...known });
  }, [isAsSent, sentAnswer, asked, sentData, availability, today, isOnRequest, locale, messages]);
  const canBeHad = answer?.kind === "quote";
  useEffect(() => judge(asked, canBeHad));
  // The page begins with the stay that a guest has been sent, whatever they look at then.
  const sentQuote = sentAnswer?.kind === "quote" ? sentAnswer : undefined;
  const head = sentQuote && isSent && answer?.kind === "quote" ? answer : sentQuote;
  const refusal = isSent && answer?.kind === "refusal" ? answer.summary : undefined;
  const isInHead = head !== undefined && isSent && !current.hasActed && refusal === undefined;
  const { arrival, departure } = stay.picked;
  const isHalf = !answer && arrival !== "" && departure === "";
  const arrivalDay = isHalf ? formatDay(arrival, locale) : "";
  const subject = fillMessage(page.askSubject, { villa: house.villa });
  const hint = isHalf
    ? fillMessage(messages.stay.chooseDeparture, { date: arrivalDay })
    : messages.stay.hint;

  return (
    <>
      {head && <SentStay quote={head} refusal={refusal} id={isInHead ? "quote" : undefined} />}
      <div id="availability">
        {weeks.length > 0 && <SeasonRibbon data={data} />}
        {/* As far as the bar of a phone goes: the weeks above are an offer of their own. */}
        <div>
          <section className={`columns ${styles.parts}`}>
            {!hasDates && (
              <div className={styles.request}>
                <h2>{page.heading}</h2>
                <p>{page.onRequest}</p>
                <p className={styles.actions}>
                  <a
                    href={
                      house.form ?? `mailto:${house.email}?subject=${encodeURIComponent(subject)}`
                    }
                    className="button"
                  >
                    {page.ask}
                  </a>
                  <BookLink className="button button-quiet" />
                </p>
              </div>
            )}
            <div className={styles.dates} data-calendar={hasDates || undefined}>
              <div className={styles.calendar}>
                {hasDates && (
                  <Calendar
                    data={data}
                    isRefused={answer?.kind === "refusal" && asked === current.asked}
                  />
                )}
                {data.checked !== "" && (
                  <p className="aside">
                    {availability.isSample && <strong>{messages.sample} </strong>}
                    {data.checked} {freshness === "old" && messages.old}
                    {freshness === "stale" && messages.stale}
                  </p>
                )}
              </div>
              <StayPanel
                answer={answer}
                isInHead={isInHead}
                isBegun={arrival !== ""}
                hint={hint}
                data={data}
              />
            </div>
          </section>
          <p role="status" className="visually-hidden">
            {stay.hasActed && (answer?.summary ?? hint)}
          </p>
          <StayBar answer={answer} arrival={arrivalDay} data={data} />
        </div>
      </div>
    </>
  );
}
