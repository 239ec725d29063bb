import * as v from "valibot";
import { messages as enquiry } from "../enquiry/enquiry.messages.ts";
import { each, group, list, message, prose } from "../i18n/message-schema.ts";
import type { FactsOf } from "./fields.ts";
import { messages as goodToKnow } from "./good-to-know.messages.ts";
import { messages as language } from "./language.messages.ts";
import { messages as links } from "./links.messages.ts";

/** Labels of the amenities by their key; a value follows a colon. */
const amenities = each(prose("length", "width"));

/** What each photo shows, for those who cannot see it, and what stands below it. */
const pictures = each(group({ alt: message(), caption: message() }));

/** What the drawings show, by name; one that is decoration has no text. */
const drawings = each(message());

/** The choices of the consent control by id, and what cookies are for. */
const cookies = group({
  choices: each(
    group({ name: message(), description: message(), links: v.exactOptional(list(message())) }),
  ),
  purposes: each(message()),
});

/** Who lets the house, and the numbers that the law asks for; `example` says of one that it is one. */
const operator = group({
  name: message("operator"),
  approval: message("number"),
  registration: message("number"),
  taxNumber: message("number"),
  example: message("number"),
});

/** What is said of facts: it reaches pages as data, chosen and filled in on the server. */
export const factMessageSchemas = {
  amenities,
  pictures,
  drawings,
  cookies,
  links,
  operator,
  "good-to-know": goodToKnow,
  language,
  enquiry,
};

export type FactMessages = FactsOf<typeof factMessageSchemas>;
