import { inflateSync } from "node:zlib";

/** What a PDF that Chromium has made shows of how it is laid out. */
export type PrintedPages = {
  readonly sheets: number;
  /** The smallest space that a sheet leaves free on the left or above, in points. */
  readonly margin: number;
  /** Where lines of text stand, from above, in the browser's pixels; a list for each drawn part. */
  readonly parts: readonly (readonly number[])[];
};

/** Chromium draws on a grid of 300 dots an inch. */
const pointsPerDot = 72 / 300;

/** Reads a PDF by what draws it: a sheet's first offset, and the origin of each piece of text. */
export function readPdf(pdf: Buffer): PrintedPages {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    const bytes = pdf.subarray(start, text.indexOf("endstream", start));
    return inflateSync(bytes).toString("latin1");
  });
  const offsets = streams.flatMap((stream) => {
    const [, left, top] =
      stream.match(/^\.2399\S* 0 0 \S+ 0 \S+ cm\nq\n(?:1 0 0 1 )?(\S+) (\S+) /) ?? [];
    return left && top ? [Number(left), Number(top)] : [];
  });
  return {
    sheets: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    margin: Math.min(...offsets) * pointsPerDot,
    parts: streams.map((stream) => {
      const origins = [...stream.matchAll(/^1 0 0 -1 \S+ (\S+) Tm$/gm)].map(([, y]) => Number(y));
      return [...new Set(origins)].sort((a, b) => a - b);
    }),
  };
}
