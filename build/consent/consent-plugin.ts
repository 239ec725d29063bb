import type { Plugin } from "vite";
import { cookies } from "../../content/cookies.ts";
import { texts as de } from "../../content/de/legal.ts";
import { texts as en } from "../../content/en/legal.ts";
import { texts as hr } from "../../content/hr/legal.ts";
import { texts as it } from "../../content/it/legal.ts";
import { isLocale, type PerLocale } from "../../src/i18n/locales.ts";
import { describeChoices } from "./describe-choices.ts";
import { makeConsentSettings } from "./make-consent-settings.ts";

const settingsModule = "virtual:consent-settings";
const choicesModules = "virtual:consent-choices/";

const sessionWords: PerLocale<string> = {
  en: en.session,
  hr: hr.session,
  de: de.session,
  it: it.session,
};

/**
 * Vite plugin: the consent configuration as modules, of which a page loads what it needs: settings
 * without words, and for the modal the wording of one language.
 */
export function consentPlugin(tagManagerId = process.env["TAG_MANAGER_ID"]): Plugin {
  return {
    name: "consent",
    resolveId: {
      filter: { id: /^virtual:consent-/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:consent-/ },
      handler(id) {
        const name = id.slice(1);
        if (name === settingsModule) {
          const settings = makeConsentSettings(cookies, tagManagerId || null);
          return `export const settings = ${JSON.stringify(settings)};`;
        }
        const locale = name.slice(choicesModules.length);
        if (!isLocale(locale)) throw new Error(`no consent texts for locale ${locale}`);
        const descriptions = describeChoices(cookies, locale, sessionWords[locale]);
        return `export const descriptions = ${JSON.stringify(descriptions)};`;
      },
    },
  };
}
