import type { Facts } from "../facts/facts.ts";
import { type Finding, mistake } from "../findings/finding.ts";

/** The pairs of text colour and ground on pages. */
const pairs = [
  ...(["ink", "muted", "action", "accent"] as const).flatMap((text) =>
    (["surface", "surface-deep", "raised"] as const).map((ground) => [text, ground] as const),
  ),
  ...(["ink", "muted", "action", "accent"] as const).map((text) => [text, "land"] as const),
  ["surface", "action-deep"] as const,
];

/** The contrast of text by WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5;

/** Colours of text with too little contrast to their ground. */
export function* checkColours({
  colours,
  rooms: { rooms },
}: Pick<Facts, "colours" | "rooms">): Iterable<Finding> {
  for (const [index, { key, colour }] of rooms.entries()) {
    const contrast = colour === undefined ? leastContrast : measureContrast(colours.ink, colour);
    if (contrast >= leastContrast) continue;
    yield mistake(
      "rooms.json",
      ["rooms", index, "colour"],
      `ink on the colour of ${key} has a contrast of ${contrast.toFixed(1)}; ` +
        `expected at least ${leastContrast}, so that its name can be read on the plan; lighten the colour.`,
    );
  }
  for (const [text, ground] of pairs) {
    const [one, other = ""] = [colours[text], colours[ground]];
    // A value that is not a colour is reported by its schema.
    if (![one, other].every((colour) => /^#[0-9a-f]{6}$/.test(colour))) continue;
    const contrast = measureContrast(one, other);
    if (contrast >= leastContrast) continue;
    yield mistake(
      "colours.json",
      [text],
      `${text} on ${ground} has a contrast of ${contrast.toFixed(1)}; expected at least ` +
        `${leastContrast}, so that everybody can read it.`,
    );
  }
}

/** The ratio that WCAG defines: 1 for equal colours, 21 for black and white. */
export function measureContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
