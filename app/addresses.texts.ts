import * as v from "valibot";
import { textLike, underEach } from "./facts/fields.ts";
import { each, group } from "./i18n/text-schema.ts";
import { pageNames } from "./page-names.ts";

const slug = textLike(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  "small letters, digits and hyphens, without a slash",
);

/** Addresses of the pages of one language, and the names of pages by addresses that led there once. */
export const texts = group({
  pages: underEach(
    pageNames.filter((page) => page !== "home"),
    slug,
  ),
  moved: v.exactOptional(each(v.picklist(pageNames))),
});
