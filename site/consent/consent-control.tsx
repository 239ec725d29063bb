import { type Ref, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { nextPaint } from "../dom/next-paint.ts";
import { useLayout } from "../layout/layout.tsx";
import { SiteLink } from "../layout/links.tsx";
import barStyles from "./consent-bar.module.css";
import buttonStyles from "./consent-button.module.css";
import { LazyConsentModal, openKeptModal } from "./lazy-consent-modal.tsx";
import { siteConsent } from "./site-consent.ts";

/**
 * The consent bar for undecided visitors, the small button for decided ones, and the modal. Nothing optional runs without
 * JavaScript, so the HTML of a page contains none of them.
 */
export function ConsentControl() {
  const { route, messages } = useLayout();
  // The server does not know the visitor's decision.
  const consent = useSyncExternalStore(siteConsent.subscribe, siteConsent.read, () => undefined);
  const isDecided = consent !== undefined && consent.status !== "undecided";
  const button = useRef<HTMLButtonElement>(null);
  const isDecidedHere = consent?.isDecidedHere;

  // The focus moves from the removed bar to the small button, after the frame of the click. A decision in another tab
  // does not move it.
  useEffect(() => {
    if (!isDecided || !isDecidedHere) return;
    nextPaint().then(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    });
  }, [isDecided, isDecidedHere]);

  // Static HTML opens the settings by this attribute. The listener captures on the window, because React stops events in
  // HTML that it has not hydrated.
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      if ((target as Element).closest("[data-consent-settings]")) siteConsent.openModal();
    };
    addEventListener("click", open, { capture: true });
    return () => removeEventListener("click", open, { capture: true });
  }, []);

  useEffect(openKeptModal, []);

  if (!consent) return null;
  return (
    <>
      {isDecided ? (
        // At the end of the document, where screen reader users look for settings.
        createPortal(
          <aside aria-label={messages.consent.label}>
            <ConsentButton ref={button} />
          </aside>,
          document.body,
        )
      ) : (
        <ConsentBar />
      )}
      {consent.isModalActive && <LazyConsentModal key={route?.name} />}
    </>
  );
}

/** The question at the bottom of the screen; it takes no focus and shifts nothing. */
function ConsentBar() {
  const { label, bar: messages } = useLayout().messages.consent;
  return (
    <section
      className={`sheet screen-only ${barStyles.bar}`}
      aria-label={label}
      data-consent-bar=""
    >
      {/* Two paragraphs: one would be the largest text of the page, and paint late (LCP). */}
      <div className={barStyles.text}>
        <p>{messages.optional}</p>
        <p className={`cluster ${barStyles.ways}`}>
          <button type="button" className="text-link" onClick={siteConsent.openModal}>
            {messages.choose}
          </button>
          <SiteLink page="cookies" className="text-link">
            {messages.policy}
          </SiteLink>
        </p>
      </div>
      <div className={`grid ${barStyles.answers}`}>
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

/** The way back to the settings, at the lower left of every page. */
function ConsentButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const { button: label } = useLayout().messages.consent;
  return (
    <button
      type="button"
      className={`screen-only ${buttonStyles.button}`}
      aria-label={label}
      onClick={siteConsent.openModal}
      ref={ref}
    >
      <span className={buttonStyles.tab}>
        <svg className={buttonStyles.picture} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12.6 3.5a8.5 8.5 0 1 0 7.9 7.9 3.6 3.6 0 0 1-4.2-3.7 3.6 3.6 0 0 1-3.7-4.2Z" />
          <path d="M9 9.5h.01M8 14.5h.01M12.5 12.5h.01M13 17h.01M16.5 14.5h.01" />
        </svg>
        <span className={buttonStyles.label}>{label}</span>
      </span>
    </button>
  );
}
