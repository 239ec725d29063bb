import { inflateSync } from "node:zlib";

/** A sheet of a PDF that Chromium has made. */
export type Sheet = {
  /** What is left free on the left and above, in points. */
  readonly margin: { readonly left: number; readonly top: number };
  /** Where lines of text stand, from above, in the browser's pixels. */
  readonly lines: readonly number[];
};

/** Chromium draws on a grid of 300 dots an inch. */
const pointsPerDot = 72 / 300;

/** The sheets of a PDF, read from what draws them: their clip, and the origin of each piece of text. */
export function readSheets(pdf: Buffer): readonly Sheet[] {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    const bytes = pdf.subarray(start, text.indexOf("endstream", start));
    return inflateSync(bytes).toString("latin1");
  });
  return streams.flatMap((stream) => {
    const [, left, top] = stream.match(/^([\d.]+) ([\d.]+) [\d.]+ [\d.]+ re\nW/m) ?? [];
    const origins = [...stream.matchAll(/^1 0 0 -1 \S+ (\S+) Tm$/gm)].map(([, y]) => Number(y));
    if (origins.length === 0) return [];
    const margin = { left: Number(left) * pointsPerDot, top: Number(top) * pointsPerDot };
    return [{ margin, lines: [...new Set(origins)].sort((a, b) => a - b) }];
  });
}
