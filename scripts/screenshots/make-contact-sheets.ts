import { basename, join } from "node:path";
import sharp from "sharp";
import { foldPicture } from "./fold-picture.ts";

type Thumbnail = { readonly image: Buffer; readonly width: number; readonly height: number };
type Placed = { readonly input: Buffer; readonly left: number; readonly top: number };

const sheetWidth = 2000;
const sheetHeight = 2000;
const gap = 24;
const labelHeight = 22;
const ground = "#ffffff";

/**
 * Lays the pictures out on sheets (`contact-sheet-360-1.png`), those of one size together, each
 * with its file's name under it; gives back how many sheets there are.
 */
export async function makeContactSheets(folder: string, files: readonly string[]): Promise<number> {
  let sheets = 0;
  const bySize = Map.groupBy(files, (file) => /-(\w+)\.png$/.exec(file)?.[1] ?? "");
  for (const [size, group] of bySize) {
    const layouts = layOut(await Promise.all(group.map(makeThumbnail)));
    for (const [index, placed] of layouts.entries()) {
      const bottom = Math.max(...placed.map(({ top, height }) => top + height)) + gap;
      await sharp({
        create: { width: sheetWidth, height: bottom, channels: 3, background: ground },
      })
        .composite(placed.map(({ input, left, top }): Placed => ({ input, left, top })))
        .png()
        .toFile(join(folder, `contact-sheet-${size}-${index + 1}.png`));
      sheets += 1;
    }
  }
  return sheets;
}

/** A picture in small with its name under it. */
async function makeThumbnail(file: string): Promise<Thumbnail> {
  const small = await foldPicture(file, sheetWidth - 2 * gap);
  const label = await sharp({
    text: { text: `<span foreground="#333">${basename(file, ".png")}</span>`, rgba: true, dpi: 96 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = Math.max(small.width, label.info.width);
  const height = small.height + labelHeight;
  const image = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: small.image, left: 0, top: 0 },
      { input: label.data, left: 0, top: small.height + 4 },
    ])
    .png()
    .toBuffer();
  return { image, width, height };
}

/** Rows from left to right, as many as a sheet is high. */
function layOut(thumbnails: readonly Thumbnail[]) {
  const sheets: (Placed & { height: number })[][] = [[]];
  let [left, top, rowHeight] = [gap, gap, 0];
  for (const { image, width, height } of thumbnails) {
    if (left > gap && left + width > sheetWidth) {
      [left, top, rowHeight] = [gap, top + rowHeight + gap, 0];
    }
    if (top > gap && top + height > sheetHeight) {
      sheets.push([]);
      [left, top, rowHeight] = [gap, gap, 0];
    }
    sheets.at(-1)?.push({ input: image, left, top, height });
    left += width + gap;
    rowHeight = Math.max(rowHeight, height);
  }
  return sheets;
}
