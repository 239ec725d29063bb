import * as v from "valibot";
import { type FactsOf, isWebAddress, textLike } from "../../domain/fields.ts";
import { messages as charges } from "./charges.messages.ts";
import { messages as contact } from "./contact.messages.ts";
import { messages as enquiry } from "./enquiry.messages.ts";
import {
  anyMessage,
  each,
  findPlaceholders,
  group,
  list,
  listPlaceholders,
  message,
  prose,
} from "./message-schema.ts";
import { messages as news } from "./news.messages.ts";
import { messages as reviews } from "./reviews.messages.ts";

/** Labels of the amenities by their key; a value follows a colon. */
const amenities = each(prose("length", "width"));

/** Alternative text and caption of each photo. */
const pictures = each(group({ alt: message(), caption: message() }));

/** Alternative texts of drawings by name; decoration has none. */
const drawings = each(message());

/** The choices of the consent control by id, and what cookies are for. */
const cookies = group({
  choices: each(
    group({ name: message(), description: message(), links: v.exactOptional(list(message())) }),
  ),
  purposes: each(message()),
});

/** The operator, and the numbers required by law; `example` marks an example. */
const operator = group({
  name: message("operator"),
  approval: message("number"),
  registration: message("number"),
  taxNumber: message("number"),
  example: message("number"),
});

/**
 * Entries by the name under which they can be linked to; one is left out where it names a fact or a fee
 * that the house lacks. `check-messages.ts` knows the names.
 */
const entries = each(group({ heading: message(), text: anyMessage() }));

const goodToKnow = group({
  heading: message(),
  items: entries,
  questions: group({ heading: message(), items: entries }),
});

/** For blocks: the text in place of a frame before consent. */
const blocks = group({
  embed: group({
    text: message("provider"),
    allow: message("provider"),
    open: message("provider"),
  }),
});

const twoLetters = /^[a-z]{2}$/;

/** The present code of a country: `gb` for `uk`. */
const countryOf = (code: string) =>
  twoLetters.test(code) ? new Intl.Locale(`und-${code}`).region?.toLowerCase() : undefined;

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The name of a language, and its formats. */
const language = group({
  // Name in the language itself.
  name: message(),
  // The tag for formatting numbers and dates.
  format: v.pipe(
    textLike(
      /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}(?:-u-[a-z\d-]+)?$/,
      "a language and a country, such as de-DE",
    ),
    v.check(
      (tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0,
      "is no region or language that is known; expected a tag such as de-AT",
    ),
  ),
  // In a list of dates months are numbers, not short names.
  numericMonths: v.exactOptional(v.literal(true)),
  // Full hours have no minutes: `16`, `4 pm`.
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

const address = <const Names extends readonly string[]>(...names: Names) =>
  v.pipe(
    message(...names),
    v.check(isWebAddress, "is no web address; expected one that begins with https:// or http://"),
  );

/**
 * The address of the booking engine for a stay: `{arrival}` and `{departure}` as `YYYY-MM-DD` or as in
 * `{arrival:DD.MM.YYYY}`, and who comes where that is to be asked: `{guests}`, `{adults}`, `{children}`,
 * `{childAges}`, also with what is to stand between them, `{childAges:&age=}`, and `{pets}`.
 */
const stayAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, "is no web address; expected one that begins with https:// or http://"),
  v.check(
    (value) => ["arrival", "departure"].every((name) => new RegExp(`\\{${name}[:}]`).test(value)),
    "does not name the stay; put {arrival} and {departure} where the dates belong",
  ),
  v.check(
    (value) => findPlaceholders(value).every(isStayPlaceholder),
    ({ input }) =>
      `has the placeholders ${listPlaceholders(findPlaceholders(input))}; expected {arrival}, ` +
      "{departure}, {guests}, {adults}, {children}, {childAges} and {pets}, or a date in another order, as in " +
      "{arrival:DD.MM.YYYY}",
  ),
);

function isStayPlaceholder(placeholder: string): boolean {
  const [, order] = /^(?:arrival|departure):(.*)$/.exec(placeholder) ?? [];
  if (order === undefined) {
    return /^(?:arrival|departure|guests|adults|children|pets|childAges(?::.*)?)$/.test(
      placeholder,
    );
  }
  const parts = order.match(/[a-z]+/gi) ?? [];
  return parts.sort().join(" ") === "DD MM YYYY";
}

/** Addresses outside the site that differ by language. */
const links = group({
  // Not every house has these: without a booking engine, guests enquire.
  booking: v.exactOptional(group({ home: address(), stay: stayAddress })),
  partnerListing: v.exactOptional(address()),
  sisterVilla: v.exactOptional(address()),
  termsOfUse: v.exactOptional(address()),
  // The names of links to other sites in the menu, by their keys in `navigation.json`.
  menu: v.exactOptional(each(message())),
});

/** Messages about facts, which pages get as data: the server selects and fills them. */
export const factMessageSchemas = {
  amenities,
  pictures,
  drawings,
  cookies,
  links,
  operator,
  blocks,
  "good-to-know": goodToKnow,
  language,
  enquiry,
  charges,
  contact,
  reviews,
  news,
};

export type FactMessages = FactsOf<typeof factMessageSchemas>;
