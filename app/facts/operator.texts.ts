import { group, text } from "../i18n/text-schema.ts";

/** Who lets the house, and the numbers that the law asks for; `example` says of one that it is one. */
export const texts = group({
  name: text("operator"),
  approval: text("number"),
  registration: text("number"),
  taxNumber: text("number"),
  example: text("number"),
});
