import { useEffect, useLayoutEffect, useState } from "react";
import type { Locale } from "../../domain/locales/locales.ts";
import { reloadOnce } from "../dom/reload-once.ts";
import { readSession, writeSession } from "../dom/session.ts";
import { useLayout } from "../layout/layout.tsx";
import { loadMessages } from "../layout/load-messages.ts";
import { siteConsent } from "./site-consent.ts";

/** Where a tab keeps that the modal is wanted in the document that is loaded anew for it. */
const sessionKey = "site:consent-modal";

let isLost = false;

/** Opens the modal where a document has been loaded anew for it. */
export function openKeptModal(): void {
  if (!readSession(sessionKey)["isWanted"]) return;
  writeSession(sessionKey, {});
  siteConsent.openModal();
}

/**
 * The modal, loaded when it is opened: most visitors never do. Lost, it can be asked for again: most
 * browsers keep the failure of an `import()` for as long as a document lasts, so that is loaded anew.
 */
export function LazyConsentModal() {
  const { locale } = useLayout();
  const [modal, setModal] = useState<Awaited<ReturnType<typeof loadModal>>>();
  // It ends with the page that it was asked for on, before the next one takes the focus: a dialog that
  // closes gives it back.
  useLayoutEffect(() => siteConsent.closeModal, []);
  useEffect(() => {
    let isCurrent = true;
    loadModal(locale).then(
      (loaded) => isCurrent && setModal(loaded),
      (error) => {
        console.error("The cookie settings could not be loaded.", error);
        if (isCurrent) giveUp();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return (
    modal && (
      <modal.ConsentModal
        messages={modal.messages["consent-modal"]}
        descriptions={modal.messages.choices}
      />
    )
  );
}

function giveUp(): void {
  siteConsent.closeModal();
  // Without a network a page that can be read is better than none.
  if (isLost && navigator.onLine && reloadOnce(new URL(location.href))) {
    writeSession(sessionKey, { isWanted: true });
  }
  isLost = true;
}

async function loadModal(locale: Locale) {
  const [{ ConsentModal }, messages] = await Promise.all([
    import("./consent-modal.tsx"),
    loadMessages("consent-modal", locale),
  ]);
  return { ConsentModal, messages };
}
