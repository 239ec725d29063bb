import { siteConsent } from "../../consent/site-consent.ts";
import { useLayout } from "../layout.tsx";
import { SiteLink } from "../links.tsx";
import styles from "./consent-bar.module.css";

/** The question low on the screen: it waits, takes no focus and moves nothing. */
export function ConsentBar() {
  const { label, bar: messages } = useLayout().messages.consent;
  return (
    <section className={styles.bar} aria-label={label} data-consent-bar="">
      {/* Two paragraphs: as one it would be the largest text of a page, and that would come late. */}
      <div className={styles.text}>
        <p>{messages.optional}</p>
        <p>
          {`${messages.change} `}
          <button type="button" className="text-link" onClick={siteConsent.openModal}>
            {messages.choose}
          </button>{" "}
          <SiteLink page="cookies" className="text-link">
            {messages.policy}
          </SiteLink>
        </p>
      </div>
      <div className={styles.answers}>
        <button type="button" className="button button-quiet" onClick={siteConsent.acceptAll}>
          {messages.acceptAll}
        </button>
        <button type="button" className="button button-quiet" onClick={siteConsent.acceptNecessary}>
          {messages.acceptNecessary}
        </button>
      </div>
    </section>
  );
}
