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
};

/** A single letter at the end of a line belongs to the next word: “s bazenom”, “e disponibilità”. */
const loneLetter = /(?<=^| )(\p{L}) /gu;

/** Files of fonts with the names of their families, the first of which has most letters. */
export type Typeface = readonly { readonly name: string; readonly file: string }[];

/** Makes files of fonts known; returns the family to set texts in. */
export async function loadTypeface(typeface: Typeface): Promise<string> {
  for (const { name, file } of typeface) {
    await sharp({ text: { text: "a", font: name, fontfile: file } })
      .raw()
      .toBuffer();
  }
  // The comma at the end keeps a number in the last name from being a size.
  return `${[...new Set(typeface.map(({ name }) => name))].join()},`;
}

/**
 * Sets a text in a loaded family: in the size of its style, or in the largest in which it fits. It is
 * drawn as pixels without a ground.
 */
export async function setText(
  text: string,
  { colour, size, lineHeight, width, mostLines }: TextStyle,
  family: string,
) {
  const words = text
    .replace(loneLetter, "$1\u00a0")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  const markup = `<span foreground="${colour}" line_height="${lineHeight}">${words}</span>`;
  const height = Math.round(mostLines * lineHeight * size);
  const drawn = await drawText({ text: markup, font: `${family} ${size}`, width, dpi: 72 });
  const isFitting = drawn.raw.width <= width && drawn.raw.height <= height;
  return isFitting ? drawn : drawText({ text: markup, font: family, width, height });
}

async function drawText(text: CreateText) {
  const { data, info } = await sharp({ text: { ...text, rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
