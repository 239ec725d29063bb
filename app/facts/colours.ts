import * as v from "valibot";
import { type Fact, textLike } from "./fields.ts";

const colour = textLike(/^#[0-9a-f]{6}$/, "a colour as #rrggbb in small letters, such as #4a5239");

/** The colours of the site, by what they are for; style sheets know them as `--surface` and so on. */
export const colours = v.strictObject({
  // The ground of every page, and of what stands out from it: bands, fields and cards.
  surface: colour,
  "surface-deep": colour,
  raised: colour,
  // Text, and text beside it.
  ink: colour,
  muted: colour,
  // What can be pressed, and dark grounds.
  action: colour,
  "action-deep": colour,
  // A few small things: prices, underlines, rings.
  accent: colour,
  // Lines, and nights that are taken.
  line: colour,
  // On the map, and the pool of the plan.
  sea: colour,
});

export type Colours = Fact<typeof colours>;
