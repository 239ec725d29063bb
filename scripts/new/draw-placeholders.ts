import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import sharp from "sharp";
import type { IconSet } from "../../build/assets/drawings.ts";
import { placeholderNote } from "../../build/content/photo-files.ts";

const [width, height] = [2400, 1600];

/** A picture for each of these names, by its path: an icon of the set Lucide, and the file to replace. */
export async function drawPlaceholders(
  drawn: Readonly<Record<string, string>>,
): Promise<Record<string, Uint8Array>> {
  const icons: IconSet["icons"] = lucide.icons;
  const files = Object.entries(drawn).map(async ([name, icon], index) => {
    const tint = ["#e7e1d4", "#dfe0d2", "#e6dcd0", "#dde1e0"][index % 4];
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${tint}"/>
      <g transform="translate(960 480) scale(20)" color="#64787f">${icons[icon]?.body}</g>
      <text x="50%" y="1180" text-anchor="middle" font-family="serif" font-size="64"
        fill="#34505c">${name}.jpg</text></svg>`;
    const bytes = await sharp(Buffer.from(picture))
      .withExif({ IFD0: { ImageDescription: placeholderNote } })
      .jpeg({ quality: 80 })
      .toBuffer();
    return [`photos/${name}.jpg`, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
