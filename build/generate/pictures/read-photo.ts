import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { Mistakes } from "../../check-content/mistakes.ts";
import type { Size } from "./crop.ts";

/** A photo, decoded once for all its sizes: upright, sRGB, without metadata. */
export type DecodedPhoto = { readonly pixels: Buffer; readonly raw: Size & { channels: 3 } };

/** What the site must know of a photo: its size, and three colours (`#rrggbb`) from the top down. */
export type PhotoFacts = Size & { readonly colours: readonly string[] };

/** The facts of a photo; a file that is no picture is a mistake. */
export function readPhotoFacts(file: string): Promise<PhotoFacts> {
  return read(file, async () => {
    const bytes = await readFile(file);
    const { autoOrient } = await sharp(bytes).metadata();
    const colours = await upright(bytes).resize(1, 3, { fit: "fill" }).raw().toBuffer();
    return {
      width: autoOrient.width,
      height: autoOrient.height,
      colours: [0, 3, 6].map((start) => `#${colours.toString("hex", start, start + 3)}`),
    };
  });
}

/** Decodes a photo; a file that is no picture is a mistake. */
export function decodePhoto(file: string): Promise<DecodedPhoto> {
  return read(file, async () => {
    const { data, info } = await upright(await readFile(file))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, raw: { width: info.width, height: info.height, channels: 3 } };
  });
}

function upright(bytes: Buffer) {
  return sharp(bytes).autoOrient().toColourspace("srgb").removeAlpha();
}

async function read<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const name = file.split(/[\\/]/).slice(-3).join("/");
    throw new Mistakes([
      `${name}: this picture cannot be read (${reason}); save it again as a JPEG file.`,
    ]);
  }
}
