import * as v from "valibot";
import {
  described,
  type Fact,
  languageCode,
  optional,
  text,
  textLike,
  webAddress,
  wholeFrom,
} from "../../domain/fields.ts";
import { mostStars } from "./most-stars.ts";

const review = v.strictObject({
  name: described("Who wrote it: a first name, or an initial", text),
  country: optional(
    "Where from: the two letters of the country in ISO 3166-1",
    textLike(/^[A-Z]{2}$/, "two capital letters, such as NL"),
  ),
  month: described(
    "The month of the stay",
    textLike(/^\d{4}-(?:0[1-9]|1[0-2])$/, "a month as YYYY-MM, such as 2027-08"),
  ),
  language: described("The language in which it is written", languageCode),
  text: described(
    "Word for word; an empty line begins a paragraph",
    v.pipe(text, v.metadata({ maxLength: 2000 })),
  ),
  stars: optional(
    "From 1 to 5",
    v.pipe(wholeFrom(1), v.maxValue(mostStars, "is too many; expected 5 at most")),
  ),
  source: optional(
    "Where it was first published",
    v.strictObject({ name: text, address: v.exactOptional(webAddress) }),
  ),
});

/** Reviews of guests, word for word, in the order of the page; optional. */
export const reviews = v.optional(v.pipe(v.array(review), v.nonEmpty("is empty; remove the file")));

export type Review = Fact<typeof review>;
