import { described, textLike } from "../../domain/fields.ts";
import { each, ifShown, message, prose } from "./message-schema.ts";

/** The length of descriptions that search engines show whole, in characters. */
export const descriptionLength = { least: 50, most: 155 };

/** The address of a page after the prefix of its language; empty for home. */
export const address = textLike(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  "small letters, digits and hyphens, without a slash",
);

/** The first messages of every coded page; its description may have these placeholders. */
export function pageHead<const Names extends readonly string[]>(...names: Names) {
  return {
    title: message(),
    description: prose(...names),
    label: ifShown(described("A shorter name for links to it", message())),
    sections: ifShown(described("What links to places on it are called", each(message()))),
  };
}
