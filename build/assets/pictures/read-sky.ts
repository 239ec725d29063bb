import sharp from "sharp";
import { decodePhoto } from "./photo.ts";

/** Where a sky is read, in parts of a picture's height: at its upper edge, and below the words. */
const heights = [0, 0.18];

/** Standard deviation of a channel, of 255: clouds stay below it, a roof or a branch does not. */
const mostUneven = 30;

/** The colours of a photo's sky, above and below, red, green and blue; none where it does not begin with one. */
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
