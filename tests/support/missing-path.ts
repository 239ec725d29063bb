import type { Locale } from "../../app/i18n/locales.ts";
import { localePrefix } from "../../app/routes.ts";

/** An address that leads nowhere, under the prefix of a language. */
export function missingPath(locale: Locale): string {
  return `${localePrefix(locale)}/no-such-page`;
}
