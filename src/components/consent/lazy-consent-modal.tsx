import { useState } from "react";
import type { ChoiceDescription } from "../../consent/consent-settings.ts";
import { siteConsent } from "../../consent/site-consent.ts";
import type { Locale, PerLocale } from "../../i18n/locales.ts";
import type { Bundles } from "../../texts/load-texts.ts";
import { useFrame } from "../frame.tsx";
import type { Decide } from "./consent-control.tsx";
import { useLoaded } from "./use-loaded.ts";

/** What the modal says about each choice: a chunk of its own in each language. */
const descriptionsOf: PerLocale<
  () => Promise<{ readonly descriptions: readonly ChoiceDescription[] }>
> = {
  en: () => import("virtual:consent-choices/en"),
  hr: () => import("virtual:consent-choices/hr"),
  de: () => import("virtual:consent-choices/de"),
  it: () => import("virtual:consent-choices/it"),
};

/** The modal, loaded when it is opened: most visitors never do. Lost, it can be asked for again. */
export function LazyConsentModal(props: { texts: Bundles["consent"]["modal"]; decide: Decide }) {
  const modal = useLoaded(loadModal, siteConsent.closeModal);
  const { route } = useFrame();
  const [openedOn] = useState(route);
  return (
    modal && <modal.ConsentModal {...{ ...props, openedOn, descriptions: modal.descriptions }} />
  );
}

async function loadModal(locale: Locale) {
  const [{ ConsentModal }, { descriptions }] = await Promise.all([
    import("./consent-modal.tsx"),
    descriptionsOf[locale](),
  ]);
  return { ConsentModal, descriptions };
}
