declare const placeholders: unique symbol;

/** A wording in one language; `fillText` puts values in the place of its `{placeholders}`. */
export type Text<Placeholder extends string = never> = string & {
  readonly [placeholders]?: Placeholder;
};

/** One wording per plural category of the language; `{count}` stands for the number. */
export type Plural<Placeholder extends string = never> = {
  readonly [category in Intl.LDMLPluralRule]?: Text<Placeholder | "count">;
} & { readonly other: Text<Placeholder | "count"> };

/** The text with every `{name}` replaced by its value; a name without a value stays as it is. */
export function fillText<Name extends string>(
  text: Text<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name as Name]) : placeholder,
  );
}
