import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { leastContrast, measureContrast } from "../../../house/check/check-colours.ts";
import type { Facts } from "../../../house/facts/facts.ts";
import { findOriginal } from "../../../house/read/photo-files.ts";
import { portraitMedia } from "../../../site/pictures/picture-address.ts";
import type { GeneratedFolder } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";
import { decodePhoto } from "./photo.ts";

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
      const { readSky } = await import("./describe-skies.ts");
      return { [`skies/${file}.json`]: JSON.stringify(await readSky(original)) };
    });
    const [top, below]: (readonly number[])[] = JSON.parse(
      await readFile(join(made, `skies/${file}.json`), "utf8"),
    );
    return `--${name}-above:${lighten(top, ink)};--${name}:${lighten(below, ink)};`;
  }
}

/** A colour (red, green, blue), mixed with white until this ink has enough contrast on it. */
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

/** The bands in which the sky is measured, as fractions of the height: at the upper edge and below the heading. */
const heights = [0, 0.18];

/** Standard deviation of a channel, of 255: clouds stay below it, a roof or a branch does not. */
const mostUneven = 30;

/** The mean colours of a photo's sky, above and below (red, green, blue); undefined if its top is not sky. */
export async function readSky(original: string): Promise<readonly (readonly number[])[]> {
  const { pixels, raw } = await decodePhoto(original);
  const line = raw.width * raw.channels;
  const height = Math.ceil(raw.height / 50);
  const bands = await Promise.all(
    heights.map(async (part) => {
      const start = Math.floor(raw.height * part) * line;
      const band = pixels.subarray(start, start + height * line);
      return (await sharp(band, { raw: { ...raw, height } }).stats()).channels;
    }),
  );
  const isEven = bands.flat().every(({ stdev }) => stdev <= mostUneven);
  return isEven ? bands.map((channels) => channels.map(({ mean }) => mean)) : [];
}
