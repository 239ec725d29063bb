import * as v from "valibot";
import { textLike } from "./facts/fields.ts";
import { each, group } from "./i18n/text-schema.ts";

export const slug = textLike(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  "small letters, digits and hyphens, without a slash",
);

/**
 * Addresses of the pages of one language that are made by code, and names of pages by addresses that
 * led there once.
 */
export const texts = group({
  pages: each(slug),
  moved: v.exactOptional(each(v.string())),
});
