/** A date formatter for a language tag; made once for the same options. */
export const dateFormatter = keepEach(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** A number formatter for a language tag; made once for the same options. */
export const numberFormatter = keepEach(
  // Italian and others leave four digits bare: in a column with 10.150 that looks like a slip.
  (tag, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { useGrouping: "always", ...options }),
);

/** The plural forms of a language; made once. */
export const pluralRules = keepEach(
  (tag, options: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options),
);

/** To make one takes longer than hundreds of uses, and the runtime is slow to free its memory. */
function keepEach<Options, Formatter>(
  make: (tag: string, options: Options) => Formatter,
): (tag: string, options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (tag, options) => {
    const key = tag + JSON.stringify(options);
    const formatter = made.get(key) ?? make(tag, options);
    made.set(key, formatter);
    return formatter;
  };
}
