import { formatDuration } from "../i18n/format.ts";
import type { Locale } from "../i18n/locales.ts";
import type { CookieLifetime } from "./facts.ts";

/** How long a cookie lives, in words; `session` says it of one that ends with the visit. */
export function describeLifetime(
  lifetime: CookieLifetime,
  locale: Locale,
  session: string,
): string {
  if (lifetime === "session") return session;
  if ("days" in lifetime) return formatDuration(lifetime.days, "day", locale);
  if ("months" in lifetime) return formatDuration(lifetime.months, "month", locale);
  return formatDuration(lifetime.years, "year", locale);
}
