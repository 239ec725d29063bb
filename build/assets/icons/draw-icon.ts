import sharp from "sharp";

/**
 * A square PNG of this size in pixels with the mark centred at this share of its width; transparent without a background
 * colour.
 */
export async function drawIcon(
  mark: Uint8Array,
  size: number,
  share: number,
  ground?: string,
): Promise<Buffer> {
  const markSize = Math.round(size * share);
  const before = Math.floor((size - markSize) / 2);
  const after = size - markSize - before;
  const background = ground ?? "#00000000";
  const icon = sharp(mark)
    .resize(markSize, markSize, { fit: "contain", background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
  return (ground ? icon.flatten({ background }) : icon).png({ compressionLevel: 9 }).toBuffer();
}
