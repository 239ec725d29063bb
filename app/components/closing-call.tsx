import type { ReactNode } from "react";
import styles from "./closing-call.module.css";
import { BookLink, DatesLink } from "./links.tsx";
import { revealed } from "./reveal-on-scroll.ts";

/** The last words of a page, and what to do: see the calendar with its prices or book, unless it says so. */
export function ClosingCall({
  messages,
  children,
}: {
  messages: { readonly heading: string; readonly text: string; readonly dates?: string };
  children?: ReactNode;
}) {
  return (
    <section className={`columns ruled ${styles.closing}`} {...revealed}>
      <h2 className="chapter left">{messages.heading}</h2>
      <div className="stack right">
        <p className="lead">{messages.text}</p>
        <div className={`row ${styles.actions}`}>
          {children ?? (
            <>
              <DatesLink className="button">{messages.dates}</DatesLink>
              <BookLink className="button button-quiet" />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
