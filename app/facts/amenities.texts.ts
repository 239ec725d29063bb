import { each, prose } from "../i18n/text-schema.ts";

/** Labels of the amenities by their key; a value follows a colon. */
export const texts = each(prose("length", "width"));
