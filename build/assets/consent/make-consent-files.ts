import type { Content } from "../../content/content.ts";
import type { Files } from "../generated-folder.ts";
import { describeChoices } from "./describe-choices.ts";
import { makeConsentSettings } from "./make-consent-settings.ts";

/**
 * The consent configuration in files, of which a page loads what it needs: `consent/settings.json`
 * without words, and for the modal the wording of each language, `consent/choices-<locale>.json`.
 */
export function makeConsentFiles(content: Content, tagManagerId: string | undefined): Files {
  const choices = content.locales.map((locale) => [
    `consent/choices-${locale}.json`,
    JSON.stringify(describeChoices(content, locale)),
  ]);
  const settings = makeConsentSettings(content.cookies, tagManagerId || null);
  return { ...Object.fromEntries(choices), "consent/settings.json": JSON.stringify(settings) };
}
