import { useEffect, useState } from "react";
import { siteConsent } from "../../consent/site-consent.ts";
import type { Locale } from "../../i18n/locales.ts";
import { loadTexts } from "../../load-texts.ts";
import { useFrame } from "../frame.tsx";

/** The modal, loaded when it is opened: most visitors never do. Lost, it can be asked for again. */
export function LazyConsentModal() {
  const { locale, route } = useFrame();
  const [openedOn] = useState(route);
  const [modal, setModal] = useState<Awaited<ReturnType<typeof loadModal>>>();
  useEffect(() => {
    let isCurrent = true;
    loadModal(locale).then(
      (loaded) => isCurrent && setModal(loaded),
      (error) => {
        console.error("The cookie settings could not be loaded.", error);
        if (isCurrent) siteConsent.closeModal();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return (
    modal && (
      <modal.ConsentModal
        texts={modal.texts["consent-modal"]}
        descriptions={modal.texts.choices}
        openedOn={openedOn}
      />
    )
  );
}

async function loadModal(locale: Locale) {
  const [{ ConsentModal }, texts] = await Promise.all([
    import("./consent-modal.tsx"),
    loadTexts("consent-modal", locale),
  ]);
  return { ConsentModal, texts };
}
