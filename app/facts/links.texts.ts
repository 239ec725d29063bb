import * as v from "valibot";
import { group, text } from "../i18n/text-schema.ts";
import { isWebAddress } from "./fields.ts";

const address = <const Names extends readonly string[]>(...names: Names) =>
  v.pipe(
    text(...names),
    v.check(isWebAddress, "is no address that begins with https:// or http://"),
  );

/** Addresses outside the site that differ by language. `{arrival}`, `{departure}`: `YYYY-MM-DD`. */
export const texts = group({
  booking: group({ home: address(), stay: address("arrival", "departure") }),
  partnerListing: address(),
  sisterVilla: address(),
  termsOfUse: address(),
});
