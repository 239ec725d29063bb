import { useLayoutEffect, useRef } from "react";
import { siteConsent } from "../../consent/site-consent.ts";
import type { Bundles } from "../../load-texts.ts";
import { SiteLink } from "../links.tsx";
import styles from "./consent-bar.module.css";

const heightProperty = "--consent-bar-height";

/** The question at the lower edge of the screen: it waits, takes no focus and moves nothing. */
export function ConsentBar({ label, texts }: { label: string; texts: Bundles["consent"]["bar"] }) {
  const bar = useRef<HTMLElement>(null);

  // The document grows at its end by what the bar covers, so that nothing stays under it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { top = innerHeight } = bar.current?.getBoundingClientRect() ?? {};
      style.setProperty(heightProperty, `${innerHeight - top}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(heightProperty);
    };
  }, []);

  return (
    <section className={styles.bar} aria-label={label} ref={bar}>
      <div className={styles.text}>
        {/* In one paragraph these would be the largest text of some pages, painted last. */}
        <p>{texts.always}</p>
        <p>{texts.optional}</p>
        <p>{texts.change}</p>
      </div>
      <div className={styles.answers}>
        <button type="button" className="button button-quiet" onClick={siteConsent.acceptAll}>
          {texts.acceptAll}
        </button>
        <button type="button" className="button button-quiet" onClick={siteConsent.acceptNecessary}>
          {texts.acceptNecessary}
        </button>
        <button type="button" className={styles.choose} onClick={siteConsent.openModal}>
          {texts.choose}
        </button>
        <SiteLink page="cookies" className={styles.policy}>
          {texts.policy}
        </SiteLink>
      </div>
    </section>
  );
}
