import { fillMessage } from "../i18n/fill-message.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import { formatWeekdays } from "../i18n/format.ts";
import type { Localized } from "./stay-context.ts";
import type { SeasonRule } from "./stay-rules.ts";

/** What a season asks of stays, in words: the same in the price list as where a stay is refused. */
export function describeRule(
  { rule, period }: SeasonRule,
  { locale, messages: { rules } }: Localized,
): string {
  const text = rules[rule];
  const asked = [period[rule] ?? []].flat();
  if (typeof text !== "string") return fillPlural(text, asked[0] ?? 0, locale);
  const days = formatWeekdays(asked, locale);
  return fillMessage(text, { days, day: days });
}
