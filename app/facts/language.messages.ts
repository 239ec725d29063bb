import * as v from "valibot";
import { group, message } from "../i18n/message-schema.ts";
import { textLike } from "./fields.ts";

/** How a language is named and written. */
export const messages = group({
  // In the language itself.
  name: message(),
  // The tag by which numbers and dates are written.
  format: v.pipe(
    textLike(/^[a-z]{2}-[A-Z]{2}(?:-u-[a-z\d-]+)?$/, "a language and a country, such as de-DE"),
    v.check((tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0, "is not known"),
  ),
  // In a list of dates months are numbers; else they are names, cut short.
  numericMonths: v.exactOptional(v.literal(true)),
  // A full hour is written without its minutes: `16`, `4 pm`.
  wholeHours: v.exactOptional(v.literal(true)),
  openGraph: textLike(/^[a-z]{2}_[A-Z]{2}$/, "a language and a country, such as de_DE"),
  // The country whose flag stands for the language.
  flag: textLike(/^[a-z]{2}$/, "the two small letters of a country, such as de"),
});
