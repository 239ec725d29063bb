import * as v from "valibot";
import { described, expected, webAddress } from "../../domain/fields.ts";

/** Addresses outside the site that are the same in all languages. */
export const links = v.strictObject({
  maps: webAddress,
  flagService: described(
    "Asked once, at build, for each flag; `{country}` is that of a language, such as `gb`",
    v.pipe(webAddress, v.includes("{country}", expected("an address with {country} in it"))),
  ),
});
