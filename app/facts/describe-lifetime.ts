import { numberFormatter } from "../i18n/formatters.ts";
import type { CookieLifetime } from "./cookies.ts";

/**
 * How long a cookie lives, in the words of a language (`de-DE`); `session` says it of one that ends
 * with the visit.
 */
export function describeLifetime(
  lifetime: CookieLifetime,
  languageTag: string,
  session: string,
): string {
  if (lifetime === "session") return session;
  const write = (value: number, unit: "day" | "month" | "year") =>
    numberFormatter(languageTag, { style: "unit", unit, unitDisplay: "long" }).format(value);
  if ("days" in lifetime) return write(lifetime.days, "day");
  if ("months" in lifetime) return write(lifetime.months, "month");
  return write(lifetime.years, "year");
}
