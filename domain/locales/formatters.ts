/**
 * What every formatter is made for: a language, else American English. Of a language that it does not
 * know `Intl` would else take the machine's own.
 */
export function tagsOf(tag: string): readonly string[] {
  return [tag, "en-US"];
}

/** A date formatter for a language tag; made once for the same options. */
export const dateFormatter = keepEach(
  (tags, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tags, options),
);

/** A number formatter for a language tag; made once for the same options. */
export const numberFormatter = keepEach(
  // Italian and others leave four digits bare: in a column with 10.150 that looks like a slip.
  (tags, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tags, { useGrouping: "always", ...options }),
);

/** The plural forms of a language; made once. */
export const pluralRules = keepEach(
  (tags, options: Intl.PluralRulesOptions) => new Intl.PluralRules(tags, options),
);

/** To make one takes longer than hundreds of uses, and the runtime is slow to free its memory. */
function keepEach<Options, Formatter>(
  make: (tags: readonly string[], options: Options) => Formatter,
): (tag: string, options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (tag, options) => {
    const key = tag + JSON.stringify(options);
    const formatter = made.get(key) ?? make(tagsOf(tag), options);
    made.set(key, formatter);
    return formatter;
  };
}
