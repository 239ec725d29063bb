import * as v from "valibot";
import { group, message } from "../i18n/message-schema.ts";
import { textLike } from "./fields.ts";

/** How a language is named and written. */
export const messages = group({
  // In the language itself.
  name: message(),
  // The tag by which numbers and dates are written.
  format: v.pipe(
    textLike(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}$/, "a language and a country, such as de-DE"),
    v.check((tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0, "is not known"),
  ),
  openGraph: textLike(/^[a-z]{2,3}_[A-Z]{2}$/, "a language and a country, such as de_DE"),
  // The country whose flag stands for the language.
  flag: textLike(/^[a-z]{2}$/, "the two small letters of a country, such as de"),
});
