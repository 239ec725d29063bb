import { Blob, Face, Font, shape, Buffer as TextBuffer } from "harfbuzzjs";
import { Mistakes } from "../../check-content/mistakes.ts";

/** Sets text as outlines, so that a picture is the same whatever fonts a machine has. */
export type Typeface = {
  /** The width of a line in pixels, set in this size. */
  readonly measure: (text: string, sizePixels: number) => number;
  /** A line as an SVG group, in this size, its baseline starting at this place. */
  readonly draw: (text: string, sizePixels: number, left: number, baseline: number) => string;
};

/** An outline and where it stands in its line, in ems with y upwards. */
type Glyph = { readonly path: string; readonly x: number; readonly y: number };

/** Precise enough for a glyph as high as a picture. */
const unitsPerEm = 1000;

/**
 * The typeface in these font files (TrueType), each character from the first that has it; kerning
 * ends where the file changes. A text with a character that none has is a mistake.
 */
export function loadTypeface(files: readonly Uint8Array[]): Typeface {
  const fonts = files.map((file) => {
    const font = new Font(new Face(new Blob(file)));
    font.setScale(unitsPerEm, unitsPerEm);
    return font;
  });

  return {
    measure: (text, size) => (size / unitsPerEm) * setLine(fonts, text).width,
    draw: (text, size, left, baseline) => {
      const scale = size / unitsPerEm;
      const paths = setLine(fonts, text).glyphs.map(
        ({ path, x, y }) => `<path transform="translate(${x} ${y})" d="${path}"/>`,
      );
      const place = `translate(${left} ${baseline}) scale(${scale} ${-scale})`;
      return `<g transform="${place}">${paths.join("")}</g>`;
    },
  };
}

function setLine(fonts: readonly Font[], text: string): { glyphs: Glyph[]; width: number } {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const { font, part } of splitByFont(fonts, text)) {
    const buffer = new TextBuffer();
    buffer.addText(part);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      glyphs.push({ path: font.glyphToPath(codepoint), x: width + xOffset, y: yOffset });
      width += xAdvance;
    }
  }
  return { glyphs, width };
}

function splitByFont(fonts: readonly Font[], text: string) {
  const runs: { font: Font; part: string }[] = [];
  for (const character of text) {
    const font = fonts.find((one) => one.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
    if (!font) {
      throw new Mistakes([
        `The title “${text}” has the character “${character}”, which the font of headings lacks; write it without.`,
      ]);
    }
    const last = runs.at(-1);
    if (last?.font === font) last.part += character;
    else runs.push({ font, part: character });
  }
  return runs;
}
