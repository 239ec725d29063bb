import * as v from "valibot";
import { described, type Fact, optional, text, textLike, webAddress } from "../../domain/fields.ts";

/** The places for links to pages. */
export const linkPlaces = ["header", "menu", "footer", "legal"] as const;

const place = v.array(text);

/** The links of each place in order: a page by its name, with a section after `#`, or a link to another site by its key. */
export const navigation = v.strictObject({
  without: optional("Pages that this house does not have", v.array(text)),
  header: place,
  menu: described("The menu of narrow screens", place),
  footer: place,
  legal: place,
  outside: optional(
    "Links to other sites by key; their labels are under `menu` in `texts/<language>/links.json`",
    v.record(text, webAddress),
  ),
  moved: optional(
    "Addresses that pages had once, such as /de/galerie, and the pages to which they lead",
    v.record(textLike(/^\//, "an address that begins with a slash"), text),
  ),
});

/** The keys of links to other sites that some place has. */
export function listOutsideLinks({
  outside = {},
  ...places
}: Fact<typeof navigation>): readonly string[] {
  const entries = linkPlaces.flatMap((one) => places[one]);
  return Object.keys(outside).filter((key) => entries.includes(key));
}
