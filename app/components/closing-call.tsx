import type { ReactNode } from "react";
import styles from "./closing-call.module.css";
import { BookLink, DatesLink, WeekLink } from "./links.tsx";
import { revealed } from "./reveal-on-scroll.ts";

/** The last words of a page, and what to do: take the next free week, see the calendar or book, unless it says so. */
export function ClosingCall({
  messages,
  children,
}: {
  messages: { readonly heading: string; readonly text: string; readonly dates?: string };
  children?: ReactNode;
}) {
  return (
    <section className={`columns ${styles.closing}`}>
      <h2 className="chapter left" {...revealed}>
        {messages.heading}
      </h2>
      <div className="stack right" {...revealed}>
        <p className="lead">{messages.text}</p>
        <div className={`row ${styles.actions}`}>
          {children ?? (
            <>
              <WeekLink className="button button-quiet" />
              <DatesLink className="button button-quiet">{messages.dates}</DatesLink>
              <BookLink className="text-link" />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
