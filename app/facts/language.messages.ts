import * as v from "valibot";
import { group, message } from "../i18n/message-schema.ts";
import { textLike } from "./fields.ts";

const twoLetters = /^[a-z]{2}$/;

/** The country that a code stands for today: `gb` for `uk`. */
const countryOf = (code: string) =>
  twoLetters.test(code) ? new Intl.Locale(`und-${code}`).region?.toLowerCase() : undefined;

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** How a language is named and written. */
export const messages = group({
  // In the language itself.
  name: message(),
  // The tag by which numbers and dates are written.
  format: v.pipe(
    textLike(
      /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}(?:-u-[a-z\d-]+)?$/,
      "a language and a country, such as de-DE",
    ),
    v.check((tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0, "is not known"),
  ),
  // In a list of dates months are numbers; else they are names, cut short.
  numericMonths: v.exactOptional(v.literal(true)),
  // A full hour is written without its minutes: `16`, `4 pm`.
  wholeHours: v.exactOptional(v.literal(true)),
  openGraph: textLike(/^[a-z]{2,3}_[A-Z]{2}$/, "a language and a country, such as de_DE"),
  // The country whose flag stands for the language.
  flag: v.pipe(
    textLike(twoLetters, "the two small letters of a country, such as de"),
    v.check(
      (code) =>
        !twoLetters.test(code) ||
        (countryOf(code) === code && countries.of(code.toUpperCase()) !== undefined),
      ({ input }) =>
        `is "${input}", which is no country; expected its two letters, such as ` +
        (countryOf(input) === input ? "gb" : countryOf(input)),
    ),
  ),
});
