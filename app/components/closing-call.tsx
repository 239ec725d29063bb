import type { ReactNode } from "react";
import { WeekLink } from "../stay/stay-links.tsx";
import styles from "./closing-call.module.css";
import { useLayout } from "./layout.tsx";
import { DatesLink } from "./links.tsx";
import { Picture, type PictureData } from "./picture.tsx";
import { fullWidthSizes } from "./picture-sizes.ts";
import { revealed } from "./reveal-on-scroll.ts";

/**
 * The last words of a page, below a picture if it has one, and what to do: take the next free week, or see
 * the calendar, unless it says so.
 */
export function ClosingCall({
  messages,
  picture,
  children,
}: {
  messages: { readonly heading: string; readonly text: string; readonly dates?: string };
  picture?: PictureData | undefined;
  children?: ReactNode;
}) {
  const { nextWeek } = useLayout().data;
  return (
    <section className={`columns ${styles.closing}`}>
      {picture && (
        <Picture picture={picture} sizes={fullWidthSizes} alt="" className={styles.picture} />
      )}
      <h2 className="chapter" {...revealed}>
        {messages.heading}
      </h2>
      <div className="stack right" {...revealed}>
        <p className="lead">{messages.text}</p>
        <div className={`row ${styles.actions}`}>
          {children ?? (
            <>
              <WeekLink className="button" />
              <DatesLink className={nextWeek ? "text-link" : "button"}>{messages.dates}</DatesLink>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
