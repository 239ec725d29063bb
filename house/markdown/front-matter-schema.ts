import * as v from "valibot";
import { calendarDate, described, type Fact, optional, text } from "../../domain/fields.ts";
import { linkPlaces } from "../facts/navigation.ts";
import { address, descriptionLength } from "../messages/page-head.messages.ts";

const { least, most } = descriptionLength;

/** The front matter of a page of Markdown. */
export const frontMatter = v.strictObject({
  title: text,
  description: v.pipe(
    described(`${least} to ${most} characters, for search engines`, text),
    v.metadata({ maxLength: most }),
  ),
  address: described("The end of its address", address),
  navigation: optional("Where a link to it stands, if one does", v.picklist(linkPlaces)),
  label: optional("A shorter name for that link", text),
  updated: optional("The day of the last change", calendarDate),
});

/** The front matter of a news item; day and address are in the name of its file, and may be repeated here. */
export const newsFrontMatter = v.strictObject({
  ...v.pick(frontMatter, ["title", "description"]).entries,
  date: optional("Its day, as in the name of its file", calendarDate),
  address: optional("The end of its address, as in the name of its file", address),
  ...v.pick(frontMatter, ["updated"]).entries,
});

export type FrontMatter = Fact<typeof frontMatter>;

/**
 * A page of Markdown: its front matter, its text, and for each line of the text its number in the file of the house;
 * 0 for lines of the engine.
 */
export type MarkdownPage = {
  readonly fields: FrontMatter;
  readonly body: string;
  readonly lines: readonly number[];
};
