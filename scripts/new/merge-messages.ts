import type * as v from "valibot";
import { pluralRules } from "../../app/i18n/formatters.ts";

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
};
type Tree = Readonly<Record<string, unknown>>;

/**
 * Puts a house's own texts over those of another, by the schema of the file. What is said of facts, and
 * what not every house has, is never taken over from the other.
 */
export function mergeMessages(schema: Schema, other: unknown, own: unknown): unknown {
  if (schema.type === "record" || schema.type === "exact_optional") {
    return own ?? (schema.type === "record" ? {} : undefined);
  }
  const { entries } = schema;
  // Plurals are whole: another language has other forms.
  if (!entries || "few" in entries) return own ?? other;
  const merged = Object.entries(entries).map(([key, entry]) => [
    key,
    mergeMessages(entry, (other as Tree | undefined)?.[key], (own as Tree | undefined)?.[key]),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Messages of another language, each marked as one to translate, with the plural forms of the language. */
export function markTexts(messages: unknown, locale: string): unknown {
  if (typeof messages === "string") return markText(messages);
  if (Array.isArray(messages)) return messages.map((text) => markTexts(text, locale));
  const tree = messages as Tree;
  const isPlural = "other" in tree && Object.keys(tree).every((key) => forms.test(key));
  const { pluralCategories } = pluralRules(locale, {}).resolvedOptions();
  const keys = isPlural ? pluralCategories : Object.keys(tree);
  return Object.fromEntries(
    keys.map((key) => [
      key,
      // What a page is called in its address is no text.
      key === "address" ? tree[key] : markTexts(tree[key] ?? tree["other"], locale),
    ]),
  );
}

const forms = /^(?:zero|one|two|few|many|other)$/;

/** `[…]` is what `npm run ready` looks for. */
export function markText(text: string): string {
  return text.includes("…]") ? text : `[${text} …]`;
}
