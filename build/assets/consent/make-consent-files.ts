import { locales } from "../../../app/i18n/locales.ts";
import type { Content } from "../../content/content.ts";
import { findText } from "../../content/find-text.ts";
import type { Files } from "../generated-folder.ts";
import { describeChoices } from "./describe-choices.ts";
import { makeConsentSettings } from "./make-consent-settings.ts";

/**
 * The consent configuration in files, of which a page loads what it needs: `consent/settings.json`
 * without words, and for the modal the wording of each language, `consent/choices-<locale>.json`.
 */
export function makeConsentFiles(
  { cookies, texts }: Content,
  tagManagerId: string | undefined,
): Files {
  const choices = locales.map((locale) => {
    const session = String(findText(texts[locale]["legal"], "session"));
    const descriptions = describeChoices(cookies, locale, session);
    return [`consent/choices-${locale}.json`, JSON.stringify(descriptions)];
  });
  const settings = makeConsentSettings(cookies, tagManagerId || null);
  return { ...Object.fromEntries(choices), "consent/settings.json": JSON.stringify(settings) };
}
