import sharp, { type CreateText } from "sharp";

/** How a text is set, and the space for it; lengths in pixels. */
type TextStyle = {
  readonly colour: string;
  /** What it is set in where it fits. */
  readonly size: number;
  /** Times the size. */
  readonly lineHeight: number;
  readonly width: number;
  readonly mostLines: number;
  /** Between its letters, besides what they have themselves. */
  readonly tracking?: number;
  readonly align?: "left" | "centre";
};

/** How Pango counts, at 72 dots an inch: so many are a pixel. */
const pangoUnits = 1024;

/** A single letter at the end of a line belongs to the next word: “s bazenom”, “e disponibilità”. */
const loneLetter = /(?<=^| )(\p{L}) /gu;

/** Makes the font files at these paths known, of which `family` is the name. */
export async function loadTypeface(family: string, files: readonly string[]): Promise<void> {
  for (const fontfile of files) {
    await sharp({ text: { text: "a", font: family, fontfile } })
      .raw()
      .toBuffer();
  }
}

/**
 * Sets a text in a loaded family: in the size of its style, or in the largest in which it fits. It is
 * drawn as pixels without a ground.
 */
export async function setText(
  text: string,
  { colour, size, lineHeight, width, mostLines, tracking = 0, align = "left" }: TextStyle,
  family: string,
) {
  const words = text
    .replace(loneLetter, "$1\u00a0")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  const spacing = `line_height="${lineHeight}" letter_spacing="${tracking * pangoUnits}"`;
  const markup = `<span foreground="${colour}" ${spacing}>${words}</span>`;
  const height = Math.round(mostLines * lineHeight * size);
  const drawn = await drawText({ text: markup, font: `${family} ${size}`, width, align, dpi: 72 });
  const isFitting = drawn.raw.width <= width && drawn.raw.height <= height;
  return isFitting ? drawn : drawText({ text: markup, font: family, width, align, height });
}

async function drawText(text: CreateText) {
  const { data, info } = await sharp({ text: { ...text, rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
