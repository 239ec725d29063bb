import { formatCookie, localeCookieName, parseCookies } from "../cookies.ts";
import { isLocale, type Locale } from "./locales.ts";

/** How long the choice is remembered: a year, so that a guest of every summer is known again. */
export const localeCookieLifetimeDays = 365;

/**
 * The language that a `Cookie` header or `document.cookie` holds, of several the first valid; null
 * where it holds none of ours, and undefined without such a cookie.
 */
export function readLocaleCookie(cookieHeader = ""): Locale | null | undefined {
  const values = parseCookies(cookieHeader)
    .filter(({ name }) => name === localeCookieName)
    .map(({ value }) => value);
  return values.find(isLocale) ?? (values.length > 0 ? null : undefined);
}

/** The text that stores a language, for `Set-Cookie` as for `document.cookie`. */
export function localeCookie(locale: Locale, { secure }: { readonly secure: boolean }): string {
  const named = { name: localeCookieName, value: locale };
  const cookie = formatCookie(named, localeCookieLifetimeDays, "Lax");
  return secure ? `${cookie}; Secure` : cookie;
}

/** Writes the language that a visitor has chosen into the cookie that the home page asks. */
export function rememberLocale(locale: Locale, page: Pick<Window, "document" | "location">): void {
  page.document.cookie = localeCookie(locale, { secure: page.location.protocol === "https:" });
}
