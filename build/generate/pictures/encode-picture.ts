import sharp from "sharp";
import { pictureSettings } from "./picture-settings.ts";
import type { Encoding } from "./plan-pictures.ts";
import type { DecodedPhoto } from "./read-photo.ts";

const { avif, webp, jpeg } = pictureSettings;

/** The bytes of one picture of a photo. */
export function encodePicture(photo: DecodedPhoto, encoding: Encoding): Promise<Buffer> {
  const { format, quality, region, width } = encoding;
  const whole = sharp(photo.pixels, { raw: photo.raw });
  const picture = (region ? whole.extract(region) : whole).resize(width);
  if (format === "avif") return picture.avif({ ...avif, quality }).toBuffer();
  if (format === "webp") return picture.webp({ ...webp, quality }).toBuffer();
  return picture.jpeg({ ...jpeg, quality }).toBuffer();
}
