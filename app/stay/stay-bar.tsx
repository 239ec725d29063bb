import { BottomBar } from "../components/bottom-bar.tsx";
import { useFrame } from "../components/frame.tsx";
import { OutsideLink } from "../components/links.tsx";
import type { Bundles } from "../load-texts.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import type { StayAnswer } from "./describe-stay.ts";
import { formatStayQuery } from "./stay.ts";
import styles from "./stay-bar.module.css";

/** At the lower edge of a phone: the stay being picked with its total, and the one thing to do next. */
export function StayBar({
  answer,
  arrival,
  nextWeek,
  texts,
}: {
  answer: StayAnswer | null;
  /** The arrival that waits for its departure, written out; an empty text for none. */
  arrival: string;
  nextWeek: AvailabilityData["weeks"][number] | undefined;
  texts: Bundles["availability"];
}) {
  const { bookNow } = useFrame().texts.navigation;
  const { bar } = texts;
  if (answer?.kind === "quote") {
    const { dates, total, isOnRequest, booking, mail } = answer;
    return (
      <BottomBar>
        <p className={styles.text}>
          <small>{dates}</small> <b>{total}</b>
        </p>
        {isOnRequest ? (
          <a href={mail} className="button">
            {bar.ask}
          </a>
        ) : (
          <OutsideLink href={booking} className="button">
            {bookNow}
          </OutsideLink>
        )}
      </BottomBar>
    );
  }
  if (answer) {
    const [nearest] = answer.nearest;
    return (
      <BottomBar>
        <p className={styles.text}>
          <small>{answer.summary}</small>{" "}
          {nearest && (
            <b>
              {nearest.dates}, {nearest.price}
            </b>
          )}
        </p>
        <a
          href={nearest ? `?${formatStayQuery(nearest.stay)}#availability` : "#quote"}
          className="button"
        >
          {nearest ? bar.choose : bar.others}
        </a>
      </BottomBar>
    );
  }
  if (arrival !== "") {
    return (
      <BottomBar>
        <p className={styles.text}>
          <small>{arrival}</small> <b>{bar.departure}</b>
        </p>
      </BottomBar>
    );
  }
  return (
    nextWeek && (
      <BottomBar>
        <p className={styles.text}>
          <small>{bar.next}</small>{" "}
          <b>
            {nextWeek.dates}, {nextWeek.price}
          </b>
        </p>
        <a href={`?${formatStayQuery(nextWeek.stay)}#availability`} className="button">
          {bar.choose}
        </a>
      </BottomBar>
    )
  );
}
