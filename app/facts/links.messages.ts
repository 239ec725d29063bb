import * as v from "valibot";
import { findPlaceholders, group, listPlaceholders, message } from "../i18n/message-schema.ts";
import { isWebAddress } from "./fields.ts";

const address = <const Names extends readonly string[]>(...names: Names) =>
  v.pipe(
    message(...names),
    v.check(isWebAddress, "is no address that begins with https:// or http://"),
  );

/**
 * The address of the booking engine for a stay: `{arrival}` and `{departure}` as `YYYY-MM-DD` or as in
 * `{arrival:DD.MM.YYYY}`, and `{guests}` where their number is to be asked.
 */
const stayAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, "is no address that begins with https:// or http://"),
  v.check(
    (value) => ["arrival", "departure"].every((name) => new RegExp(`\\{${name}[:}]`).test(value)),
    "does not name the stay; put {arrival} and {departure} where the dates belong",
  ),
  v.check(
    (value) => findPlaceholders(value).every(isStayPlaceholder),
    ({ input }) =>
      `has the placeholders ${listPlaceholders(findPlaceholders(input))}; expected {arrival}, ` +
      "{departure} and {guests}, or a date in another order, as in {arrival:DD.MM.YYYY}",
  ),
);

function isStayPlaceholder(placeholder: string): boolean {
  const [, order] = /^(?:arrival|departure):(.*)$/.exec(placeholder) ?? [];
  if (order === undefined) return ["arrival", "departure", "guests"].includes(placeholder);
  const parts = order.match(/[a-z]+/gi) ?? [];
  return parts.sort().join(" ") === "DD MM YYYY";
}

/** Addresses outside the site that differ by language. */
export const messages = group({
  booking: group({ home: address(), stay: stayAddress }),
  // Not every house has these.
  partnerListing: v.exactOptional(address()),
  sisterVilla: v.exactOptional(address()),
  termsOfUse: v.exactOptional(address()),
});
