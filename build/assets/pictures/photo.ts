import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import sharp from "sharp";
import { mistake } from "../../../house/findings/finding.ts";
import { Mistakes } from "../../../house/findings/mistakes.ts";

/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** Decodes a photo for all its sizes: upright, sRGB, without metadata. Throws `Mistakes` for a file that is no picture. */
export async function decodePhoto(file: string) {
  try {
    const { data, info } = await sharp(await readFile(file))
      .autoOrient()
      .toColourspace("srgb")
      .flatten({ background: "#fff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, raw: info };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const text = `this picture cannot be read (${reason}); save it again as a JPEG file.`;
    throw new Mistakes([mistake(`photos/${basename(file)}`, [], text)]);
  }
}

type DecodedPhoto = Awaited<ReturnType<typeof decodePhoto>>;

/** Three colours of a photo from the top down, `#rrggbb`. */
export async function readColours({ pixels, raw }: DecodedPhoto): Promise<readonly string[]> {
  const colours = await sharp(pixels, { raw }).resize(1, 3, { fit: "fill" }).raw().toBuffer();
  return [0, 3, 6].map((start) => `#${colours.toString("hex", start, start + 3)}`);
}

/**
 * The largest region of a picture with this ratio (width by height), as near to its focal point
 * (percent from left and top) as the edges allow; in pixels from its left and top.
 */
export function cropRound(picture: Size, ratio: number, focalPoint: readonly [number, number]) {
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  return {
    left: startOf(picture.width, width, focalPoint[0]),
    top: startOf(picture.height, height, focalPoint[1]),
    width,
    height,
  };
}

function startOf(whole: number, part: number, focalPercent: number): number {
  const start = Math.round((whole * focalPercent) / 100 - part / 2);
  return Math.min(Math.max(start, 0), whole - part);
}
