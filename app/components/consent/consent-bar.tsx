import { siteConsent } from "../../consent/site-consent.ts";
import type { Bundles } from "../../load-texts.ts";
import { SiteLink } from "../links.tsx";
import styles from "./consent-bar.module.css";

/** The question low on the screen: it waits, takes no focus and moves nothing. */
export function ConsentBar({ label, texts }: { label: string; texts: Bundles["consent"]["bar"] }) {
  return (
    <section className={styles.bar} aria-label={label} data-consent-bar="">
      {/* Two paragraphs: as one it would be the largest text of a page, and that would come late. */}
      <div className={styles.text}>
        <p>{texts.optional}</p>
        <p>
          {`${texts.always} ${texts.change} `}
          <button type="button" className="text-link" onClick={siteConsent.openModal}>
            {texts.choose}
          </button>{" "}
          <SiteLink page="cookies" className="text-link">
            {texts.policy}
          </SiteLink>
        </p>
      </div>
      <div className={styles.answers}>
        <button type="button" className="button button-quiet" onClick={siteConsent.acceptAll}>
          {texts.acceptAll}
        </button>
        <button type="button" className="button button-quiet" onClick={siteConsent.acceptNecessary}>
          {texts.acceptNecessary}
        </button>
      </div>
    </section>
  );
}
