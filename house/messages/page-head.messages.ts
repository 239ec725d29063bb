import { described, textLike } from "../../domain/fields.ts";
import { each, ifShown, message, prose } from "./message-schema.ts";

/** What search engines show of a description without cutting it off, in characters. */
export const descriptionLength = { least: 50, most: 155 };

/** What the address of a page ends in, behind the prefix of its language; that of the home page has none. */
export const address = textLike(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  "small letters, digits and hyphens, without a slash",
);

/** What the messages of each page made by code begin with; its description may hold these placeholders. */
export function pageHead<const Names extends readonly string[]>(...names: Names) {
  return {
    title: message(),
    description: prose(...names),
    label: ifShown(described("A shorter name for links to it", message())),
    sections: ifShown(described("What links to places on it are called", each(message()))),
  };
}
