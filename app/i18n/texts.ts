declare const placeholders: unique symbol;

/** A wording in one language; `fillText` puts values in the place of its `{placeholders}`. */
export type Text<Placeholder extends string = never> = string & {
  readonly [placeholders]?: Placeholder;
};

/** One wording per plural category of the language; `{count}` stands for the number. */
export type Plural<Placeholder extends string = never> = {
  readonly [category in Intl.LDMLPluralRule]?: Text<Placeholder | "count">;
} & { readonly other: Text<Placeholder | "count"> };
