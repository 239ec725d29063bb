import * as v from "valibot";
import { each, group, list, prose, text } from "../i18n/text-schema.ts";

/** Labels of the amenities by their key; a value follows a colon. */
export const amenities = each(prose("length", "width"));

/** What each photo shows, for those who cannot see it, and what stands below it. */
export const pictures = each(group({ alt: text(), caption: text() }));

/** What the drawings show, by name; one that is decoration has no text. */
export const drawings = each(text());

/** The choices of the consent control by id, and what cookies are for. */
export const cookies = group({
  choices: each(group({ name: text(), description: text(), links: v.exactOptional(list(text())) })),
  purposes: each(text()),
});

/** Who lets the house, and the numbers that the law asks for; `example` says of one that it is one. */
export const operator = group({
  name: text("operator"),
  approval: text("number"),
  registration: text("number"),
  taxNumber: text("number"),
  example: text("number"),
});
