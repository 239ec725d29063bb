import styles from "./cookie-settings.module.css";
import type { MarkdownData } from "./markdown-data.server.ts";

/** The way from the cookie policy to the settings; without JavaScript, why there is none. */
export function CookieSettings({ texts }: { texts: MarkdownData["cookieSettings"] }) {
  return (
    <>
      <p className={styles.settings}>
        <button type="button" className="button button-quiet" data-consent-settings="">
          {texts.label}
        </button>
      </p>
      <noscript>
        <p>{texts.withoutScripts}</p>
      </noscript>
    </>
  );
}
