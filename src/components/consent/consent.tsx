import type { Locale } from "../../i18n/locales.ts";
import { loadTexts } from "../../texts/load-texts.ts";
import { useLoaded } from "./use-loaded.ts";

/**
 * The place of the cookie consent control in the frame. Nothing optional can run without
 * JavaScript, so the control arrives after the page has come to life and is not in its HTML.
 */
export function Consent() {
  const control = useLoaded(loadControl);
  return control && <control.ConsentControl texts={control.texts} />;
}

async function loadControl(locale: Locale) {
  const [{ ConsentControl }, { consent }] = await Promise.all([
    import("./consent-control.tsx"),
    loadTexts(["consent"], locale),
  ]);
  return { ConsentControl, texts: consent };
}
