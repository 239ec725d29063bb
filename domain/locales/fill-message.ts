declare const placeholders: unique symbol;

/** A message in one language; `fillMessage` puts values in the place of its `{placeholders}`. */
export type Message<Placeholder extends string = never> = string & {
  readonly [placeholders]?: Placeholder;
};

/** One message per plural category of the language; `{count}` stands for the number. */
export type Plural<Placeholder extends string = never> = {
  readonly [category in Intl.LDMLPluralRule]?: Message<Placeholder | "count">;
} & { readonly other: Message<Placeholder | "count"> };

/** The text with every `{name}` replaced by its value; a name without a value stays as it is. */
export function fillMessage<Name extends string>(
  text: Message<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name as Name]) : placeholder,
  );
}
