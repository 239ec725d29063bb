import * as v from "valibot";
import { described, type Fact, optional, textLike } from "../../domain/fields.ts";

export const colour = v.pipe(
  textLike(/^#[0-9a-f]{6}$/, "a colour as #rrggbb in small letters, such as #4a5239"),
  v.metadata({ format: "color" }),
);

/** The colours of the site, by what they are for; style sheets know them as `--surface` and so on. */
export const colours = v.strictObject({
  surface: described("The ground of every page", colour),
  "surface-deep": described("The ground of bands", colour),
  raised: described("The ground of fields and cards", colour),
  ink: described("Text", colour),
  muted: described("Text beside it", colour),
  action: described("What can be pressed", colour),
  "action-deep": described("Dark grounds", colour),
  accent: described("A few small things: prices, underlines, rings", colour),
  line: described("Lines, and nights that are taken", colour),
  land: optional("On the map; without it the ground of every page under a thin wash", colour),
  sea: described("On the map, and the pool of the plan", colour),
});

export type Colours = Fact<typeof colours>;
