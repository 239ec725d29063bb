import * as v from "valibot";
import { type Fact, numberBetween, optional, textLike } from "../../domain/fields.ts";
import typefaces from "./typefaces.json" with { type: "json" };

/** The typefaces that the build can fetch, by their names in `theme.json`. */
export type TypefaceName = keyof typeof typefaces;

const typefaceNames = Object.keys(typefaces);

/** Whether a typeface is a file of the owner's, in `fonts/`. */
export function isFontFile(typeface: string): boolean {
  return /\.(?:ttf|woff2)$/i.test(typeface);
}

const typeface = textLike(
  new RegExp(
    String.raw`^(?:${typefaceNames.join("|")}|[^/\\]+\.(?:[tT][tT][fF]|[wW][oO][fF][fF]2))$`,
  ),
  `${typefaceNames.join(", ")}, or the name of a .woff2 or .ttf file in fonts/`,
);

/** The look of the site beside its colours; the engine's is the default. */
export const theme = v.optional(
  v.strictObject({
    headings: optional("Typeface of headings, prices and the name of the house", typeface),
    text: optional("Typeface of everything else", typeface),
    corners: optional(
      "How round buttons, fields and pictures are, in pixels from 0 to 24",
      numberBetween(0, 24),
    ),
    density: optional("How much room is between things", v.picklist(["compact", "spacious"])),
    buttons: optional(
      "Words on buttons in capitals or in small letters",
      v.picklist(["upper", "lower"]),
    ),
  }),
);

export type Theme = NonNullable<Fact<typeof theme>>;
