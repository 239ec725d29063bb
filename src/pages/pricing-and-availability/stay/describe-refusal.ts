import type { Refusal } from "../../../availability/quote-stay.ts";
import { fillPlural, fillText } from "../../../i18n/fill-text.ts";
import { formatDate, formatWeekdays } from "../../../i18n/format.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Bundles } from "../../../texts/load-texts.ts";

/** Why a stay cannot be, as a sentence; `until` is the last day that the calendar knows. */
export function describeRefusal(
  refusal: Refusal,
  { until, locale, texts }: { until: string; locale: Locale; texts: Bundles["availability"] },
): string {
  const { refusals } = texts;
  switch (refusal.reason) {
    case "arrival-day":
      return fillText(refusals.arrivalDay, { days: formatWeekdays(refusal.arrivalDays, locale) });
    case "minimum-nights":
      return fillPlural(refusals.minimumNights, refusal.minimumNights, locale);
    case "too-far":
      return fillText(refusals["too-far"], { date: formatDate(until, locale) });
    default:
      return refusals[refusal.reason];
  }
}
