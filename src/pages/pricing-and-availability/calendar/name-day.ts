import type { DayStatus } from "../../../availability/day-status.ts";
import { fillText } from "../../../i18n/fill-text.ts";
import { formatDay } from "../../../i18n/format.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Bundles } from "../../../texts/load-texts.ts";
import type { PickedPart } from "./picked-part.ts";

/** A day of the calendar as it is shown. */
export type ShownDay = {
  readonly date: string;
  readonly status: DayStatus["status"] | "changeover";
  /** What the night costs, formatted; nothing where it is taken or on request. */
  readonly price: string | undefined;
  readonly part: PickedPart | undefined;
  readonly isToday: boolean;
};

/** The name of a day for those who hear it: date, status, price, and its part in the stay. */
export function nameDay(
  { date, status, price, part, isToday }: ShownDay,
  { locale, texts }: { locale: Locale; texts: Bundles["availability"] },
): string {
  const { days, perNight } = texts;
  return [
    formatDay(date, locale),
    ...(isToday ? [days.today] : []),
    days[status],
    ...(price === undefined ? [] : [fillText(perNight, { price })]),
    ...(part === undefined ? [] : [days[part]]),
  ].join(", ");
}
