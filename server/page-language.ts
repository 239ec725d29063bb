import { chooseLocale } from "../app/i18n/choose-locale.ts";
import { readLocaleCookie } from "../app/i18n/locale-cookie.ts";
import { defaultLocale, type Locale } from "../app/i18n/locales.ts";
import { localeOfPath, pages, type Route } from "../app/routes.ts";
import type { SiteRequest } from "./read-request.ts";

/** The language that a visitor of a page gets, and whether that is a choice to remember. */
export type LanguageChoice = { readonly locale: Locale; readonly isToRemember: boolean };

/**
 * The language for a request for a page. For `/` the cookie decides, then the browser's wishes, unless
 * the visitor comes from a page of ours; every other page has that of its address.
 */
export function chooseLanguage(route: Route, headers: SiteRequest["headers"]): LanguageChoice {
  const isFromHere = headers["sec-fetch-site"] === "same-origin";
  const isChosen = isFromHere && isFromOtherLanguage(route, headers);
  if (route.path !== pages.home[defaultLocale]) {
    return { locale: route.locale, isToRemember: isChosen };
  }
  const cookie = headers.cookie ?? null;
  const stored = readLocaleCookie(cookie);
  const isUnknown = stored !== undefined && "invalid" in stored;
  const acceptLanguage = headers["accept-language"] ?? null;
  return {
    locale: isFromHere ? route.locale : chooseLocale({ cookie, acceptLanguage }),
    isToRemember: isChosen || isUnknown,
  };
}

/** Without JavaScript the link to a page in another language is the only sign of a choice. */
function isFromOtherLanguage(route: Route, headers: SiteRequest["headers"]): boolean {
  const referer = URL.parse(headers.referer ?? "");
  const isDocument = headers["sec-fetch-dest"] === "document";
  return isDocument && referer !== null && localeOfPath(referer.pathname) !== route.locale;
}
