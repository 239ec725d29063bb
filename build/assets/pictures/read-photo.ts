import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { Mistakes } from "../../content/mistakes.ts";
import type { Size } from "./crop.ts";

/** A photo, decoded once for all its sizes: upright, sRGB, without metadata. */
export type DecodedPhoto = { readonly pixels: Buffer; readonly raw: Size & { channels: 3 } };

/** Decodes a photo; a file that is no picture is a mistake. */
export async function decodePhoto(file: string): Promise<DecodedPhoto> {
  try {
    const { data, info } = await sharp(await readFile(file))
      .autoOrient()
      .toColourspace("srgb")
      .flatten({ background: "#fff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, raw: { width: info.width, height: info.height, channels: 3 } };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const name = file.split(/[\\/]/).slice(-3).join("/");
    throw new Mistakes([
      `${name}: this picture cannot be read (${reason}); save it again as a JPEG file.`,
    ]);
  }
}

/** Three colours of a photo from the top down, `#rrggbb`. */
export async function readColours({ pixels, raw }: DecodedPhoto): Promise<readonly string[]> {
  const colours = await sharp(pixels, { raw }).resize(1, 3, { fit: "fill" }).raw().toBuffer();
  return [0, 3, 6].map((start) => `#${colours.toString("hex", start, start + 3)}`);
}
