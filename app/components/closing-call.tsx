import styles from "./closing-call.module.css";
import { BookLink, SiteLink } from "./links.tsx";
import { revealed } from "./reveal-on-scroll.ts";

/** The last words of a page: an invitation to the calendar with its prices, or straight to booking. */
export function ClosingCall({
  texts,
}: {
  texts: { readonly heading: string; readonly text: string; readonly dates: string };
}) {
  return (
    <section className={`columns ruled ${styles.closing}`} {...revealed}>
      <h2 className="left">{texts.heading}</h2>
      <div className="stack right">
        <p className="lead">{texts.text}</p>
        <p className={`row ${styles.actions}`}>
          <SiteLink page="pricing-and-availability" hash="#availability" className="button">
            {texts.dates}
          </SiteLink>
          <BookLink className="button button-quiet" />
        </p>
      </div>
    </section>
  );
}
