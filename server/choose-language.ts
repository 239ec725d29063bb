import { chooseLocale } from "../domain/locales/choose-locale.ts";
import { readLocaleCookie } from "../domain/locales/locale-cookie.ts";
import { defaultLocale, locales } from "../domain/locales/locales.ts";
import { localeOfPath, paths, type Route } from "../house/routes/routes.ts";
import type { SiteRequest } from "./read-request.ts";

/**
 * The language for a page request, and whether to remember it. For `/` it is that of the cookie, else of
 * `Accept-Language`, unless the visitor comes from a page of this site; every other page has the language of its address.
 */
export function chooseLanguage(route: Route, headers: SiteRequest["headers"]) {
  const isFromHere = isFromSameOrigin(headers);
  const isChosen = isFromHere && isFromOtherLanguage(route, headers);
  if (locales.length === 1) return { locale: route.locale, isToRemember: false };
  if (route.path !== paths.home[defaultLocale]) {
    return { locale: route.locale, isToRemember: isChosen };
  }
  const { cookie, "accept-language": acceptLanguage } = headers;
  return {
    locale: isFromHere ? route.locale : chooseLocale(cookie, acceptLanguage),
    isToRemember: isChosen || readLocaleCookie(cookie) === null,
  };
}

/**
 * Browsers before 2023, and all browsers on plain HTTP, send no `Sec-Fetch-…`; there the `Referer` decides. `Vary` does
 * not name it, because caches revalidate the home page each time.
 */
function isFromSameOrigin({
  referer,
  host,
  "sec-fetch-site": site,
}: SiteRequest["headers"]): boolean {
  if (site !== undefined) return site === "same-origin";
  return referer !== undefined && URL.parse(referer)?.host === host;
}

/** Without JavaScript, following a link from another language is the only sign of a choice. */
function isFromOtherLanguage(route: Route, headers: SiteRequest["headers"]): boolean {
  const referer = URL.parse(headers.referer ?? "");
  const isDocument = (headers["sec-fetch-dest"] ?? "document") === "document";
  return isDocument && referer !== null && localeOfPath(referer.pathname) !== route.locale;
}
