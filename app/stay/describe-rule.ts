import { fillPlural } from "../i18n/fill-plural.ts";
import { fillText } from "../i18n/fill-text.ts";
import { formatWeekdays } from "../i18n/format.ts";
import type { Wording } from "./stay-context.ts";
import type { SeasonRule } from "./stay-rules.ts";

/** What a season asks of stays, in words: the same in the price list as where a stay is refused. */
export function describeRule(
  { rule, period }: SeasonRule,
  { locale, texts: { rules } }: Wording,
): string {
  const text = rules[rule];
  const asked = [period[rule] ?? []].flat();
  if (typeof text !== "string") return fillPlural(text, asked[0] ?? 0, locale);
  const days = formatWeekdays(asked, locale);
  return fillText(text, { days, day: days });
}
