import { dateAtHouse, houseTimeZone } from "../../../availability/today.ts";
import { fillText } from "../../../i18n/fill-text.ts";
import { formatDate, formatTime } from "../../../i18n/format.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Bundles } from "../../../texts/load-texts.ts";

/** When the calendar was last checked, a sentence in the time of the house; empty if it never was. */
export function describeCheck(
  checkedAt: string | null,
  { locale, texts }: { locale: Locale; texts: Bundles["availability"] },
): string {
  if (checkedAt === null) return "";
  const instant = new Date(checkedAt);
  return fillText(texts.checked, {
    date: formatDate(dateAtHouse(instant), locale),
    time: formatTime(instant, houseTimeZone, locale),
  });
}
