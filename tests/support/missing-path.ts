import type { Locale } from "../../src/i18n/locales.ts";

/** An address that leads nowhere, under the prefix of a language. */
export function missingPath(locale: Locale): string {
  return locale === "en" ? "/no-such-page" : `/${locale}/no-such-page`;
}
