import { localeCookie } from "./locale-cookie.ts";
import type { Locale } from "./locales.ts";

/** Writes the language that a visitor has chosen into the cookie that the home page asks. */
export function rememberLocale(locale: Locale, page: Pick<Window, "document" | "location">): void {
  page.document.cookie = localeCookie(locale, { secure: page.location.protocol === "https:" });
}
