import * as v from "valibot";
import { each, group, list, text } from "../i18n/text-schema.ts";

/** The choices of the consent control by id, and what cookies are for. */
export const texts = group({
  choices: each(group({ name: text(), description: text(), links: v.exactOptional(list(text())) })),
  purposes: each(text()),
});
