import { fillText, type Plural, type Text } from "./fill-text.ts";
import { numberFormatter, pluralRules } from "./formatters.ts";
import type { Locale } from "./locales.ts";

/** The wording for a number of things, `{count}` filled in as the language writes numbers. */
export function fillPlural<Name extends string = never>(
  plural: Plural<Name>,
  count: number,
  locale: Locale,
  values = {} as Readonly<Record<Name, string | number>>,
): string {
  const text: Text<Name | "count"> = plural[pluralRules(locale, {}).select(count)] ?? plural.other;
  const written = numberFormatter(locale, {}).format(count);
  return fillText(text, { ...values, count: written } as Record<Name | "count", string>);
}
