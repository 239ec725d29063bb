/** One wording per plural category of the language; `{count}` stands for the number. */
export type Plural = { readonly [category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** The shape that a translation must have: that of the English texts, with any wording. */
export type Texts<English> = English extends string
  ? string
  : English extends { other: string }
    ? Plural
    : English extends readonly (infer Item)[]
      ? readonly Texts<Item>[]
      : { readonly [Key in keyof English]: Texts<English[Key]> };
