import sharp from "sharp";

/** A PNG of this size in pixels, with the mark in its middle at this share of its width. */
export async function drawIcon(
  mark: Uint8Array,
  size: number,
  share: number,
  background = "#00000000",
): Promise<Buffer> {
  const markSize = Math.round(size * share);
  const drawn = await sharp(mark, { density: await findDensity(mark, markSize) })
    .resize(markSize, markSize, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The density, in dots per inch, at which a drawing is at least so many pixels wide. */
async function findDensity(mark: Uint8Array, size: number): Promise<number> {
  const { width } = await sharp(mark).metadata();
  return Math.min(Math.max(72, Math.ceil((72 * size) / width)), 2400);
}
