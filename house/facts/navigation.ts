import * as v from "valibot";
import {
  described,
  expected,
  type Fact,
  optional,
  text,
  textLike,
  webAddress,
} from "../../domain/fields.ts";

/** Where links to pages stand. */
export const linkPlaces = ["header", "menu", "footer", "legal"] as const;

/** A link outside: its address, and the key of its words, `menu` in `texts/<locale>/links.json`. */
const outsideLink = v.strictObject({ key: text, address: webAddress });
const place = v.array(
  v.union(
    [text, outsideLink],
    expected('the name of a page, or a link outside as { "key": "boats", "address": "https://…" }'),
  ),
);

export type OutsideEntry = Fact<typeof outsideLink>;

/** Whether an entry leads outside. */
export function isOutside(entry: string | OutsideEntry): entry is OutsideEntry {
  return typeof entry === "object";
}

/** Which pages stand where, in which order: a page by its name, a place on it behind a `#`. */
export const navigation = v.strictObject({
  without: optional("Pages that this house does not have", v.array(text)),
  header: place,
  menu: described("The menu of narrow screens", place),
  footer: place,
  legal: place,
  moved: optional(
    "Addresses that pages had once, such as /de/galerie, and the pages to which they lead",
    v.record(textLike(/^\//, "an address that begins with a slash"), text),
  ),
});
