import sharp, { type Raw } from "sharp";

/** Text drawn as pixels without a ground, and its size. */
export type SetText = { readonly input: Buffer; readonly raw: Raw };

/** How a text is set, and the space for it; lengths in pixels, sizes largest first. */
export type TextStyle = {
  readonly colour: string;
  readonly sizes: readonly number[];
  /** Times the size. */
  readonly lineHeight: number;
  readonly width: number;
  readonly mostLines: number;
};

/** A single letter at the end of a line belongs to the next word: “s bazenom”, “e disponibilità”. */
const loneLetter = /(?<=^| )(\p{L}) /gu;

/** How finely lines are balanced, in pixels. */
const step = 8;

/** Makes the font files at these paths known, of which `family` is the name. */
export async function loadTypeface(family: string, files: readonly string[]): Promise<void> {
  for (const fontfile of files) {
    await sharp({ text: { text: "a", font: family, fontfile } })
      .raw()
      .toBuffer();
  }
}

/**
 * Sets a text in a loaded family: in the largest size in which it fits, else in the smallest, and in
 * lines of about the same width.
 */
export async function setText(
  text: string,
  { colour, sizes, lineHeight, width, mostLines }: TextStyle,
  family: string,
): Promise<SetText> {
  const words = text
    .replace(loneLetter, "$1\u00a0")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  const markup = `<span foreground="${colour}" line_height="${lineHeight}">${words}</span>`;
  for (const [index, size] of sizes.entries()) {
    const draw = (within: number) => drawText(markup, `${family} ${size}`, within);
    const drawn = await draw(width);
    const { raw } = drawn;
    const isFitting = raw.width <= width && raw.height <= mostLines * lineHeight * size;
    if (isFitting || index === sizes.length - 1) return balanceLines(drawn, draw);
  }
  throw new Error("A style of text has no sizes.");
}

/** The narrowest drawing that needs no more lines. */
async function balanceLines(
  drawn: SetText,
  draw: (within: number) => Promise<SetText>,
): Promise<SetText> {
  let best = drawn;
  for (let within = drawn.raw.width - step; within > 0; within -= step) {
    const narrower = await draw(within);
    const { width, height } = narrower.raw;
    if (height > drawn.raw.height + step || width > within) break;
    best = narrower;
  }
  return best;
}

async function drawText(markup: string, font: string, width: number): Promise<SetText> {
  const { data, info } = await sharp({ text: { text: markup, font, width, dpi: 72, rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
