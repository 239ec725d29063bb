import sharp from "sharp";
import type { Files } from "../generated-folder.ts";
import { pictureSettings } from "./picture-settings.ts";
import { type Encoding, planPictures } from "./plan-pictures.ts";
import { type DecodedPhoto, decodePhoto, readColours } from "./read-photo.ts";

/** All pictures of a photo, and what the site has to know of them (`photos/<file>.json`). */
export async function encodePhoto(file: string, original: string, hash: string): Promise<Files> {
  const decoded = await decodePhoto(original);
  const { width, height } = decoded.raw;
  const colours = await readColours(decoded);
  const files: Record<string, string | Uint8Array> = {
    [`photos/${file}.json`]: JSON.stringify({ hash, width, height, colours }),
  };
  for (const encoding of planPictures({ file, hash }, width)) {
    files[`public${encoding.path}`] = await encodePicture(decoded, encoding);
  }
  return files;
}

function encodePicture({ pixels, raw }: DecodedPhoto, encoding: Encoding): Promise<Buffer> {
  const picture = sharp(pixels, { raw }).resize(encoding.width);
  const { avif, jpeg } = pictureSettings;
  return (encoding.format === "avif" ? picture.avif(avif) : picture.jpeg(jpeg)).toBuffer();
}
