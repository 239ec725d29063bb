import { useEffect, useLayoutEffect, useState } from "react";
import type { Locale } from "../../domain/locales/locales.ts";
import { reloadOnce } from "../dom/reload-once.ts";
import { readSession, writeSession } from "../dom/session.ts";
import { useLayout } from "../layout/layout.tsx";
import { loadMessages } from "../layout/load-messages.ts";
import { siteConsent } from "./site-consent.ts";

/** The session key that opens the modal after a reload. */
const sessionKey = "site:consent-modal";

let isLost = false;

/** Opens the modal if the document was reloaded for it. */
export function openKeptModal(): void {
  if (!readSession(sessionKey)["isWanted"]) return;
  writeSession(sessionKey, {});
  siteConsent.openModal();
}

/**
 * The modal, loaded when it is opened. If loading fails it can be tried again; since browsers cache a failed `import()`
 * for the life of a document, the second failure reloads it.
 */
export function LazyConsentModal() {
  const { locale } = useLayout();
  const [modal, setModal] = useState<Awaited<ReturnType<typeof loadModal>>>();
  // It closes with its page, before the next page takes the focus: a closing dialog restores it.
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
  // Without a network the readable page stays.
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
