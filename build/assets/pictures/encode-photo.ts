import sharp from "sharp";
import type { Photo } from "../../../app/facts/facts.ts";
import type { Files } from "../generated-folder.ts";
import { pictureSettings } from "./picture-settings.ts";
import { type Encoding, planPictures } from "./plan-pictures.ts";
import { type DecodedPhoto, decodePhoto, readColours } from "./read-photo.ts";

/** All pictures of a photo, and what the site has to know of them (`photos/<file>.json`). */
export async function encodePhoto(
  photo: Photo,
  original: string,
  hash: string,
  hasPortrait: boolean,
): Promise<Files> {
  const decoded = await decodePhoto(original);
  const { entry, encodings } = planPictures(photo, decoded.raw, hash, hasPortrait);
  const colours = await readColours(decoded);
  const files: Record<string, string | Uint8Array> = {
    [`photos/${photo.file}.json`]: JSON.stringify({ ...entry, colours }),
  };
  for (const encoding of encodings) {
    files[`public${encoding.path}`] = await encodePicture(decoded, encoding);
  }
  return files;
}

function encodePicture({ pixels, raw }: DecodedPhoto, encoding: Encoding): Promise<Buffer> {
  const { format, region, width } = encoding;
  const whole = sharp(pixels, { raw });
  const picture = (region ? whole.extract(region) : whole).resize(width);
  const { avif, jpeg } = pictureSettings;
  return (format === "avif" ? picture.avif(avif) : picture.jpeg(jpeg)).toBuffer();
}
