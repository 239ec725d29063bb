import sharp from "sharp";

const columnHeight = 560;
const columnGap = 6;
const phoneColumnWidth = 200;
const columnWidth = 380;
const widestPhone = 500;

/**
 * A picture in small, no wider than this. A whole page is far taller than wide: it is cut into
 * columns that stand side by side, so that nothing of it is lost.
 */
export async function foldPicture(file: string, maxWidth: number) {
  const source = await sharp(file).metadata();
  const width = source.width <= widestPhone ? phoneColumnWidth : columnWidth;
  const most = Math.floor((maxWidth + columnGap) / (width + columnGap));
  const { data, info } = await sharp(file)
    .resize(width)
    .png()
    .toBuffer({ resolveWithObject: true });
  const count = Math.min(most, Math.max(1, Math.round(info.height / columnHeight)));
  const height = Math.ceil(info.height / count);
  const columns = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const top = index * height;
      const part = { left: 0, top, width, height: Math.min(height, info.height - top) };
      return {
        input: await sharp(data).extract(part).toBuffer(),
        left: index * (width + columnGap),
        top: 0,
      };
    }),
  );
  const size = { width: count * (width + columnGap) - columnGap, height };
  const image = await sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
    .composite(columns)
    .png()
    .toBuffer();
  return { image, ...size };
}
