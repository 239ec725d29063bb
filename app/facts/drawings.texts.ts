import { each, text } from "../i18n/text-schema.ts";

/** What the drawings show, by name; one that is decoration has no text. */
export const texts = each(text());
