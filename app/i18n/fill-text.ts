import { numberFormatter, pluralRules } from "./formatters.ts";
import type { Locale } from "./locales.ts";
import type { Plural } from "./texts.ts";

/** The text with every `{name}` replaced by its value; a name without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** The wording for a number of things, `{count}` filled in as the language writes numbers. */
export function fillPlural(
  plural: Plural,
  count: number,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = plural[pluralRules(locale, {}).select(count)] ?? plural.other;
  return fillText(text, { ...values, count: formatCount(count, locale) });
}

function formatCount(count: number, locale: Locale): string {
  return numberFormatter(locale, {}).format(count);
}
