import type { ReactNode } from "react";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { formatStayQuery } from "../stay/stay.ts";
import { BookStayLink } from "../stay/stay-links.tsx";
import { useNextWeek, useStayView } from "../stay/stay-store.ts";
import styles from "./dates-bar.module.css";
import { useLayout } from "./layout.tsx";
import { DatesLink } from "./links.tsx";

/**
 * The bottom bar of phones: the guest's stay with its total and the link to book it, else the next free week, if known, or
 * the price of a night, and the link to the dates.
 */
export function DatesBar() {
  const { data, messages } = useLayout();
  const { navigation } = messages;
  const view = useStayView();
  const week = useNextWeek();
  if (view?.kind === "quote") {
    return (
      <BottomBar>
        <p>
          <b>{view.total}</b> <small>{view.head}</small>
        </p>
        <BookStayLink view={view} />
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      {week && (
        <p data-valid-until={week.validUntil}>
          <small>{week.dates}</small> <b>{week.price}</b>
        </p>
      )}
      <p className="otherwise">{fillMessage(navigation.prices, { prices: data.prices })}</p>
      <DatesLink query={week ? formatStayQuery(week) : undefined} className="button" />
    </BottomBar>
  );
}

/**
 * A bar at the bottom of a phone's screen with one action. It is sticky within its parent, and hidden on wider screens.
 */
function BottomBar({ children }: { children: ReactNode }) {
  return <div className={`cluster sheet ${styles.bar}`}>{children}</div>;
}
