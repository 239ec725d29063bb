import * as v from "valibot";
import { described, optional, text, textLike } from "../../domain/fields.ts";

/** Where links to pages stand. */
export const linkPlaces = ["header", "menu", "footer", "legal"] as const;

/** Which pages stand where, in which order: a page by its name, a place on it behind a `#`. */
export const navigation = v.strictObject({
  without: optional("Pages that this house does not have", v.array(text)),
  header: v.array(text),
  menu: described("The menu of narrow screens", v.array(text)),
  footer: v.array(text),
  legal: v.array(text),
  moved: optional(
    "Addresses that pages had once, such as /de/galerie, and the pages to which they lead",
    v.record(textLike(/^\//, "an address that begins with a slash"), text),
  ),
});
