import type { Typeface } from "./typeface.ts";

/** The space for a text and the sizes it may have, largest first; all in pixels. */
export type TextBox = {
  readonly width: number;
  readonly mostLines: number;
  readonly sizes: readonly number[];
};

/** How finely lines are balanced, in pixels. */
const step = 4;

/** A text broken into lines that fit, and the size at which they do. */
export type FittedText = { readonly lines: readonly string[]; readonly size: number };

/** How much smaller than it could be a text may become if that saves a line. */
const smallestShare = 0.78;

/** A single letter at the end of a line belongs to the next word: “s bazenom”, “e disponibilità”. */
const loneLetter = /(?<=^| )(\p{L}) /gu;

/**
 * Breaks a text between words into lines of about the same width, in the largest size in which
 * they fit, or one somewhat smaller with fewer lines. What fits in none gets the smallest.
 */
export function fitText(
  text: string,
  { width, mostLines, sizes }: TextBox,
  typeface: Pick<Typeface, "measure">,
): FittedText {
  const words = text.replace(loneLetter, "$1\u00a0").split(" ");
  const all = sizes.map((size) => {
    const measure = (line: string) => typeface.measure(line, size);
    const lines = balanceLines(words, width, measure);
    const isFitting = lines.length <= mostLines && lines.every((line) => measure(line) <= width);
    return { lines, size, isFitting };
  });
  const fitting = all.filter(({ isFitting }) => isFitting);
  const [largest] = fitting;
  const { lines, size } = fitting
    .filter((one) => one.size >= smallestShare * (largest?.size ?? 0))
    .reduce(
      (best, one) => (one.lines.length < best.lines.length ? one : best),
      largest ?? all.at(-1) ?? { lines: words, size: 0 },
    );
  return { lines, size };
}

/** The fewest lines no wider than this where words allow, then the narrowest that are as few. */
function balanceLines(words: readonly string[], width: number, measure: (line: string) => number) {
  const lines = fillLines(words, width, measure);
  let best = lines;
  for (let narrower = width - step; narrower > 0; narrower -= step) {
    const tried = fillLines(words, narrower, measure);
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) break;
    best = tried;
  }
  return best;
}

function fillLines(words: readonly string[], width: number, measure: (line: string) => number) {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
