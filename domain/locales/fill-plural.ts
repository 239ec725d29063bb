import { fillMessage, type Message, type Plural } from "./fill-message.ts";
import { numberFormatter, pluralRules } from "./formatters.ts";
import type { Locale } from "./locales.ts";

/** The message for a number of things, `{count}` filled in as the language writes numbers. */
export function fillPlural<Name extends string = never>(
  plural: Plural<Name>,
  count: number,
  locale: Locale,
  values = {} as Readonly<Record<Name, string | number>>,
): string {
  const text: Message<Name | "count"> =
    plural[pluralRules(locale, {}).select(count)] ?? plural.other;
  const written = numberFormatter(locale, {}).format(count);
  return fillMessage(text, { ...values, count: written } as Record<Name | "count", string>);
}
