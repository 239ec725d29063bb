import * as v from "valibot";
import { slug } from "../../app/addresses.texts.ts";
import { calendarDate, described, optional, text } from "../../app/facts/fields.ts";
import { linkPlaces } from "../../app/facts/navigation.ts";

/** What search engines show of a description without cutting it off, in characters. */
export const descriptionLength = { least: 50, most: 155 };
const { least, most } = descriptionLength;

/** What stands in the first lines of a page of Markdown. */
export const frontMatter = v.strictObject({
  title: text,
  description: v.pipe(
    described(`${least} to ${most} characters, for search engines`, text),
    v.metadata({ maxLength: most }),
  ),
  address: described("The end of its address", slug),
  navigation: optional("Where a link to it stands, if one does", v.picklist(linkPlaces)),
  label: optional("A shorter name for that link", text),
  updated: optional("The day of the last change", calendarDate),
});
