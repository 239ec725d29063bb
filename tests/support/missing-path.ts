import type { Locale } from "../../src/i18n/locales.ts";
import { localePrefix } from "../../src/routes.ts";

/** An address that leads nowhere, under the prefix of a language. */
export function missingPath(locale: Locale): string {
  return `${localePrefix(locale)}/no-such-page`;
}
