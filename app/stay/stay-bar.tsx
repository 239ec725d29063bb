import { memo, type ReactNode } from "react";
import { formatStayQuery } from "../booking/stay.ts";
import { BottomBar } from "../components/bottom-bar.tsx";
import { useLayout, useMessages } from "../components/layout.tsx";
import { OutsideLink } from "../components/links.tsx";
import type { StayAnswer } from "./describe-stay.ts";
import { weekState } from "./season-weeks.ts";
import styles from "./stay-bar.module.css";
import type { LiveAvailability } from "./use-live-availability.ts";

/** At the lower edge of a phone: the stay being picked with its total, and the one thing to do next. */
export const StayBar = memo(function StayBar({
  answer,
  arrival,
  data: { weeks, availability, today, isOnRequest: isUnknown, forGuests },
}: {
  answer: StayAnswer | null;
  /** The arrival that waits for its departure, written out; an empty text for none. */
  arrival: string;
  data: LiveAvailability;
}) {
  const { bookNow } = useLayout().messages.navigation;
  const { bar } = useMessages("availability");
  if (answer?.kind === "quote") {
    const { dates, total, isOnRequest, booking, mail } = answer;
    return (
      <Bar text={dates} strong={total}>
        {isOnRequest ? (
          <a href={mail} className="button">
            {bar.ask}
          </a>
        ) : (
          <OutsideLink href={booking} className="button">
            {bookNow}
          </OutsideLink>
        )}
      </Bar>
    );
  }
  if (!answer && arrival !== "") return <Bar text={arrival} strong={bar.departure} />;
  const isFree = ({ stay }: (typeof weeks)[number]) =>
    !isUnknown && weekState(availability, stay, today) === "free";
  const offer = answer
    ? (answer.nearest.find(({ hasPrice }) => hasPrice) ?? answer.nearest[0])
    : weeks.find(isFree);
  if (!answer && !offer) return null;
  return (
    <Bar
      text={answer ? (offer ? bar.instead : answer.summary) : bar.next}
      strong={offer && `${offer.dates}, ${offer.price}${answer ? "" : forGuests}`}
    >
      <a
        href={offer ? `?${formatStayQuery(offer.stay)}#availability` : "#quote"}
        className="button"
      >
        {offer ? bar.choose : bar.others}
      </a>
    </Bar>
  );
});

function Bar({
  text,
  strong,
  children,
}: {
  text: string;
  strong: string | undefined;
  children?: ReactNode;
}) {
  return (
    <BottomBar>
      <p className={styles.text}>
        <small>{text}</small> {strong && <b>{strong}</b>}
      </p>
      {children}
    </BottomBar>
  );
}
