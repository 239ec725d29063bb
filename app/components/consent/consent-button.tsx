import type { Ref } from "react";
import { siteConsent } from "../../consent/site-consent.ts";
import { useLayout } from "../layout.tsx";
import styles from "./consent-button.module.css";

/** The way back to the settings, at the lower left of every page. */
export function ConsentButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const { button: label } = useLayout().messages.consent;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      onClick={siteConsent.openModal}
      ref={ref}
    >
      <span className={styles.tab}>
        <svg className={styles.picture} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12.6 3.5a8.5 8.5 0 1 0 7.9 7.9 3.6 3.6 0 0 1-4.2-3.7 3.6 3.6 0 0 1-3.7-4.2Z" />
          <path d="M9 9.5h.01M8 14.5h.01M12.5 12.5h.01M13 17h.01M16.5 14.5h.01" />
        </svg>
        <span className={styles.label}>{label}</span>
      </span>
    </button>
  );
}
