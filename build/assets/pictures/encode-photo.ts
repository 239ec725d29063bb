import sharp from "sharp";
import { avifAddress, jpegAddress, pictureWidths } from "../../../site/pictures/picture-address.ts";
import type { Files } from "../generated-folder.ts";
import { decodePhoto, readColours } from "./photo.ts";
import { pictureSettings } from "./picture-settings.ts";

/** Encodes a photo in all widths up to its own, with a description for the site (`photos/<file>.json`). */
export async function encodePhoto(file: string, original: string, hash: string): Promise<Files> {
  const { avif, jpeg, jpegWidth } = pictureSettings;
  const decoded = await decodePhoto(original);
  const { pixels, raw } = decoded;
  const { width, height } = raw;
  const resized = (to: number) => sharp(pixels, { raw }).resize(to);
  const files: Record<string, string | Uint8Array> = {
    [`photos/${file}.json`]: JSON.stringify({
      ...{ hash, width, height },
      colours: await readColours(decoded),
    }),
    [`public${jpegAddress({ file, hash })}`]: await resized(Math.min(jpegWidth, width))
      .jpeg(jpeg)
      .toBuffer(),
  };
  for (const to of pictureWidths(width)) {
    const path = `public${avifAddress({ file, hash }, to)}`;
    files[path] = await resized(to).avif(avif).toBuffer();
  }
  return files;
}
