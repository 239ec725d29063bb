import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { leastContrast, measureContrast } from "../../../house/check/check-colours.ts";
import type { Facts } from "../../../house/facts/facts.ts";
import { findOriginal } from "../../../house/read/photo-files.ts";
import { portraitMedia } from "../../../site/pictures/picture-address.ts";
import type { GeneratedFolder } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";

/** The pictures of a house, and the colour of text over their skies. */
export type Pictures = Facts["pictures"] & { readonly ink: string };

/** A folder of photos, and the names of its files. */
export type Originals = { readonly folder: string; readonly files: readonly string[] };

/**
 * Makes custom properties for the picture of the first screen: the colours of its sky by day and at dusk, for wide
 * and for upright screens, light enough for text. A picture without a sky gets none.
 */
export async function describeSkies(
  { photos, pages, ink }: Pictures,
  { folder, files }: Originals,
  generated: GeneratedFolder,
): Promise<string> {
  const day = photos.find(({ file }) => file === pages.home);
  const dusk = photos.find(({ file }) => file === day?.dusk);
  const wide = (await colour("sky", day?.file)) + (await colour("night", dusk?.file));
  const upright =
    (await colour("sky", day?.upright?.file)) + (await colour("night", dusk?.upright?.file));
  const rule = (colours: string) => `[data-sky="${pages.home}"]{${colours}}`;
  return rule(wide) + (upright && `@media ${portraitMedia}{${rule(upright)}}`);

  async function colour(name: "sky" | "night", file: string | undefined): Promise<string> {
    if (!file) return "";
    const original = findOriginal(folder, file, files);
    const step = `sky-${file}-${hashOf(await readFile(original))}`;
    const made = await generated.addOnce(step, async () => {
      const { readSky } = await import("./read-sky.ts");
      return { [`skies/${file}.json`]: JSON.stringify(await readSky(original)) };
    });
    const [top, below]: (readonly number[])[] = JSON.parse(
      await readFile(join(made, `skies/${file}.json`), "utf8"),
    );
    return `--${name}-above:${lighten(top, ink)};--${name}:${lighten(below, ink)};`;
  }
}

/** A colour, red, green and blue, with as much white as it takes for this ink to be read on it. */
function lighten(colour: readonly number[] | undefined, ink: string): string {
  if (!colour) return "initial";
  const mix = (white: number) =>
    `#${colour
      .map((value) => Math.round(value + (255 - value) * white))
      .map((value) => value.toString(16).padStart(2, "0"))
      .join("")}`;
  let white = 0;
  while (white < 1 && measureContrast(mix(white), ink) < leastContrast) white += 0.02;
  return mix(Math.min(white, 1));
}
