import { chooseLocale } from "../src/i18n/choose-locale.ts";
import { localeCookie, readLocaleCookie } from "../src/i18n/locale-cookie.ts";
import type { Locale } from "../src/i18n/locales.ts";
import { localeOfPath, type Route } from "../src/routes.ts";
import type { HeaderReader } from "./read-request.ts";

/** What the request for a home page leads to, and the cookie to leave, if any. */
export type HomeChoice = { readonly locale: Locale; readonly setCookie?: string };

type CookieOptions = { readonly secure: boolean };

/** The language of whoever asks for `/`; a guest who comes from our own pages chose English. */
export function chooseHome(headers: HeaderReader, options: CookieOptions): HomeChoice {
  const cookie = headers.get("Cookie");
  const acceptLanguage = headers.get("Accept-Language");
  const locale = isFromThisSite(headers) ? "en" : chooseLocale({ cookie, acceptLanguage });
  const stored = readLocaleCookie(cookie);
  const isUnknown = stored !== undefined && "invalid" in stored;
  return isUnknown ? { locale, setCookie: localeCookie(locale, options) } : { locale };
}

/**
 * The cookie to leave with a page when its visitor followed a link from a page of ours in another
 * language: without JavaScript that link is the only sign of a choice.
 */
export function rememberChoice(
  route: Route,
  headers: HeaderReader,
  options: CookieOptions,
): string | undefined {
  if (!isFromThisSite(headers) || headers.get("Sec-Fetch-Dest") !== "document") {
    return undefined;
  }
  const referer = URL.parse(headers.get("Referer") ?? "");
  const isChoice = referer !== null && localeOfPath(referer.pathname) !== route.locale;
  return isChoice ? localeCookie(route.locale, options) : undefined;
}

function isFromThisSite(headers: HeaderReader): boolean {
  return headers.get("Sec-Fetch-Site") === "same-origin";
}
