import { formatTime } from "../i18n/format.ts";
import type { Locale } from "../i18n/locales.ts";
import { factMessages } from "./facts.server.ts";

/** A time of day `HH:MM` as sentences have it, a full hour without minutes where the language drops them. */
export function describeHour(time: string, locale: Locale): string {
  const { wholeHours } = factMessages(locale).language;
  const written = formatTime(new Date(`2024-01-01T${time}Z`), "UTC", locale);
  return wholeHours ? written.replace(":00", "") : written;
}
