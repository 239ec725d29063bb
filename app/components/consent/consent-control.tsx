import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { nextPaint } from "../../browser/next-paint.ts";
import { siteConsent } from "../../consent/site-consent.ts";
import { useLayout } from "../layout.tsx";
import { ConsentBar } from "./consent-bar.tsx";
import { ConsentButton } from "./consent-button.tsx";
import { LazyConsentModal, openKeptModal } from "./lazy-consent-modal.tsx";

/**
 * The bar of the undecided, the small button of the decided, and the modal of both. Nothing optional
 * can run without JavaScript, so the HTML of a page has none of them.
 */
export function ConsentControl() {
  const { route, messages } = useLayout();
  // The server knows nothing of a visitor.
  const consent = useSyncExternalStore(siteConsent.subscribe, siteConsent.read, () => undefined);
  const isDecided = consent !== undefined && consent.status !== "undecided";
  const button = useRef<HTMLButtonElement>(null);
  const isDecidedHere = consent?.isDecidedHere;

  // The bar takes the focus away with it: whoever has clicked there goes on at the small button, once
  // the click has had its frame. A decision in another tab moves nothing.
  useEffect(() => {
    if (!isDecided || !isDecidedHere) return;
    nextPaint().then(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    });
  }, [isDecided, isDecidedHere]);

  // Pages that stay as they were sent open the settings by this attribute. Captured by the window:
  // React stops events in what it has not taken over before they get to the document.
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
        // At the end of the document, where readers of it will look for settings.
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
